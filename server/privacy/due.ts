import { type SQL, sql } from 'drizzle-orm';
import { daysFrom, type Moment } from '../../contract/dates.ts';
import type { Keep } from '../../contract/privacy.ts';
import type { Database } from '../core/db/connection.ts';
import { tableOf } from '../core/db/personal/manifest.ts';
import {
  isNotHeld,
  isOverIn,
  readHeld,
  settingOf,
  timedTables,
} from '../core/db/personal/periods.ts';
import { queryRows } from '../core/db/rows.ts';
import { signInsOver } from './signIns.ts';

/** How many rows end now, and in the days to come. */
export interface Due {
  what: keyof Keep;
  now: number;
  soon: number;
}

/** The days that are looked ahead. */
export const DUE_DAYS = 30;

/** Counts what the job of the periods deletes by those that the operator sets, and deletes nothing. */
export async function countDue(db: Database, moment: Moment, keep: Keep): Promise<Due[]> {
  const held = await readHeld(db);
  const later = { ...moment, now: daysFrom(moment.now, DUE_DAYS) };
  const count = async (from: SQL, conditionAt: (at: Moment) => SQL | undefined) => {
    const [at, soon] = [conditionAt(moment), conditionAt(later)];
    if (!at || !soon) return { now: 0, soon: 0 };
    const [row] = await queryRows<{ now: number; soon: number }>(
      db,
      sql`select count(*) filter (where ${at})::int as now, count(*)::int as soon from ${from} where ${soon}`,
    );
    return { now: row?.now ?? 0, soon: (row?.soon ?? 0) - (row?.now ?? 0) };
  };
  const rows = timedTables.map(async (name) => {
    const what = settingOf(name);
    const notHeld = isNotHeld(name, held);
    const from = sql`${tableOf(name).table}`;
    const overAt = (at: Moment) => {
      const isOver = isOverIn(name, at, keep);
      return isOver && sql`${isOver} and ${notHeld}`;
    };
    return what ? [{ what, ...(await count(from, overAt)) }] : [];
  });
  const signIns = await count(sql`audit`, (at) => signInsOver(at, keep, held));
  return [...(await Promise.all(rows)).flat(), { what: 'signIns', ...signIns }];
}
