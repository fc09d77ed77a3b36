import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { englishText } from '../../../contract/messages.ts';
import { changePassword } from '../../accounts/change-password.ts';
import { enforce, MINUTE } from '../../accounts/limits.ts';
import { hashPassword, isPassword } from '../../accounts/passwords.ts';
import { inTransaction } from '../../db/connection.ts';
import { accounts } from '../../db/schema.ts';
import { refuseFields } from '../../errors.ts';

/** Tries of the current password at an open session. */
const TRIES = 10;

/** Another password for who knows the current one; guesses are limited (I15). */
export async function password(app: FastifyInstance) {
  app.hub('changePassword', async ({ person, body, sessionHash }) => {
    const now = app.clock.now();
    const limit = { name: 'password', who: person.id, windowMs: 15 * MINUTE, max: TRIES };
    await enforce(app.db, limit, now);
    const account = await app.db.query.accounts.findFirst({
      columns: { passwordHash: true },
      where: eq(accounts.id, person.id),
    });
    if (!(await isPassword(body.currentPassword, account?.passwordHash ?? null))) {
      throw refuseFields({ currentPassword: englishText({ key: 'error.currentPassword' }) });
    }
    const passwordHash = await hashPassword(body.password);
    const exceptTokenHash = sessionHash ?? undefined;
    await inTransaction(app.db, (tx) =>
      changePassword(tx, person, passwordHash, { now, exceptTokenHash }),
    );
    app.mail.wake();
    return { status: 'ok' as const };
  });
}
