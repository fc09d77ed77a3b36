import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Moment } from '../../contract/dates.ts';
import { closedQuarters, deadlineOf, isOverdue, type Quarter } from '../../contract/quarters.ts';
import type { ReportQuarter, ReportRow, reportListQuery } from '../../contract/staff/reports.ts';
import { inOrder } from '../core/db/columns.ts';
import type { Database } from '../core/db/connection.ts';
import { agenciesWith, firstContact, readList } from '../core/db/list.ts';
import { isOneOf, one, queryRows } from '../core/db/rows.ts';
import { invalidField } from '../core/errors.ts';
import { mustReport } from './quarters.ts';

type Query = z.output<typeof reportListQuery>;

/** Returns a closed quarter by its name, or the latest without a name. @throws InvalidInput for an unknown name */
export function closedQuarter(name: string | undefined, now: Date): Quarter {
  const [last, ...earlier] = closedQuarters(now) as [Quarter, ...Quarter[]];
  if (name === undefined || name === last.name) return last;
  const found = earlier.find((quarter) => quarter.name === name);
  if (!found) throw invalidField('quarter', 'validation.select');
  return found;
}

/** The reports of agency `g` on a quarter that may count: all but infected ones. */
const reportsOf = ({ name }: Quarter): SQL =>
  sql`from reports where quarter = ${name} and agency_id = g.id and scan <> 'INFECTED'`;

/** Joins the report of agency `g` on a quarter that counts as `r`. */
export const reportOf = (quarter: Quarter): SQL => sql`left join lateral (
  select id, filename, uploaded_at, scan ${reportsOf(quarter)} order by uploaded_at desc, id limit 1) r on true`;

/** Joins the sums of agency `g` and a quarter as `s`: those of the report that counts, if it was read. */
const sumsOf = ({ name }: Quarter): SQL =>
  sql`left join report_sums s on s.agency_id = g.id and s.quarter = ${name}`;

/** The sums of `s` as an API record. */
const totals = sql`json_build_object('events', s.events, 'cancelled', s.cancelled, 'roomNights', s.room_nights,
  'hotelRevenue', s.hotel_revenue, 'commission', s.commission)`;

export async function listReportStates(
  db: Database,
  { filter: { id, q, quarter: name, state, findings }, ...order }: Query,
  moment: Moment,
): Promise<{ rows: ReportRow[]; total: number }> {
  const quarter = closedQuarter(name, moment.now);
  const deadline = deadlineOf(quarter);
  const missing = isOverdue(quarter, moment) ? 'OVERDUE' : 'DUE';
  // The same as `r.id is not null`, but counted for thousands of agencies without a join.
  const reported = sql`exists (select ${reportsOf(quarter)})`;
  const where = [sql`(${reported} or ${mustReport(quarter)})`];
  if (id) where.push(isOneOf(sql`g.id`, id));
  if (q) where.push(sql`g.id in (${agenciesWith(q)})`);
  if (state === 'SUBMITTED') where.push(reported);
  else if (state) where.push(state === missing ? sql`not ${reported}` : sql`false`);
  if (findings) {
    where.push(findings === 'true' ? sql`s.finding_count > 0` : sql`s.finding_count = 0`);
  }
  const { rows, total } = await readList<ReportRow, Query['sort'][0]>(
    db,
    {
      columns: sql`g.id, g.name, r.id as "reportId", r.filename, r.uploaded_at as "uploadedAt",
        r.scan = 'WAITING' as "beingChecked",
        case when r.id is null then ${missing}::text else 'SUBMITTED' end as state, ${firstContact},
        case when s.report_id is not null then ${totals} end as totals, s.finding_count as "findingCount"`,
      from: sql`agencies g ${reportOf(quarter)} ${sumsOf(quarter)}`,
      countFrom: sql`agencies g ${order.sort[0] === 'uploadedAt' ? reportOf(quarter) : sql``}
        ${findings ? sumsOf(quarter) : sql``}`,
      where,
      orderBy: { name: inOrder(sql`g.folded_name`), uploadedAt: sql`r.uploaded_at` },
      optional: ['name', 'uploadedAt'],
      key: sql`g.id`,
    },
    order,
  );
  return { rows: rows.map((row) => ({ ...row, deadline: deadline.toISOString() })), total };
}

type Counts = Pick<ReportQuarter, 'submitted' | 'withFindings' | 'totals'> & { missing: number };

/**
 * Returns the numbers of agencies that have and have not reported on a closed quarter, and the sums of all reports. Each
 * table is gone through once: to look up the reports of each agency takes six times as long.
 */
export async function readQuarter(
  db: Database,
  quarter: Quarter,
  moment: Moment,
): Promise<ReportQuarter> {
  const deadline = deadlineOf(quarter);
  const overdue = isOverdue(quarter, moment);
  const { missing, ...counts } = one(
    await queryRows<Counts>(
      db,
      sql`
    select agency.submitted, agency.missing, sums."withFindings", sums.totals
    from (
      select count(reported.agency_id)::int as submitted, count(*) filter (where reported.agency_id is null)::int as missing
      from agencies g left join (
        select distinct agency_id from reports where quarter = ${quarter.name} and scan <> 'INFECTED'
      ) reported on reported.agency_id = g.id
      where reported.agency_id is not null or ${mustReport(quarter)}
    ) agency, (
      select count(*) filter (where finding_count > 0)::int as "withFindings",
        json_build_object('events', coalesce(sum(events), 0), 'cancelled', coalesce(sum(cancelled), 0),
          'roomNights', coalesce(sum(room_nights), 0), 'hotelRevenue', coalesce(sum(hotel_revenue), 0),
          'commission', coalesce(sum(commission), 0)) as totals
      from report_sums where quarter = ${quarter.name}
    ) sums`,
    ),
  );
  return {
    ...counts,
    name: quarter.name,
    deadline: deadline.toISOString(),
    due: overdue ? 0 : missing,
    overdue: overdue ? missing : 0,
  };
}
