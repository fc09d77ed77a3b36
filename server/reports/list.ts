import { sql } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { readPaging } from '../../contract/paging.ts';
import type { ListMeta, Report } from '../../contract/records.ts';
import type { ReportReading } from '../../contract/reportReading.ts';
import type { ScanState } from '../../contract/scans.ts';
import type { Database } from '../core/db/connection.ts';
import { readPage } from '../core/db/list.ts';
import { queryRows } from '../core/db/rows.ts';
import type { StoredReading } from '../core/db/tables/reports.ts';
import { storedReading } from './bookings.ts';

interface Row {
  id: string;
  filename: string;
  timestamp: Date | string;
  quarter: string;
  replaced: boolean;
  scan: ScanState;
  /** Its findings aren't needed. */
  reading: Pick<StoredReading, 'sheet' | 'totals' | 'findingCount'> | null;
}

/** An agency's report `r`, but for what was read in it. */
const columns = sql`r.id, r.filename, r.uploaded_at as timestamp, r.quarter, r.scan, exists (
    select from reports later
    where later.agency_id = r.agency_id and later.quarter = r.quarter and later.scan <> 'INFECTED'
      and later.uploaded_at > r.uploaded_at
  ) as replaced`;

const reportsOf = (agencyId: string) => [sql`r.agency_id = ${agencyId}`, sql`r.scan <> 'INFECTED'`];

/** Returns one page of an agency's past reports, newest first. */
export async function listReports(
  db: Database,
  agencyId: string,
  paging: string | undefined,
): Promise<{ content: Report[]; meta: ListMeta }> {
  const source = {
    columns: sql`${columns}, r.reading - 'findings' - 'hints' as reading`,
    from: sql`reports r`,
    where: reportsOf(agencyId),
    order: sql`r.uploaded_at desc, r.id`,
    size: limits.reportsPageSize,
    prepared: true,
  };
  const { rows, meta } = await readPage<Row>(db, source, readPaging(paging));
  return { content: rows.map(toReport), meta };
}

/** Returns one of an agency's past reports with what was read in it; undefined if it has none with this id. */
export async function findReport(
  db: Database,
  agencyId: string,
  id: string,
): Promise<{ report: Report; reading: ReportReading | null } | undefined> {
  const [row] = await queryRows<Omit<Row, 'reading'> & { reading: StoredReading | null }>(
    db,
    sql`select ${columns}, r.reading from reports r
      where ${sql.join([...reportsOf(agencyId), sql`r.id = ${id}`], sql` and `)}`,
  );
  return row && { report: toReport(row), reading: await storedReading(db, { ...row, agencyId }) };
}

export const toReport = ({
  id,
  filename,
  timestamp,
  quarter,
  replaced,
  scan,
  reading,
}: Row): Report => ({
  id,
  filename,
  timestamp: iso(timestamp),
  quarter,
  ...(replaced && { replaced }),
  ...(scan === 'WAITING' && { beingChecked: true }),
  ...(reading?.totals && {
    sheet: reading.sheet,
    totals: reading.totals,
    findingCount: reading.findingCount,
  }),
});
