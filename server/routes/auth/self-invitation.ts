import type { FastifyInstance } from 'fastify';
import { englishText } from '../../../contract/messages.ts';
import { enforce, HOUR } from '../../accounts/limits.ts';
import { inviteSelf } from '../../accounts/self-invitation.ts';
import { inTransaction } from '../../db/connection.ts';

/** Invitation-only signup: the answer is the same whatever becomes of it (D2). */
export async function selfInvitation(app: FastifyInstance) {
  const { accountsPerHour: max } = app.env.limits;

  app.hub('selfInvitation', async ({ body, ip }) => {
    const now = app.clock.now();
    await inTransaction(app.db, async (tx) => {
      await enforce(tx, { name: 'accounts', who: ip, windowMs: HOUR, max }, now);
      await inviteSelf(tx, body, { tokens: app.tokens, now });
    });
    app.mail.wake();
    return { status: 'ok' as const, message: englishText({ key: 'invitation.selfAnswer' }) };
  });
}
