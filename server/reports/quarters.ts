import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Moment } from '../../contract/dates.ts';
import {
  closedQuarters,
  openQuarters,
  proposedQuarter,
  type Quarter,
  reportedQuarters,
} from '../../contract/quarters.ts';
import type { OpenQuarter } from '../../contract/records.ts';
import type { ReportTotals } from '../../contract/reportReading.ts';
import type { ReportedQuarter } from '../../contract/team.ts';
import type { Queryable } from '../core/db/connection.ts';
import { timestamptz } from '../core/db/rows.ts';
import { reports } from '../core/db/schema.ts';
import { invalidField } from '../core/errors.ts';
import type { PersonAgency } from '../core/session/person.ts';

type Agency = Pick<PersonAgency, 'id' | 'approvedAt'>;
type Row = Partial<ReportTotals> & { quarter: string; reportId: string };

export async function quartersOfAgency(
  db: Queryable,
  { id, approvedAt }: Agency,
  moment: Moment,
): Promise<ReportedQuarter[]> {
  const names = closedQuarters(moment.now).map(({ name }) => name);
  const { rows } = await db.execute<Row>(sql`
    select distinct on (r.quarter) r.quarter, r.id as "reportId", s.events, s.cancelled,
      s.room_nights::float as "roomNights", s.hotel_revenue::float as "hotelRevenue", s.commission::float as commission
    from reports r left join report_sums s on s.report_id = r.id
    where r.agency_id = ${id} and r.scan <> 'INFECTED'
      and r.quarter = any(${sql.param(names)})
    order by r.quarter, r.uploaded_at desc, r.id`);
  const reported = new Map(rows.map((row) => [row.quarter, row]));
  return reportedQuarters(moment, approvedAt, (name) => {
    const found = reported.get(name);
    if (!found) return undefined;
    const { quarter: _, reportId, events, ...sums } = found;
    return { reportId, totals: events == null ? null : ({ events, ...sums } as ReportTotals) };
  });
}

export async function openQuartersOf(
  db: Queryable,
  { id, approvedAt }: Agency,
  now: Date,
): Promise<OpenQuarter[]> {
  const { quarter, filename, scan, agencyId, uploadedAt } = reports;
  const names = closedQuarters(now).map(({ name }) => name);
  const latest = await db
    .selectDistinctOn([quarter], { quarter, filename })
    .from(reports)
    .where(and(eq(agencyId, id), ne(scan, 'INFECTED'), inArray(quarter, names)))
    .orderBy(quarter, desc(uploadedAt));
  const files = new Map(latest.map((report) => [report.quarter, report.filename]));
  return openQuarters(now, approvedAt, (name) => files.get(name));
}

/**
 * Returns the quarter that an upload is for: the chosen one, or where none is chosen the proposed one.
 * @throws InvalidInput for a quarter that can't be reported now
 */
export async function quarterOfUpload(
  db: Queryable,
  agency: Agency,
  chosen: string | undefined,
  now: Date,
): Promise<string> {
  const open = await openQuartersOf(db, agency, now);
  const name = chosen === undefined ? proposedQuarter(open) : chosen;
  const found = open.find((quarter) => quarter.name === name);
  if (!found) throw invalidField('quarter', 'validation.select');
  return found.name;
}

/**
 * The condition that an agency must report on a closed quarter, by the rule of the contract's `quarterlyReport`. Only an
 * approved agency can: another is neither counted as overdue nor reminded.
 * @param g names the agency in the statement
 */
export const mustReport = ({ end }: Quarter, g = sql`g`): SQL =>
  sql`(${g}.status = 'APPROVED' and ${g}.quarterly_report_required and ${g}.approved_at < ${timestamptz(end)})`;
