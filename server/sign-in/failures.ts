import { createHash } from 'node:crypto';
import { and, desc, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { SECOND } from '../../contract/dates.ts';
import type { Env } from '../core/config/env.ts';
import type { Queryable } from '../core/db/connection.ts';
import { forgetHits, WRONG_CODES } from '../core/db/rateLimits.ts';
import { timestamptz } from '../core/db/rows.ts';
import { loginFailures } from '../core/db/schema.ts';
import type { FailureKind } from '../core/db/tables/signIn.ts';
import { TooManyRequests } from '../core/errors.ts';
import { failedSignInLimits, lockOut } from '../core/rules/lockOut.ts';

/** An attempt to sign in: the address, which may be unknown, the network, and the device if it is known. */
export interface Attempt {
  email: string;
  network: string;
  device?: string | undefined;
}

/** When an attempt is made, and the limits of failures. */
interface Judging {
  env: Pick<Env, 'limits'>;
  now: Date;
}

/** A counter of recent failures: one failure is forgotten every `forgetMs`. */
interface FailureCount {
  key: string;
  /** Hash of the address; null for a counter of several addresses. */
  identity: string | null;
  kind: FailureKind;
  forgetMs: number;
  /** At so many failures attempts are refused. A pair has none, because it is locked. */
  max?: number;
}

const hash = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Returns the counters of an attempt. On a known device others' failures do not count. */
function countsOf({ email, network, device }: Attempt, env: Judging['env']) {
  const limits = failedSignInLimits(env.limits.failedSignInsPerHour);
  const of = (kind: FailureKind, parts: string[], identity: string | null = hash(email)) => ({
    kind,
    key: hash(kind, ...parts),
    identity,
  });
  return {
    pair: { ...of('pair', [email, network]), forgetMs: lockOut.forgetMs },
    limited: device
      ? [{ ...of('device', [email, device]), ...limits.device }]
      : [
          { ...of('network', [network], null), ...limits.network },
          { ...of('account', [email]), ...limits.account },
        ],
  };
}

const levelAt = (forgetMs: number, now: Date): SQL<number> =>
  sql`greatest(0, ${loginFailures.level}
    - extract(epoch from ${timestamptz(now)} - ${loginFailures.at}) * 1000 / ${forgetMs}::float8)`;

/**
 * Returns whether an attempt may be answered; false while its address is locked for its network. Asked again after the
 * password was checked, because others may have failed meanwhile.
 * @throws TooManyRequests until one of the failures that count for it is forgotten
 */
export async function isAdmitted(
  db: Queryable,
  attempt: Attempt,
  { env, now }: Judging,
): Promise<boolean> {
  const { pair, limited } = countsOf(attempt, env);
  const { key, level, at, lockedUntil } = loginFailures;
  const keys = [pair.key, ...limited.map((count) => count.key)];
  // A row for each counter, also if there is none yet: an address that was never tried takes no less time.
  const rows = await db
    .select({ key, level, at, isLocked: holdsAt(lockedUntil, now) })
    .from(sql`unnest(${sql.param(keys)}::text[]) as asked(key)`)
    .leftJoin(loginFailures, eq(key, sql`asked.key`));
  const waits = limited.map(({ key, forgetMs, max }) => {
    const row = rows.find((found) => found.key === key);
    const sinceMs = now.getTime() - (row?.at ?? now).getTime();
    return ((row?.level ?? 0) + 1 - max) * forgetMs - sinceMs;
  });
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw new TooManyRequests(waitMs / SECOND);
  return attempt.device !== undefined || !rows.find((row) => row.key === pair.key)?.isLocked;
}

/**
 * Adds a failure to a counter, or none, which takes the same time. Returns undefined and changes nothing while the
 * counter is full, or locked, so that nobody can prolong somebody else's lock.
 */
async function addFailure(
  db: Queryable,
  { key, identity, kind, forgetMs, max }: FailureCount,
  { failures = 1, now }: { failures?: 0 | 1; now: Date },
): Promise<{ level: number; lockedUntil: Date | null } | undefined> {
  const t = loginFailures;
  const level = sql`${levelAt(forgetMs, now)} + ${failures}::float8`;
  const lockMs = sql`least(${lockOut.longestLockMs}::float8, ${lockOut.firstLockMs}::float8 * power(2, ${level} - ${lockOut.failures}::float8))`;
  const lockedUntil = sql`case when ${level} > ${lockOut.failures - 1}::float8
    then ${timestamptz(now)} + ${lockMs} * interval '1 millisecond' end`;
  const [row] = await db
    .insert(t)
    .values({ key, identity, kind, level: failures, at: now })
    .onConflictDoUpdate({
      target: t.key,
      set: { level, at: now, ...(max === undefined && { lockedUntil }) },
      setWhere:
        max === undefined
          ? sql`not ${holdsAt(t.lockedUntil, now)}`
          : sql`${level} <= greatest(${max}::float8, ${failures}::float8)`,
    })
    .returning({ level: t.level, lockedUntil: t.lockedUntil });
  return row;
}

const holdsAt = (lockedUntil: SQLWrapper, now: Date): SQL<boolean> =>
  sql`coalesce(${lockedUntil} > ${timestamptz(now)}, false)`;

/** Forgets what was counted for an attempt that succeeded: on its device, else for its address and network. */
export async function forgetAttempt(
  db: Queryable,
  attempt: Attempt,
  { env }: Judging,
): Promise<void> {
  const { pair, limited } = countsOf(attempt, env);
  const [own] = attempt.device ? limited : [pair];
  await db.delete(loginFailures).where(eq(loginFailures.key, own?.key ?? ''));
}

/** Deletes the counters of an address on all networks: after a new password, or when staff unlock it. */
export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.identity, hash(email)));
  await forgetHits(db, WRONG_CODES, email);
}

/** Returns on how many networks sign-ins with an address are locked now, and until when the longest lock lasts. */
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
 * Counts a failed sign-in with an address, known or not. A lock of an account's address is recorded in the audit.
 * @throws TooManyRequests if concurrent failures were more than are answered: then this one is not
 */
export async function countFailure(
  db: Queryable,
  attempt: Attempt,
  { env, now }: Judging,
): Promise<void> {
  const { pair, limited } = countsOf(attempt, env);
  const counted = attempt.device ? undefined : await addFailure(db, pair, { now });
  for (const count of limited) {
    // A locked network must not delay others; the statement still runs, so that the time reveals nothing.
    const failures = count.kind === 'account' && !counted ? 0 : 1;
    const isAnswered = await addFailure(db, count, { failures, now });
    if (!isAnswered) throw new TooManyRequests(count.forgetMs / SECOND);
  }
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
