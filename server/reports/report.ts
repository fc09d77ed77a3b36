import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { LIST_REACH } from '../../contract/staff/reach.ts';
import type { BookingRow, bookingListQuery, StaffReport } from '../../contract/staff/reports.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import type { StoredReading } from '../core/db/tables/reports.ts';
import { NotFound } from '../core/errors.ts';
import { bookingColumns, storedReading } from './bookings.ts';

type Found = Omit<StaffReport, 'reading' | 'versions'> & { reading: StoredReading | null };
type Version = Omit<StaffReport['versions'][number], 'counts'>;

/** Returns a report with what was read in it, and the other reports on the same quarter. @throws NotFound */
export async function readStaffReport(db: Database, id: string): Promise<StaffReport> {
  const [report] = await queryRows<Found>(
    db,
    sql`
    select r.id, r.agency_id as "agencyId", g.name as agency, a.email, r.quarter, r.filename, r.size,
      r.uploaded_at as "uploadedAt", r.scan, r.reading
    from reports r join agencies g on g.id = r.agency_id left join accounts a on a.id = r.account_id
    where r.id = ${id}`,
  );
  if (!report) throw new NotFound();
  const { agencyId, quarter, scan } = report;
  const [reading, versions] = await Promise.all([
    scan === 'INFECTED' ? null : storedReading(db, report),
    queryRows<Version>(
      db,
      sql`
      select id, filename, uploaded_at as "uploadedAt", scan from reports
      where agency_id = ${agencyId} and quarter = ${quarter} order by uploaded_at desc, id`,
    ),
  ]);
  const counting = versions.find((version) => version.scan !== 'INFECTED');
  return {
    ...report,
    reading,
    versions: versions.map((version) => ({ ...version, counts: version.id === counting?.id })),
  };
}

/** Lists the events of a report, in the order of its rows. */
export async function listBookings(
  db: Database,
  {
    filter: { reportId },
    range: [first, last],
    sort: [, order],
  }: z.output<typeof bookingListQuery>,
): Promise<{ rows: BookingRow[]; total: number }> {
  const ofReport = sql`from bookings b where report_id = ${reportId ?? null}`;
  const [rows, [counted]] = await Promise.all([
    queryRows<BookingRow>(
      db,
      sql`
      select report_id || ':' || row as id, ${bookingColumns}
      ${ofReport}
      order by row ${order === 'DESC' ? sql`desc` : sql`asc`} limit ${last - first + 1} offset ${first}`,
    ),
    queryRows<{ total: number }>(
      db,
      sql`select count(*)::int as total from (select 1 ${ofReport} limit ${LIST_REACH}) found`,
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
