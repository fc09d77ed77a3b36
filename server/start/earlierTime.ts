import { sql } from 'drizzle-orm';
import { DAY, MINUTE } from '../../contract/dates.ts';
import { type Env, EnvironmentError } from '../core/config/env.ts';
import { describeSetting, type UnsafeSetting } from '../core/config/unsafeSettings.ts';
import type { Database } from '../core/db/connection.ts';
import { one, queryRows } from '../core/db/rows.ts';
import { refuseUnsafeSettings } from './startSafety.ts';

/** By so much the clocks of nodes may differ, and a clock may be corrected while a server runs. */
const TOLERATED_MS = 10 * MINUTE;

// What anybody does writes one of them: an index leads to the newest.
const newestTime = sql`select greatest(
  (select at from audit order by id desc limit 1),
  (select max(created_at) from mails),
  (select max(last_activity_at) from sessions)) as newest`;

/**
 * Refuses a start whose time is before that of the database: what was written would lie ahead, so that emails would wait
 * and locks and sessions last until then. No other code looks at times that lie ahead. Returns the unsafe setting if it
 * is allowed, which only a production start needs: elsewhere the offset can be kept.
 * @throws EnvironmentError that says what to do
 */
export async function refuseEarlierTime(
  env: Env,
  db: Database,
  now: Date,
): Promise<UnsafeSetting[]> {
  const { newest } = one(await queryRows<{ newest: string | null }>(db, newestTime));
  const ahead = newest === null ? 0 : Date.parse(newest) - now.getTime();
  if (ahead <= TOLERATED_MS) return [];
  const offset = Math.ceil(env.timeOffsetDays + ahead / DAY);
  const place = env.databaseUrl ? 'an empty database' : 'a new DATA_DIR';
  const setting: UnsafeSetting = {
    exception: 'clock',
    variable: env.production ? 'The clock' : 'HUB_TIME_OFFSET',
    problem: `the time is ${now.toISOString()}, but the database has entries of ${newest}`,
    fix: env.production
      ? "Correct this machine's clock, or wait until then."
      : `Start with HUB_TIME_OFFSET=${offset}, or with ${place}.`,
  };
  if (!env.production) throw new EnvironmentError(describeSetting(setting));
  refuseUnsafeSettings({ ...env, unsafe: [setting] });
  return [setting];
}
