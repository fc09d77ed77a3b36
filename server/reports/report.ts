import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { BookingRow, bookingListQuery, StaffReport } from '../../contract/staff/reports.ts';
import type { Database } from '../core/db/connection.ts';
import { readList } from '../core/db/list.ts';
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

export function listBookings(
  db: Database,
  { filter, ...order }: z.output<typeof bookingListQuery>,
) {
  const source = {
    columns: sql`b.report_id || ':' || b.row as id, ${bookingColumns}`,
    from: sql`(select * from bookings where report_id = ${filter.reportId ?? null}) b`,
    where: [],
    orderBy: { row: sql`b.row` },
    key: sql`b.row`,
  };
  return readList<BookingRow, 'row'>(db, source, order);
}
