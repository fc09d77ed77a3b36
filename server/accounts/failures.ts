import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { lockOut } from '../../contract/lockOut.ts';
import type { Queryable } from '../db/connection.ts';
import { loginFailures } from '../db/schema.ts';
import type { FailureKind } from '../db/tables/sign-in.ts';
import type { Env } from '../env.ts';
import { HOUR, MINUTE } from './limits.ts';

/** A try to sign in: the address, known or not, the network, and the device where its owner signed in on it before. */
export interface Attempt {
  email: string;
  network: string;
  /** Id of the device. */
  device?: string;
}

/** A count of failures. One is forgotten in each `forgetMs`, so it tells how many there were lately. */
interface FailureCount {
  key: string;
  /** Hash of the address, by which its counts are found; null where several addresses are counted together. */
  identity: string | null;
  kind: FailureKind;
  forgetMs: number;
  /** Further ones are not counted: nothing gets any slower, and it is to be forgotten in some hours at most. */
  most: number;
}
export type FailureCounts = Record<FailureKind, FailureCount>;

const hash = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** What an attempt is counted by. */
export function countsOf(
  { email, network, device = '' }: Attempt,
  { failedSignInsPerHour: perHour }: Env['limits'],
): FailureCounts {
  const { forgetMs } = lockOut;
  const count = (kind: FailureKind, whose: string[], identity: string | null) => ({
    kind,
    key: hash(kind, ...whose),
    identity,
  });
  return {
    pair: { ...count('pair', [email, network], hash(email)), forgetMs, most: 100 },
    device: { ...count('device', [email, device], hash(email)), forgetMs, most: 12 },
    account: { ...count('account', [email], hash(email)), forgetMs: MINUTE, most: 160 },
    network: { ...count('network', [network], null), forgetMs: HOUR / perHour, most: perHour + 10 },
  };
}

/** What is left of some counts at a moment, in their order. */
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
    const forgotten = (now.getTime() - row.at.getTime()) / forgetMs;
    return {
      level: Math.max(0, row.level - forgotten),
      isLocked: row.lockedUntil !== null && row.lockedUntil > now,
    };
  });
}

/**
 * Adds a failure to a count, or nothing, which takes as long. Undefined while the count is locked: then nothing
 * changes, so that nobody can keep somebody else locked out. Only a pair is ever locked.
 */
export async function addFailure(
  db: Queryable,
  { key, identity, kind, forgetMs, most }: FailureCount,
  { failures = 1, now }: { failures?: 0 | 1; now: Date },
): Promise<{ level: number; lockedUntil: Date | null } | undefined> {
  const t = loginFailures;
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`extract(epoch from ${at} - ${t.at}) * 1000 / ${forgetMs}::float8`;
  const level = sql`least(${most}::float8, greatest(0, ${t.level} - ${forgotten}) + ${failures}::float8)`;
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
      setWhere: sql`coalesce(${t.lockedUntil} <= ${at}, true)`,
    })
    .returning({ level: t.level, lockedUntil: t.lockedUntil });
  return row;
}

/** Forgets one count. */
export async function forgetCount(db: Queryable, { key }: FailureCount): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** Forgets the failures of an address, wherever they came from: after a new password, or when staff unlock it. */
export async function forgetFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.identity, hash(email)));
}

/** From how many networks sign-ins with an address are locked now, and until when the longest; null where from none. */
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

/** Removes counts of which nothing is left. */
export async function sweepFailures(db: Queryable, now: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.at, new Date(now.getTime() - 24 * HOUR)));
}
