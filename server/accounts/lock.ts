import { createHash } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import { loginFailures } from '../db/schema.ts';
import { HOUR, MINUTE } from './limits.ts';

/** Failures within the window that lock; each one after that locks twice as long (F4). */
const FAILURES = 10;
const WINDOW_MS = 15 * MINUTE;
const FIRST_LOCK_MS = MINUTE;
const LONGEST_LOCK_MS = HOUR;
/** Without a failure for so long all is forgotten. */
const MEMORY_MS = 24 * HOUR;

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
  if (await isLocked(db, email, now)) return;
  const t = loginFailures;
  const at = sql`${now.toISOString()}::timestamptz`;
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const locked = sql`coalesce(${t.lockedUntil} > ${at}, false)`;
  const forgotten = sql`coalesce(${t.lockedUntil} < ${ago(MEMORY_MS)}, ${t.firstAt} < ${ago(WINDOW_MS)})`;
  const failures = sql`case when ${locked} then ${t.failures} when ${forgotten} then 1 else ${t.failures} + 1 end`;
  const lockMs = sql`least(${LONGEST_LOCK_MS}, ${FIRST_LOCK_MS} * power(2, least(${t.failures} + 1 - ${FAILURES}, 20)))`;
  const [row] = await db
    .insert(t)
    .values({ identity: keyOf(email), failures: 1, firstAt: now })
    .onConflictDoUpdate({
      target: t.identity,
      set: {
        failures,
        firstAt: sql`case when ${locked} or not ${forgotten} then ${t.firstAt} else ${at} end`,
        lockedUntil: sql`case
          when ${locked} then ${t.lockedUntil}
          when ${forgotten} or ${t.failures} + 1 < ${FAILURES} then null
          else ${at} + ${lockMs} * interval '1 millisecond' end`,
      },
    })
    .returning({ failures: t.failures, lockedUntil: t.lockedUntil });
  if (!row?.lockedUntil || row.lockedUntil.getTime() !== now.getTime() + lockOf(row.failures))
    return;
  // One statement, known address or not, so that both take alike long.
  const after = JSON.stringify({ failures: row.failures, lockedUntil: row.lockedUntil });
  await db.execute(sql`
    insert into audit (at, subject_type, subject_id, event, after)
    select ${at}, 'account', id, 'signInLocked', ${after}::jsonb from accounts where email = ${email}`);
}

/** Milliseconds that the lock of that failure lasts. */
const lockOf = (failures: number): number =>
  Math.min(LONGEST_LOCK_MS, FIRST_LOCK_MS * 2 ** Math.min(failures - FAILURES, 20));

/** Forgets the failures of an address: after a sign-in or a reset. */
export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.identity, keyOf(email)));
}

/** Removes failures that no longer count. */
export async function sweepFailures(db: Queryable, now: Date): Promise<void> {
  const old = new Date(now.getTime() - MEMORY_MS);
  await db
    .delete(loginFailures)
    .where(
      and(
        lt(loginFailures.firstAt, old),
        or(sql`${loginFailures.lockedUntil} is null`, lt(loginFailures.lockedUntil, old)),
      ),
    );
}
