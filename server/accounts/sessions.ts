import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, ne, or } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { idleMs } from '../../contract/policies.ts';
import type { Queryable } from '../db/connection.ts';
import { sessions } from '../db/schema.ts';

/** The form in which a session token is stored. */
export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Opens a session and answers its token, which only the cookie holds. */
export async function startSession(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<{ token: string; tokenHash: string }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashSessionToken(token);
  await db.insert(sessions).values({ tokenHash, accountId, createdAt: now, lastActivityAt: now });
  return { token, tokenHash };
}

/** Ends one session. */
export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the sessions of an account: all of them, or all but the caller's own. */
export async function endSessionsOf(
  db: Queryable,
  accountId: string,
  exceptTokenHash = '',
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, exceptTokenHash)));
}

/** Removes sessions that ended by themselves. */
export async function sweepSessions(db: Queryable, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastActivityAt, ago(idleMs())),
        lt(sessions.createdAt, ago(limits.sessionMaxMs)),
      ),
    );
}
