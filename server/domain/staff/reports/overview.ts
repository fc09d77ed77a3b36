import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { limits } from '../../../../contract/limits.ts';
import { closedQuarters, deadlineOf, type Quarter } from '../../../../contract/quarters.ts';
import type {
  ReportQuarter,
  ReportRow,
  reportListQuery,
} from '../../../../contract/staff/reports.ts';
import type { Database } from '../../../db/connection.ts';
import { invalidFields } from '../../../errors.ts';
import { containing, firstContact, isoTimes, readList } from '../list.ts';

type Query = z.output<typeof reportListQuery>;

/** Returns a closed quarter by its name, or the latest without a name. @throws InvalidInput for an unknown name */
export function closedQuarter(name: string | undefined, now: Date): Quarter {
  const [last, ...earlier] = closedQuarters(now) as [Quarter, ...Quarter[]];
  if (name === undefined || name === last.name) return last;
  const found = earlier.find((quarter) => quarter.name === name);
  if (!found) throw invalidFields({ quarter: { key: 'validation.select' } });
  return found;
}

/** The condition that agency `g` must report on a closed quarter, by the rule of domain/reports/quarterly-report.ts. */
export const mustReport = ({ end }: Quarter): SQL =>
  sql`g.quarterly_report_required and g.approved_at < ${end.toISOString()}::timestamptz`;

/** Joins the latest report of agency `g` on a quarter as `r`. */
export const reportOf = ({ name }: Quarter): SQL => sql`left join (
  select distinct on (agency_id) agency_id, id, filename, uploaded_at, scan from reports
  where quarter = ${name} and scan <> 'INFECTED' order by agency_id, uploaded_at desc) r on r.agency_id = g.id`;

/** Lists agencies with the state of their report for a quarter. */
export async function listReportStates(
  db: Database,
  { filter: { id, q, quarter: name, state }, ...order }: Query,
  now: Date,
): Promise<{ rows: ReportRow[]; total: number }> {
  const quarter = closedQuarter(name, now);
  const deadline = deadlineOf(quarter);
  const missing = now < deadline ? 'DUE' : 'OVERDUE';
  const where = [sql`(r.id is not null or (${mustReport(quarter)}))`];
  if (id) where.push(sql`g.id = any(${sql.param(id)}::uuid[])`);
  if (q) where.push(sql`lower(g.name) like ${containing(q)}`);
  if (state === 'SUBMITTED') where.push(sql`r.id is not null`);
  else if (state) where.push(state === missing ? sql`r.id is null` : sql`false`);
  const { rows, total } = await readList<ReportRow, Query['sort'][0]>(
    db,
    {
      columns: sql`g.id, g.name, r.id as "reportId", r.filename, r.uploaded_at as "uploadedAt",
        r.scan = 'WAITING' as "beingChecked",
        case when r.id is null then ${missing}::text else 'SUBMITTED' end as state, ${firstContact}`,
      from: sql`agencies g ${reportOf(quarter)}`,
      where,
      orderBy: { name: sql`lower(g.name)`, uploadedAt: sql`r.uploaded_at` },
      optional: ['name', 'uploadedAt'],
      key: sql`g.id`,
    },
    order,
  );
  return {
    rows: rows.map((row) => ({ ...isoTimes<ReportRow>(row), deadline: deadline.toISOString() })),
    total,
  };
}

/** Returns the `last` closed quarters with the numbers of agencies that have and have not reported. */
export async function reportQuarters(
  db: Database,
  now: Date,
  last: number = limits.reportQuarters,
): Promise<ReportQuarter[]> {
  const quarters = closedQuarters(now).slice(0, last);
  const counts = await Promise.all(
    quarters.map(async (quarter) => {
      const { rows } = await db.execute(sql`
        select count(r.id)::int as submitted, count(*) filter (where r.id is null)::int as missing
        from agencies g ${reportOf(quarter)}
        where r.id is not null or (${mustReport(quarter)})`);
      return rows[0] as { submitted: number; missing: number };
    }),
  );
  return quarters.map((quarter, index) => {
    const { submitted, missing } = counts[index] ?? { submitted: 0, missing: 0 };
    const deadline = deadlineOf(quarter);
    const open = now < deadline;
    return {
      name: quarter.name,
      deadline: deadline.toISOString(),
      submitted,
      due: open ? missing : 0,
      overdue: open ? 0 : missing,
    };
  });
}
