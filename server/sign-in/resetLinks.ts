import { and, eq, isNull } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import type { Transaction } from '../core/db/connection.ts';
import { resetTokens } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import type { Tokens } from '../core/mail/tokens.ts';

/** Emails an account a link to set a new password. */
export async function mailResetLink(
  tx: Transaction,
  tokens: Tokens,
  account: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { id, hash: tokenHash } = tokens.issue('reset');
  const expiresAt = new Date(now.getTime() + limits.resetTokenLifeMs);
  await tx
    .insert(resetTokens)
    .values({ id, tokenHash, accountId: account.id, createdAt: now, expiresAt });
  const link = { purpose: 'reset', id } as const;
  await enqueueMail(tx, { to: account.email, template: 'passwordReset', params: {}, link, now });
}

/** Ends all links of an account to set a new password. */
export async function endResetLinks(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.accountId, accountId), isNull(resetTokens.usedAt)));
}
