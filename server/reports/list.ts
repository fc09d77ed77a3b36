import { limits } from '../../contract/limits.ts';
import { listMeta, readPaging } from '../../contract/paging.ts';
import type { ListMeta, Report } from '../../contract/records.ts';
import type { ReportReading } from '../../contract/reportReading.ts';
import type { ScanState } from '../../contract/scans.ts';
import type { Database } from '../core/db/connection.ts';
import type { StoredReading } from '../core/db/tables/reports.ts';
import { storedReading } from './bookings.ts';

const SIZE = limits.reportsPageSize;

/** A report of agency $1 as columns. */
const COLUMNS = `report.id, report.filename, report.uploaded_at as timestamp, report.quarter, report.scan, report.reading,
  exists (
    select from reports later
    where later.agency_id = $1 and later.quarter = report.quarter and later.scan <> 'INFECTED'
      and later.uploaded_at > report.uploaded_at
  ) as replaced`;

const PAGE = `
with counted as (select count(*)::int as elements from reports where agency_id = $1 and scan <> 'INFECTED'),
place as (
  select elements, (least($2::int, greatest(1, (elements + ${SIZE - 1}) / ${SIZE})) - 1) * ${SIZE} as start
  from counted
)
select place.elements, ${COLUMNS}
from place
left join lateral (
  select id, filename, uploaded_at, quarter, scan, reading - 'findings' - 'hints' as reading
  from reports where agency_id = $1 and scan <> 'INFECTED'
  order by uploaded_at desc, id
  limit ${SIZE} offset place.start
) report on true
order by report.uploaded_at desc, report.id`;

const ONE = `
select ${COLUMNS}
from reports report
where report.agency_id = $1 and report.id = $2 and report.scan <> 'INFECTED'`;

interface Row {
  elements: number;
  id: string | null;
  filename: string;
  timestamp: Date;
  quarter: string;
  /** There is a later report on the quarter. */
  replaced: boolean;
  scan: ScanState;
  /** Its findings aren't needed. */
  reading: Pick<StoredReading, 'sheet' | 'totals' | 'findingCount'> | null;
}

/**
 * Returns one page of an agency's past reports, newest first; for a page after the last, the last (specification §5).
 */
export async function listReports(
  db: Database,
  agencyId: string,
  paging: string | undefined,
): Promise<{ content: Report[]; meta: ListMeta }> {
  const page = readPaging(paging);
  const values = [agencyId, page];
  const { rows } = await db.$client.query<Row>({ name: 'reports', text: PAGE, values });
  return {
    content: rows.flatMap(({ id, ...row }) => (id === null ? [] : [toReport({ id, ...row })])),
    meta: listMeta(page, rows[0]?.elements ?? 0, SIZE),
  };
}

/** Returns one of an agency's past reports with what was read in it; undefined if it has none with this id. */
export async function findReport(
  db: Database,
  agencyId: string,
  id: string,
): Promise<{ report: Report; reading: ReportReading | null } | undefined> {
  const values = [agencyId, id];
  type One = Omit<Row, 'elements' | 'id' | 'reading'> & {
    id: string;
    reading: StoredReading | null;
  };
  const { rows } = await db.$client.query<One>({ name: 'report', text: ONE, values });
  const [row] = rows;
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
}: Omit<Row, 'id' | 'elements'> & { id: string }): Report => ({
  id,
  filename,
  timestamp: timestamp.toISOString(),
  quarter,
  ...(replaced && { replaced }),
  ...(scan === 'WAITING' && { beingChecked: true }),
  ...(reading?.totals && {
    sheet: reading.sheet,
    totals: reading.totals,
    findingCount: reading.findingCount,
  }),
});
