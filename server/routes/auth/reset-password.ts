import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { englishText } from '../../../contract/messages.ts';
import { changePassword } from '../../accounts/change-password.ts';
import { askLater } from '../../accounts/guest-requests/ask.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { inTransaction } from '../../db/connection.ts';
import { accounts, resetTokens } from '../../db/schema.ts';
import { refuse } from '../../errors.ts';
import { hashToken } from '../../mail/tokens.ts';

/** Both steps to a new password (F1). */
export async function resetPassword(app: FastifyInstance) {
  // Nobody looks here whether there is an account: all addresses are answered alike, in like time.
  app.hub('initiateReset', async ({ body: { emailAddress: email }, ip }) => {
    await askLater(app.db, { kind: 'passwordReset', email, network: ip }, app.clock.now());
    return { status: 'ok' as const, message: englishText({ key: 'reset.answer' }) };
  });

  app.hub('resetPassword', async ({ body }) => {
    const now = app.clock.now();
    const alive = and(
      eq(resetTokens.tokenHash, hashToken(body.resetToken)),
      isNull(resetTokens.usedAt),
      gt(resetTokens.expiresAt, now),
    );
    // Looked at before the costly hashing, and again under lock.
    if ((await app.db.$count(resetTokens, alive)) === 0) throw refuse(400, 'error.deadToken');
    const passwordHash = await hashPassword(body.password);
    await inTransaction(app.db, async (tx) => {
      const [account] = await tx
        .select({ id: accounts.id, email: accounts.email })
        .from(resetTokens)
        .innerJoin(accounts, eq(accounts.id, resetTokens.accountId))
        .where(and(alive, eq(accounts.email, body.emailAddress), accounts.enabled))
        .for('update');
      if (!account) throw refuse(400, 'error.deadToken');
      await changePassword(tx, account, passwordHash, { now });
      // Whoever uses a mailed link has the mailbox.
      await tx
        .update(accounts)
        .set({ emailConfirmedAt: now })
        .where(and(eq(accounts.id, account.id), isNull(accounts.emailConfirmedAt)));
    });
    app.mail.wake();
    return { status: 'ok' as const };
  });
}
