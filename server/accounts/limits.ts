import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import { rateCounters } from '../db/schema.ts';
import { refuse } from '../errors.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export interface Limit {
  /** What is limited. */
  name: string;
  /** Whom: an address of the network, a mailbox, an account. Stored as a hash. */
  who: string;
  windowMs: number;
  max: number;
}

/**
 * Counts a hit in the current window and answers how many there were with it. The count is in the database, so a
 * limit holds for all nodes together; in a transaction that is rolled back the hit doesn't count.
 */
async function hit(db: Queryable, { name, who, windowMs }: Limit, now: Date): Promise<number> {
  const windowStart = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const key = `${name}:${createHash('sha256').update(who).digest('base64url')}`;
  const [row] = await db
    .insert(rateCounters)
    .values({ key, windowStart, hits: 1 })
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

/** Counts a hit. @throws Refusal 429 with Retry-After when it is one too many (I21). */
export async function enforce(db: Queryable, limit: Limit, now: Date): Promise<void> {
  if (await isWithin(db, limit, now)) return;
  const seconds = Math.ceil((limit.windowMs - (now.getTime() % limit.windowMs)) / 1000);
  throw refuse(429, 'error.tooManyRequests', undefined, { 'retry-after': String(seconds) });
}

/** Removes counters of windows that are over. */
export async function sweepCounters(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(rateCounters)
    .where(lt(rateCounters.windowStart, new Date(now.getTime() - 24 * HOUR)));
}
