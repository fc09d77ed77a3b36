import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import { accounts, resetTokens } from '../db/schema.ts';
import { hashToken } from '../mail/tokens.ts';

/** The condition for an unused, unexpired password reset link with that token. */
export const isValidReset = (token: string, now: Date) =>
  and(
    eq(resetTokens.tokenHash, hashToken(token)),
    isNull(resetTokens.usedAt),
    gt(resetTokens.expiresAt, now),
  );

/** Returns the address that a reset link was mailed to, undefined for an invalid link; doesn't use the link up. */
export async function readResetLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [owner] = await db
    .select({ email: accounts.email })
    .from(resetTokens)
    .innerJoin(accounts, eq(accounts.id, resetTokens.accountId))
    .where(isValidReset(token, now));
  return owner?.email;
}
