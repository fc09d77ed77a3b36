import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { HOUR, MINUTE } from '../../contract/dates.ts';
import { lockOut } from '../../contract/lockOut.ts';
import type { Env } from '../core/config/env.ts';
import type { Queryable } from '../core/db/connection.ts';
import { timestamptz } from '../core/db/rows.ts';
import { loginFailures } from '../core/db/schema.ts';
import type { FailureKind } from '../core/db/tables/signIn.ts';

/** An attempt to sign in: the address, which may be unknown, the network, and the device if it is known. */
export interface Attempt {
  email: string;
  network: string;
  /** Id of the device. */
  device?: string;
}

/** A counter of recent failures: one failure is forgotten every `forgetMs`. */
interface FailureCount {
  key: string;
  /** Hash of the address; null for a counter of several addresses. */
  identity: string | null;
  kind: FailureKind;
  forgetMs: number;
  /** The counter's maximum, so that it is forgotten within some hours. */
  max: number;
}
export type FailureCounts = Record<FailureKind, FailureCount>;

/**
 * A lock or turn that is further away than this was set by a clock that was wrong, and is ignored. It is far more than the
 * clocks of two nodes differ.
 */
export const FURTHEST_MS = HOUR;

const hash = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Returns the counters of an attempt. */
export function countsOf(
  { email, network, device = '' }: Attempt,
  { failedSignInsPerHour: perHour }: Env['limits'],
): FailureCounts {
  const { forgetMs } = lockOut;
  const count = (kind: FailureKind, parts: string[], identity: string | null) => ({
    kind,
    key: hash(kind, ...parts),
    identity,
  });
  return {
    pair: { ...count('pair', [email, network], hash(email)), forgetMs, max: 100 },
    device: { ...count('device', [email, device], hash(email)), forgetMs, max: 12 },
    account: { ...count('account', [email], hash(email)), forgetMs: MINUTE, max: 160 },
    network: { ...count('network', [network], null), forgetMs: HOUR / perHour, max: perHour + 10 },
  };
}

/** Returns the current levels of some counters, in their order. */
export async function readCounts(
  db: Queryable,
  counts: FailureCount[],
  now: Date,
): Promise<{ level: number; isLocked: boolean }[]> {
  const keys = counts.map(({ key }) => key);
  const rows = await db.select().from(loginFailures).where(inArray(loginFailures.key, keys));
  return counts.map(({ key, forgetMs }) => {
    const row = rows.find((found) => found.key === key);
    if (!row) return { level: 0, isLocked: false };
    const forgotten = Math.max(0, now.getTime() - row.at.getTime()) / forgetMs;
    const lockedMs = (row.lockedUntil?.getTime() ?? 0) - now.getTime();
    return {
      level: Math.max(0, row.level - forgotten),
      isLocked: lockedMs > 0 && lockedMs <= FURTHEST_MS,
    };
  });
}

/**
 * Adds a failure to a counter, or none, which takes the same time. Returns undefined and changes nothing while the
 * counter is locked, so that nobody can prolong somebody else's lock. Only a pair of address and network is ever
 * locked.
 */
export async function addFailure(
  db: Queryable,
  { key, identity, kind, forgetMs, max }: FailureCount,
  { failures = 1, now }: { failures?: 0 | 1; now: Date },
): Promise<{ level: number; lockedUntil: Date | null } | undefined> {
  const t = loginFailures;
  const at = timestamptz(now);
  const forgotten = sql`greatest(0, extract(epoch from ${at} - ${t.at})) * 1000 / ${forgetMs}::float8`;
  const level = sql`least(${max}::float8, greatest(0, ${t.level} - ${forgotten}) + ${failures}::float8)`;
  const lockMs = sql`least(${lockOut.longestLockMs}::float8, ${lockOut.firstLockMs}::float8 * power(2, ${level} - ${lockOut.failures}::float8))`;
  const [row] = await db
    .insert(t)
    .values({ key, identity, kind, level: failures, at: now })
    .onConflictDoUpdate({
      target: t.key,
      set: {
        level,
        at: now,
        ...(kind === 'pair' && {
          lockedUntil: sql`case when ${level} > ${lockOut.failures - 1}::float8
            then ${at} + ${lockMs} * interval '1 millisecond' end`,
        }),
      },
      setWhere: sql`coalesce(not ${holdsAt(t.lockedUntil, now)}, true)`,
    })
    .returning({ level: t.level, lockedUntil: t.lockedUntil });
  return row;
}

/** Returns the condition that a lock holds at `now`. */
const holdsAt = (lockedUntil: SQLWrapper, now: Date): SQL => {
  const latest = new Date(now.getTime() + FURTHEST_MS);
  return sql`(${lockedUntil} > ${timestamptz(now)} and ${lockedUntil} <= ${timestamptz(latest)})`;
};

export async function forgetCount(db: Queryable, { key }: FailureCount): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** Deletes the counters of an address on all networks: after a new password, or when staff unlock it. */
export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.identity, hash(email)));
}

/**
 * Returns on how many networks sign-ins with an address are locked now, and until when the longest lock lasts. As in
 * {@link lockedAccounts}, a lock that was set by a wrong clock is included, so that staff can remove it.
 */
export async function locksOf(
  db: Queryable,
  email: string,
  now: Date,
): Promise<{ until: Date | null; networks: number }> {
  const { identity, lockedUntil } = loginFailures;
  const rows = await db
    .select({ lockedUntil })
    .from(loginFailures)
    .where(and(eq(identity, hash(email)), gt(lockedUntil, now)))
    .orderBy(desc(lockedUntil));
  return { until: rows[0]?.lockedUntil ?? null, networks: rows.length };
}

/** Returns a query of the ids of all accounts whose sign-in is locked on some network now. */
export const lockedAccounts = (now: Date): SQL => sql`
  select account.id from login_failures failure join accounts account on address_hash(account.email) = failure.identity
  where failure.kind = 'pair' and failure.locked_until > ${timestamptz(now)}`;

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
    select ${timestamptz(now)}, 'account', id, 'signInLocked', ${after}::jsonb
    from accounts where email = ${email}`);
}
