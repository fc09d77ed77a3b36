import { and, type SQL, sql } from 'drizzle-orm';
import { DAY, type Moment, monthsFrom, startOf, todayAt } from '../../../../contract/dates.ts';
import type { Keep } from '../../../../contract/privacy.ts';
import type { Database } from '../connection.ts';
import { timestamptz } from '../rows.ts';
import { holds } from '../schema.ts';
import { by, type PersonKeys, personKeys } from './keys.ts';
import { rulesOf, tableNames, tableOf } from './manifest.ts';
import type { Period, TableName, Timed } from './rules.ts';

/** Of whom nothing is deleted for now. */
export interface Held {
  people: readonly PersonKeys[];
  agencyIds: readonly string[];
}

export async function readHeld(db: Database): Promise<Held> {
  const rows = await db.select({ kind: holds.kind, id: holds.subjectId }).from(holds);
  const idsOf = (kind: 'person' | 'agency') =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const people = await Promise.all(
    idsOf('person').map((accountId) => personKeys(db, { accountId })),
  );
  return { people, agencyIds: idsOf('agency') };
}

const isTimed = (period: Period): period is Timed => 'since' in period;
export const timedTables: readonly TableName[] = tableNames.filter((name) =>
  isTimed(rulesOf(name).keptFor),
);

/** Returns the operator's setting of a period. */
export const settingOf = (name: TableName): keyof Keep | undefined => {
  const period = rulesOf(name).keptFor;
  if ('afterYears' in period) return period.afterYears;
  return 'afterDays' in period && typeof period.afterDays === 'string'
    ? period.afterDays
    : undefined;
};

/** Returns the first moment that is late enough for a period of so many days not to be over yet. */
export const daysAgo = (days: number, moment: Moment): Date =>
  new Date(startOf(todayAt(moment)).getTime() - days * DAY);
const yearsAgo = (years: number, moment: Moment): Date =>
  monthsFrom(startOf(todayAt(moment)), -12 * years);

/** Returns the condition that the period of a row is over; undefined if there is none, or it has no end. */
export function isOverIn(name: TableName, moment: Moment, keep: Keep): SQL | undefined {
  const period = rulesOf(name).keptFor;
  if (!isTimed(period)) return;
  const column = tableOf(name).columns[period.since];
  const from = (end: Date, sign: SQL) =>
    and(sql`${column} ${sign} ${timestamptz(end)}`, period.where ?? sql`true`);
  if ('afterMs' in period) return from(new Date(moment.now.getTime() - period.afterMs), sql`<=`);
  const setting = settingOf(name);
  if (setting && keep[setting] === 0) return;
  if ('afterYears' in period) return from(yearsAgo(keep[period.afterYears], moment), sql`<`);
  const days = typeof period.afterDays === 'number' ? period.afterDays : keep[period.afterDays];
  return from(daysAgo(days, moment), sql`<`);
}

/** Returns the condition that a row is not of anybody held. */
export function isNotHeld(name: TableName, held: Held): SQL {
  const rules = rulesOf(name);
  const { agencyId } = tableOf(name).columns;
  const own = rules.rows === 'ofNobody' ? [] : held.people.map(rules.rowsOf);
  const ofAgency = agencyId
    ? [by.agency(agencyId)({ agencyIds: held.agencyIds } as PersonKeys)]
    : [];
  return sql`(${sql.join([sql`false`, ...own, ...ofAgency], sql` or `)}) is not true`;
}

/**
 * Returns a statement that deletes rows of which the period is over, as many as one takes: the oldest first, by which their index
 * is used also where statistics from before the last batches promise many more.
 */
export function deleteOver(name: TableName, isOver: SQL, held: Held, batch: number): SQL {
  const { table, columns } = tableOf(name);
  const { keptFor } = rulesOf(name);
  const order = isTimed(keptFor) ? sql`order by ${columns[keptFor.since]}` : sql``;
  return sql`delete from ${table} where ctid = any(array(select ctid from ${table}
    where ${isOver} and ${isNotHeld(name, held)} ${order} limit ${batch} for update skip locked))`;
}
