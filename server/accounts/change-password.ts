import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit.ts';
import type { Transaction } from '../db/connection.ts';
import { accounts, resetTokens } from '../db/schema.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { forgetFailures } from './lock.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Sets a new password: all links to set one die, all sessions end but the one of `exceptTokenHash`, the lock opens,
 * and a mail tells the owner (F1).
 */
export async function changePassword(
  tx: Transaction,
  account: { id: string; email: string },
  passwordHash: string,
  { now, exceptTokenHash }: { now: Date; exceptTokenHash?: string },
): Promise<void> {
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
  await tx
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.accountId, account.id), isNull(resetTokens.usedAt)));
  await endSessionsOf(tx, account.id, exceptTokenHash);
  await forgetFailures(tx, account.email);
  await recordAudit(tx, {
    actorId: account.id,
    subject: { type: 'account', id: account.id },
    event: 'changePassword',
    at: now,
  });
  await enqueueMail(tx, { to: account.email, template: 'passwordChanged', params: {}, now });
}
