import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Device } from '../../contract/device.ts';
import { limits } from '../../contract/limits.ts';
import type { Queryable, Transaction } from '../db/connection.ts';
import { sessions } from '../db/schema.ts';

/** The form in which a session token is stored. */
export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A session's token, which only the cookie holds, and its hash, by which the session is found. */
export interface SessionToken {
  token: string;
  tokenHash: string;
}

function newToken(): SessionToken {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashSessionToken(token) };
}

export interface NewSession {
  accountId: string;
  /** The version of the password that was checked; absent where the same transaction has just set it. */
  passwordVersion?: number;
  device?: Device;
}

/**
 * Opens a session. Returns undefined where the account is disabled, or its password is no longer the one that was
 * checked: whoever changes it at this moment waits for this insert, or this insert for the change.
 */
export async function startSession(
  db: Queryable,
  { accountId, passwordVersion, device }: NewSession,
  now: Date,
): Promise<(SessionToken & { id: string }) | undefined> {
  const made = newToken();
  const at = sql`${now.toISOString()}::timestamptz`;
  const unchanged =
    passwordVersion === undefined ? sql`true` : sql`a.password_version = ${passwordVersion}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into sessions
      (token_hash, account_id, password_version, created_at, last_activity_at, browser, system)
    select ${made.tokenHash}, a.id, a.password_version, ${at}, ${at},
      ${device?.browser ?? null}::text, ${device?.system ?? null}::text
    from accounts a where a.id = ${accountId} and a.enabled and ${unchanged}
    for share
    returning id`);
  return rows[0] && { ...made, ...rows[0] };
}

/** Ends one session. */
export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the sessions of an account, all of them or all but one. Returns how many. */
export async function endSessionsOf(
  db: Queryable,
  accountId: string,
  exceptTokenHash = '',
): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, exceptTokenHash)));
  return rowCount ?? 0;
}

/**
 * For a change of rights: whoever uses a session of the account next gets a new token for it. A token that somebody
 * came by before opens nothing of what its person may do from now on.
 */
export async function renewSessionsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(sessions).set({ renew: true }).where(eq(sessions.accountId, accountId));
}

/** Carries out a renewal that {@link renewSessionsOf} asked for. Of several requests at once one does it. */
export async function renewSession(
  db: Queryable,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ tokenHash: to, previousHash: from, renewedAt: now, renew: false })
    .where(and(eq(sessions.tokenHash, from), sessions.renew));
}

/**
 * Takes a session over to a new password, with a new token; the one before is dead at once. Returns undefined where
 * the session was ended meanwhile.
 */
export async function rekeySession(
  tx: Transaction,
  tokenHash: string,
  passwordVersion: number,
): Promise<SessionToken | undefined> {
  const made = newToken();
  const { rowCount } = await tx
    .update(sessions)
    .set({ tokenHash: made.tokenHash, passwordVersion, previousHash: null, renew: false })
    .where(eq(sessions.tokenHash, tokenHash));
  return rowCount ? made : undefined;
}

/** Removes sessions that ended by themselves, once the longest that there can be would have ended. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - limits.sessionMaxMs);
  await db.delete(sessions).where(lt(sessions.createdAt, oldest));
}
