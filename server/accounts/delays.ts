import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/connection.ts';
import { loginFailures } from '../db/schema.ts';
import { TooManyRequests } from '../errors.ts';
import { type Attempt, countsOf, readCounts } from './failures.ts';

const SECOND = 1000;
/** How much time lies between two attempts: after `free` failures a second, then more and more. */
const growth = {
  /** The owner's own: each failure doubles it. */
  device: { free: 5, doubledBy: 1 },
  /** All other devices together, whose failures may be those of many strangers. */
  account: { free: 100, doubledBy: 10 },
};
const LONGEST_PAUSE_MS = 30 * SECOND;
/** Who would have to wait for longer is told to come back. */
const LONGEST_WAIT_MS = 30 * SECOND;

/**
 * How long an attempt has to wait: not at all, or for a time that grows with the failures. Neither a known device nor
 * the right password is refused for good.
 * @throws TooManyRequests after too many failures of the network, for a device that is not known, and where so many
 * attempts wait already that this one's turn is far.
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
    if (tooMany > 0) throw comeBack(tooMany * network.forgetMs);
    // It is going to be refused whatever it is: it takes nobody's turn.
    if (locking?.isLocked) return 0;
  }
  const pauseMs = pauseAfter(own?.level ?? 0, growth[attempt.device ? 'device' : 'account']);
  if (pauseMs === 0) return 0;
  const turn = await takeTurn(db, slowing.key, { pauseMs, now });
  if (!turn) throw comeBack(pauseMs);
  return turn.getTime() - now.getTime();
}

const comeBack = (ms: number) => new TooManyRequests(Math.ceil(ms / SECOND));

/** The first failures may be forgotten in part when the last one comes. */
const pauseAfter = (level: number, { free, doubledBy }: { free: number; doubledBy: number }) =>
  level <= free - 1 ? 0 : Math.min(LONGEST_PAUSE_MS, SECOND * 2 ** ((level - free) / doubledBy));

/** The next moment that nobody else has; undefined where it is too far away. */
async function takeTurn(
  db: Queryable,
  key: string,
  { pauseMs, now }: { pauseMs: number; now: Date },
): Promise<Date | undefined> {
  const t = loginFailures;
  const at = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`${Math.round(pauseMs)}::float8 * interval '1 millisecond'`;
  const [row] = await db
    .update(t)
    .set({ nextTurnAt: sql`greatest(${t.nextTurnAt}, ${at}) + ${pause}` })
    .where(
      sql`${t.key} = ${key} and coalesce(${t.nextTurnAt} <= ${at} + ${LONGEST_WAIT_MS}::float8 * interval '1 millisecond', true)`,
    )
    .returning({ nextTurnAt: t.nextTurnAt });
  return row?.nextTurnAt ? new Date(row.nextTurnAt.getTime() - Math.round(pauseMs)) : undefined;
}
