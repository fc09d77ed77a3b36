import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../contract/dates.ts';
import type { Queryable } from '../core/db/connection.ts';
import { timestamptz } from '../core/db/rows.ts';
import { loginFailures } from '../core/db/schema.ts';
import { TooManyRequests } from '../core/errors.ts';
import { type Attempt, countsOf, FURTHEST_MS, readCounts } from './failures.ts';

/** The pause between two attempts: one second after `free` failures, then doubled every `doubledBy` failures. */
const growth = {
  /** A known device of the owner. */
  device: { free: 5, doubledBy: 1 },
  /** All other devices together: their failures may come from many strangers. */
  account: { free: 100, doubledBy: 10 },
};
const LONGEST_PAUSE_MS = 30 * SECOND;
/** An attempt that would wait longer is refused with Retry-After. */
const LONGEST_WAIT_MS = 30 * SECOND;

/**
 * Returns for how many milliseconds an attempt has to wait; the time grows with the failures. A known device is never
 * locked.
 * @throws TooManyRequests for an unknown device after too many failures from its network, and if so many attempts wait
 * already that this one would wait too long
 */
export async function delayOf(
  { db, env }: Pick<FastifyInstance, 'db' | 'env'>,
  attempt: Attempt,
  now: Date,
): Promise<number> {
  const { pair, device, account, network } = countsOf(attempt, env.limits);
  const slowing = attempt.device ? device : account;
  const [own, locking, ofNetwork] = await readCounts(db, [slowing, pair, network], now);
  if (!attempt.device) {
    const tooMany = (ofNetwork?.level ?? 0) + 1 - env.limits.failedSignInsPerHour;
    if (tooMany > 0) throw retryAfter(tooMany * network.forgetMs);
    // A locked attempt will be refused in any case, so it does not delay others.
    if (locking?.isLocked) return 0;
  }
  const pauseMs = slowDownMs(own?.level ?? 0, growth[attempt.device ? 'device' : 'account']);
  if (pauseMs === 0) return 0;
  const turn = await takeTurn(db, slowing.key, { pauseMs, now });
  if (!turn) throw retryAfter(pauseMs);
  return turn.getTime() - now.getTime();
}

const retryAfter = (ms: number) => new TooManyRequests(Math.ceil(ms / SECOND));

/** Returns the pause in milliseconds. The level is fractional, because failures fade with time. */
const slowDownMs = (level: number, { free, doubledBy }: { free: number; doubledBy: number }) =>
  level <= free - 1 ? 0 : Math.min(LONGEST_PAUSE_MS, SECOND * 2 ** ((level - free) / doubledBy));

/** Reserves and returns the next free moment for an attempt; undefined if it is too far away. */
async function takeTurn(
  db: Queryable,
  key: string,
  { pauseMs, now }: { pauseMs: number; now: Date },
): Promise<Date | undefined> {
  const t = loginFailures;
  const at = timestamptz(now);
  const inMs = (ms: number) => sql`${at} + ${ms}::float8 * interval '1 millisecond'`;
  const next = sql`case when ${t.nextTurnAt} between ${at} and ${inMs(FURTHEST_MS)}
    then ${t.nextTurnAt} else ${at} end`;
  const pause = sql`${Math.round(pauseMs)}::float8 * interval '1 millisecond'`;
  const [row] = await db
    .update(t)
    .set({ nextTurnAt: sql`${next} + ${pause}` })
    .where(sql`${t.key} = ${key} and ${next} <= ${inMs(LONGEST_WAIT_MS)}`)
    .returning({ nextTurnAt: t.nextTurnAt });
  return row?.nextTurnAt ? new Date(row.nextTurnAt.getTime() - Math.round(pauseMs)) : undefined;
}
