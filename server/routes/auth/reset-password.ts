import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '../../../contract/limits.ts';
import { englishText } from '../../../contract/messages.ts';
import { changePassword } from '../../accounts/change-password.ts';
import { HOUR, isWithin } from '../../accounts/limits.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { inTransaction } from '../../db/connection.ts';
import { accounts, resetTokens } from '../../db/schema.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { hashToken } from '../../mail/tokens.ts';

/** Both steps to a new password (F1). */
export async function resetPassword(app: FastifyInstance) {
  const { resetsPerHour: max } = app.env.limits;

  app.hub('initiateReset', async ({ body: { emailAddress } }) => {
    const now = app.clock.now();
    await inTransaction(app.db, async (tx) => {
      // The counter is written for every address, known or not, so both cost a commit.
      const limit = { name: 'reset', who: emailAddress, windowMs: HOUR, max };
      const within = await isWithin(tx, limit, now);
      const account = await tx.query.accounts.findFirst({
        columns: { id: true, enabled: true },
        where: eq(accounts.email, emailAddress),
      });
      if (!within || !account?.enabled) return;
      const { id, hash } = app.tokens.issue('reset');
      await tx.insert(resetTokens).values({
        id,
        tokenHash: hash,
        accountId: account.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + limits.resetTokenLifeMs),
      });
      const link = { purpose: 'reset', id } as const;
      await enqueueMail(tx, { to: emailAddress, template: 'passwordReset', params: {}, link, now });
    });
    app.mail.wake();
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
    });
    app.mail.wake();
    return { status: 'ok' as const };
  });
}
