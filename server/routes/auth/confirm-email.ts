import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/connection.ts';
import { accounts, emailConfirmations } from '../../db/schema.ts';
import { refuse } from '../../errors.ts';
import { hashToken } from '../../mail/tokens.ts';

/** Confirms the address of an agency account with the mailed token (B11). */
export async function confirmEmail(app: FastifyInstance) {
  app.hub('confirmEmail', async ({ body: { confirmationToken } }) => {
    const now = app.clock.now();
    await inTransaction(app.db, async (tx) => {
      const [used] = await tx
        .update(emailConfirmations)
        .set({ usedAt: now })
        .where(
          and(
            eq(emailConfirmations.tokenHash, hashToken(confirmationToken)),
            isNull(emailConfirmations.usedAt),
            gt(emailConfirmations.expiresAt, now),
          ),
        )
        .returning({ accountId: emailConfirmations.accountId });
      if (!used) throw refuse(400, 'error.deadToken');
      await tx
        .update(accounts)
        .set({ emailConfirmedAt: now })
        .where(eq(accounts.id, used.accountId));
    });
    return { status: 'ok' as const };
  });
}
