import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accounts } from '../core/db/schema.ts';

/** The surprise registration. Without the setting SURPRISE_REGISTRATION its calls change nothing. */
export async function surprise(app: FastifyInstance) {
  const available = app.env.surpriseRegistration;

  const set = async (accountId: string, registered: boolean) => {
    const at = registered ? app.clock.now() : null;
    await app.db
      .update(accounts)
      .set({ surpriseRegisteredAt: at })
      .where(eq(accounts.id, accountId));
    return { available, registered };
  };
  const off = { available: false, registered: false };

  app.endpoint('validateSurprise', ({ person }) =>
    available ? { available, registered: person.surpriseRegisteredAt !== null } : off,
  );
  app.endpoint('surpriseRegistration', ({ person }) => (available ? set(person.id, true) : off));
  app.endpoint('unRegisterSurprise', ({ person }) => (available ? set(person.id, false) : off));
}
