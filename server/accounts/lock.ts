import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import type { Env } from '../env.ts';
import { type Attempt, addFailure, countsOf } from './failures.ts';

/**
 * Counts a failed sign-in with an address, known or not. A failure on a known device counts for the device only. A lock
 * of an account's address is recorded in the audit.
 */
export async function countFailure(
  db: Queryable,
  attempt: Attempt,
  { limits, now }: { limits: Env['limits']; now: Date },
): Promise<void> {
  const { pair, device, account, network } = countsOf(attempt, limits);
  if (attempt.device) {
    await addFailure(db, device, { now });
    return;
  }
  const [counted] = await Promise.all([
    addFailure(db, pair, { now }),
    addFailure(db, network, { now }),
  ]);
  // A locked attempt must not delay others, so it adds 0; the statement still runs, so that the time reveals nothing.
  await addFailure(db, account, { failures: counted ? 1 : 0, now });
  if (counted?.lockedUntil) await auditLock(db, attempt.email, counted, now);
}

/** Records a lock by one statement for known and unknown addresses, so that both take the same time. */
async function auditLock(
  db: Queryable,
  email: string,
  { level, lockedUntil }: { level: number; lockedUntil: Date | null },
  now: Date,
): Promise<void> {
  const after = JSON.stringify({ failures: Math.round(level), lockedUntil });
  await db.execute(sql`
    insert into audit (at, subject_type, subject_id, event, after)
    select ${now.toISOString()}::timestamptz, 'account', id, 'signInLocked', ${after}::jsonb
    from accounts where email = ${email}`);
}
