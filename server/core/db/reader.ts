import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { one, queryRows } from './rows.ts';
import { isUnavailable } from './unavailable.ts';

/**
 * Runs work that only reads and needs much of the database: exports and what is counted for staff. With a standby the
 * work runs there, and on the primary if the standby fails. So it must bear to be run twice.
 */
export type Read = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

/** How long the standby may take to have what the primary has, in milliseconds. */
const CATCH_UP_MS = 1_000;
const POLL_MS = 20;
/** For how long a standby that has failed is not asked again. */
const REST_MS = 10_000;

/** The driver gives up on a standby that can't be reached after this time. */
export const STANDBY_CONNECT_MS = 2_000;

/**
 * Returns the reader of a primary with a standby. What was acknowledged before the work begins is always read: the
 * standby is waited for until it has replayed what the primary had written, for at most a second.
 * @param onFallback is called with the reason why the primary is read instead
 */
export function readerOf(
  primary: Database,
  standby: Database,
  {
    onFallback,
    restMs = REST_MS,
  }: { onFallback(reason: string): void; restMs?: number | undefined },
): Read {
  let restsUntil = 0;
  const rest = (reason: string) => {
    restsUntil = performance.now() + restMs;
    onFallback(reason);
  };

  return async (work) => {
    if (performance.now() < restsUntil) return work(primary);
    const { place } = one(
      await queryRows<{ place: string }>(primary, sql`select pg_current_wal_lsn()::text as place`),
    );
    const problem = await findLag(standby, place);
    if (problem) rest(problem);
    else {
      try {
        return await work(standby);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        rest((error as Error).message);
      }
    }
    return work(primary);
  };
}

/** Waits until the standby has what the primary had written. Returns why it can't be used, or undefined. */
async function findLag(standby: Database, place: string): Promise<string | undefined> {
  const isOver = new AbortController();
  const caughtUp = sql`select pg_is_in_recovery() as "isStandby",
    coalesce(pg_last_wal_replay_lsn() >= ${place}::pg_lsn, false) as "hasIt"`;
  async function ask(): Promise<string | undefined> {
    while (!isOver.signal.aborted) {
      const { isStandby, hasIt } = one(
        await queryRows<{ isStandby: boolean; hasIt: boolean }>(standby, caughtUp),
      );
      if (!isStandby) return 'it is no standby any more';
      if (hasIt) return undefined;
      await delay(POLL_MS);
    }
  }
  const asked = ask().catch((error: Error) => error.message);
  const late = delay(CATCH_UP_MS, 'it lags behind', { signal: isOver.signal }).catch(() => '');
  return Promise.race([asked, late]).finally(() => isOver.abort());
}
