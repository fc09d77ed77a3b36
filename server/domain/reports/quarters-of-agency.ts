import { sql } from 'drizzle-orm';
import { closedQuarters, deadlineOf } from '../../../contract/quarters.ts';
import type { ReportTotals } from '../../../contract/reportReading.ts';
import type { ReportedQuarter } from '../../../contract/team.ts';
import type { PersonAgency } from '../../accounts/person.ts';
import type { Queryable } from '../../db/connection.ts';

type Row = Partial<ReportTotals> & { quarter: string; reportId: string };

/**
 * Returns the closed quarters of the last two years with their sums, the last first: those since the agency's approval,
 * and earlier ones with a report (decision E5).
 */
export async function quartersOfAgency(
  db: Queryable,
  { id, approvedAt }: Pick<PersonAgency, 'id' | 'approvedAt'>,
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
  const reports = new Map(rows.map((row) => [row.quarter, row]));
  return quarters.flatMap((quarter): ReportedQuarter[] => {
    const { name, end } = quarter;
    const found = reports.get(name);
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
