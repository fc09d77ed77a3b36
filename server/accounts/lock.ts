import { createHash } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { lockOut } from '../../contract/lockOut.ts';
import type { Queryable } from '../db/connection.ts';
import { loginFailures } from '../db/schema.ts';

const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Until when sign-ins with an address are, or were, locked; null where they never were. */
export async function lockedUntil(db: Queryable, email: string): Promise<Date | null> {
  const [row] = await db
    .select({ lockedUntil: loginFailures.lockedUntil })
    .from(loginFailures)
    .where(eq(loginFailures.identity, keyOf(email)));
  return row?.lockedUntil ?? null;
}

/** Whether sign-ins with that address are locked now. An open session and the reset never are. */
export async function isLocked(db: Queryable, email: string, now: Date): Promise<boolean> {
  const until = await lockedUntil(db, email);
  return until !== null && until > now;
}

/**
 * Counts a failed sign-in with an address, known or not. While it is locked nothing changes, so that nobody can keep
 * somebody else locked out for good. A lock is written into the audit, where the address is an account's.
 */
export async function countFailure(db: Queryable, email: string, now: Date): Promise<void> {
  const t = loginFailures;
  const at = sql`${now.toISOString()}::timestamptz`;
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const forgotten = sql`coalesce(${t.lockedUntil} < ${ago(lockOut.memoryMs)}, ${t.firstAt} < ${ago(lockOut.windowMs)})`;
  const lockMs = sql`least(${lockOut.longestLockMs}, ${lockOut.firstLockMs} * power(2, least(${t.failures} + 1 - ${lockOut.failures}, 20)))`;
  const [counted] = await db
    .insert(t)
    .values({ identity: keyOf(email), failures: 1, firstAt: now })
    .onConflictDoUpdate({
      target: t.identity,
      set: {
        failures: sql`case when ${forgotten} then 1 else ${t.failures} + 1 end`,
        firstAt: sql`case when ${forgotten} then ${at} else ${t.firstAt} end`,
        lockedUntil: sql`case
          when ${forgotten} or ${t.failures} + 1 < ${lockOut.failures} then null
          else ${at} + ${lockMs} * interval '1 millisecond' end`,
      },
      setWhere: sql`coalesce(${t.lockedUntil} <= ${at}, true)`,
    })
    .returning({ failures: t.failures, lockedUntil: t.lockedUntil });
  // Nothing was counted while it is locked; what was counted and has a lock has just got it.
  if (!counted?.lockedUntil) return;
  // One statement, known address or not, so that both take alike long.
  const after = JSON.stringify(counted);
  await db.execute(sql`
    insert into audit (at, subject_type, subject_id, event, after)
    select ${at}, 'account', id, 'signInLocked', ${after}::jsonb from accounts where email = ${email}`);
}

/** Forgets the failures of an address: after a sign-in or a reset. */
export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.identity, keyOf(email)));
}

/** Removes failures that no longer count. */
export async function sweepFailures(db: Queryable, now: Date): Promise<void> {
  const old = new Date(now.getTime() - lockOut.memoryMs);
  await db
    .delete(loginFailures)
    .where(
      and(
        lt(loginFailures.firstAt, old),
        or(sql`${loginFailures.lockedUntil} is null`, lt(loginFailures.lockedUntil, old)),
      ),
    );
}
