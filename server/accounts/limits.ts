import { createHash } from 'node:crypto';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Message } from '../../contract/messages.ts';
import type { Queryable } from '../db/connection.ts';
import { rateCounters } from '../db/schema.ts';
import { TooManyRequests } from '../errors.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export interface Limit {
  /** What is limited. */
  name: string;
  /** Whom: a network (`networkOf`), a mailbox, an account, an agency. Stored as a hash. */
  who: string;
  windowMs: number;
  max: number;
  /** What is said of one too many; default: that there were too many requests. */
  refusal?: Message;
}

/** The row of the current window. */
const counterOf = ({ name, who, windowMs }: Limit, now: Date) => ({
  key: `${name}:${createHash('sha256').update(who).digest('base64url')}`,
  windowStart: new Date(Math.floor(now.getTime() / windowMs) * windowMs),
});

/**
 * Counts a hit in the current window. Returns how many there were with it. The count is in the database, so a limit
 * holds for all nodes together; in a transaction that is rolled back the hit doesn't count.
 */
async function hit(db: Queryable, limit: Limit, now: Date): Promise<number> {
  const [row] = await db
    .insert(rateCounters)
    .values({ ...counterOf(limit, now), hits: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.windowStart],
      set: { hits: sql`${rateCounters.hits} + 1` },
    })
    .returning({ hits: rateCounters.hits });
  return row?.hits ?? 1;
}

/** Counts a hit; false when it is one too many. */
export const isWithin = async (db: Queryable, limit: Limit, now: Date): Promise<boolean> =>
  (await hit(db, limit, now)) <= limit.max;

/** Counts a hit. @throws TooManyRequests with Retry-After when it is one too many. */
export async function enforce(db: Queryable, limit: Limit, now: Date): Promise<void> {
  if (!(await isWithin(db, limit, now))) throw usedUp(limit, now);
}

/** Counts nothing. @throws TooManyRequests with Retry-After when a hit would be one too many. */
export async function refuseIfLimitReached(db: Queryable, limit: Limit, now: Date): Promise<void> {
  const { key, windowStart } = counterOf(limit, now);
  const full = and(
    eq(rateCounters.key, key),
    eq(rateCounters.windowStart, windowStart),
    gte(rateCounters.hits, limit.max),
  );
  if ((await db.$count(rateCounters, full)) > 0) throw usedUp(limit, now);
}

function usedUp({ windowMs, refusal }: Limit, now: Date): TooManyRequests {
  const seconds = Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000);
  return new TooManyRequests(seconds, refusal);
}

/** Removes counters of windows that are over. */
export async function sweepCounters(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(rateCounters)
    .where(lt(rateCounters.windowStart, new Date(now.getTime() - 24 * HOUR)));
}
