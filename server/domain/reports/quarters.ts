import { and, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  closedQuarters,
  deadlineOf,
  lastClosedQuarter,
  openQuarters,
  proposedQuarter,
} from '../../../contract/quarters.ts';
import type { OpenQuarter } from '../../../contract/records.ts';
import type { ReportTotals } from '../../../contract/reportReading.ts';
import type { ReportedQuarter } from '../../../contract/team.ts';
import type { PersonAgency } from '../../accounts/person.ts';
import type { Queryable } from '../../db/connection.ts';
import { agencies, reports } from '../../db/schema.ts';
import { invalidFields } from '../../errors.ts';

type Agency = Pick<PersonAgency, 'id' | 'approvedAt'>;
type Row = Partial<ReportTotals> & { quarter: string; reportId: string };

/**
 * Returns the closed quarters of the last two years with their sums, the last first: those since the agency's approval,
 * and earlier ones with a report (decision E5).
 */
export async function quartersOfAgency(
  db: Queryable,
  { id, approvedAt }: Agency,
  now: Date,
): Promise<ReportedQuarter[]> {
  const quarters = closedQuarters(now);
  const { rows } = await db.execute<Row>(sql`
    select distinct on (r.quarter) r.quarter, r.id as "reportId", s.events, s.cancelled,
      s.room_nights::float as "roomNights", s.hotel_revenue::float as "hotelRevenue", s.commission::float as commission
    from reports r left join report_sums s on s.report_id = r.id
    where r.agency_id = ${id} and r.scan <> 'INFECTED'
      and r.quarter = any(${sql.param(quarters.map(({ name }) => name))})
    order by r.quarter, r.uploaded_at desc, r.id`);
  const reported = new Map(rows.map((row) => [row.quarter, row]));
  return quarters.flatMap((quarter): ReportedQuarter[] => {
    const { name, end } = quarter;
    const found = reported.get(name);
    if (!found) {
      if (approvedAt === null || approvedAt >= end) return [];
      const state = now <= deadlineOf(quarter) ? 'OPEN' : 'OVERDUE';
      return [{ quarter: name, state, reportId: null, totals: null }];
    }
    const { quarter: _, reportId, events, ...sums } = found;
    const totals = events == null ? null : ({ events, ...sums } as ReportTotals);
    return [{ quarter: name, state: 'REPORTED', reportId, totals }];
  });
}

/** Returns the quarters that an agency can report now, the last first. */
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
  if (!found) throw invalidFields({ quarter: { key: 'validation.select' } });
  return found.name;
}

/**
 * Returns whether the agency must report, and whether a report is due and until when: if the last closed quarter ended
 * after the approval and has no report. The deadline is the end of day 30 of the new quarter.
 */
export function quarterlyReport(
  agency: Pick<
    PersonAgency,
    'status' | 'approvedAt' | 'quarterlyReportRequired' | 'reportedQuarter'
  > | null,
  now: Date,
): { required: boolean; due: boolean; deadline: Date | null } {
  const required = agency?.quarterlyReportRequired ?? false;
  const quarter = lastClosedQuarter(now);
  const due =
    required &&
    agency?.approvedAt != null &&
    agency.approvedAt < quarter.end &&
    (agency.reportedQuarter ?? '') < quarter.name;
  return { required, due, deadline: due ? deadlineOf(quarter) : null };
}

/** Returns the rule of {@link quarterlyReport} for a due report as a condition on agencies. */
export function reportIsDue(now: Date): SQL | undefined {
  const { name, end } = lastClosedQuarter(now);
  return and(
    eq(agencies.quarterlyReportRequired, true),
    lt(agencies.approvedAt, end),
    or(isNull(agencies.reportedQuarter), lt(agencies.reportedQuarter, name)),
  );
}
