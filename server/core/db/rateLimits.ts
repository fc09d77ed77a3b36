import { createHash } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Message } from '../../../contract/messages.ts';
import { TooManyRequests } from '../errors.ts';
import type { Queryable } from './connection.ts';
import { rateCounters } from './schema.ts';

export interface Limit {
  name: string;
  /** The limited network (`networkOf`), mailbox, account or agency. Stored as a hash. */
  who: string;
  windowMs: number;
  max: number;
  /** The error text when the limit is reached; default: too many requests. */
  refusal?: Message;
}

const counterOf = ({ name, who, windowMs }: Limit, now: Date) => ({
  key: `${name}:${createHash('sha256').update(who).digest('base64url')}`,
  windowStart: new Date(Math.floor(now.getTime() / windowMs) * windowMs),
});

/**
 * Counts a hit in the current window and returns the new total. The counter is in the database, so the limit applies to
 * all nodes together; a hit in a transaction that is rolled back doesn't count.
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

/** Counts a hit. Returns whether it is within the limit. */
export const isWithin = async (db: Queryable, limit: Limit, now: Date): Promise<boolean> =>
  (await hit(db, limit, now)) <= limit.max;

/** Counts a hit. @throws TooManyRequests if it exceeds the limit */
export async function enforce(db: Queryable, limit: Limit, now: Date): Promise<void> {
  if (!(await isWithin(db, limit, now))) throw limitReached(limit, now);
}

/** Checks a limit without counting. @throws TooManyRequests if another hit would exceed it */
export async function refuseIfLimitReached(db: Queryable, limit: Limit, now: Date): Promise<void> {
  const { key, windowStart } = counterOf(limit, now);
  const reached = and(
    eq(rateCounters.key, key),
    eq(rateCounters.windowStart, windowStart),
    gte(rateCounters.hits, limit.max),
  );
  if ((await db.$count(rateCounters, reached)) > 0) throw limitReached(limit, now);
}

function limitReached({ windowMs, refusal }: Limit, now: Date): TooManyRequests {
  const seconds = Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000);
  return new TooManyRequests(seconds, refusal);
}
