import { type SQL, sql } from 'drizzle-orm';
import { daysFrom, type Moment } from '../../contract/dates.ts';
import type { Keep } from '../../contract/privacy.ts';
import type { Due } from '../../contract/staff/overview.ts';
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
import { accounts } from '../core/db/schema.ts';
import { inactiveOver, inactiveStays } from './inactive.ts';
import { signInsOver } from './signIns.ts';

/** The days that are looked ahead. */
export const DUE_DAYS = 30;

/** Counts what the job of the periods deletes and ends by those that the operator sets, and changes nothing. */
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
  const inactive = await count(sql`accounts`, (at) => inactiveOver(at, keep, held));
  const stays = inactiveStays(moment, keep, held);
  const stay = stays ? await db.$count(accounts, stays) : 0;
  return [
    ...(await Promise.all(rows)).flat(),
    { what: 'signIns', ...signIns },
    { what: 'inactive', ...inactive, stay },
  ];
}
