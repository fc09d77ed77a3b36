import { limits } from '../../../contract/limits.ts';
import { type ListMeta, listMeta, readPaging } from '../../../contract/paging.ts';
import type { Report } from '../../../contract/records.ts';
import type { ScanState } from '../../../contract/scans.ts';
import type { Database } from '../../db/connection.ts';

const SIZE = limits.reportsPageSize;

const PAGE = `
with counted as (select count(*)::int as elements from reports where agency_id = $1 and scan <> 'INFECTED'),
place as (
  select elements, (least($2::int, greatest(1, (elements + ${SIZE - 1}) / ${SIZE})) - 1) * ${SIZE} as start
  from counted
)
select place.elements, report.id, report.filename, report.uploaded_at as timestamp, report.quarter, report.scan,
  exists (
    select from reports later
    where later.agency_id = $1 and later.quarter = report.quarter and later.scan <> 'INFECTED'
      and later.uploaded_at > report.uploaded_at
  ) as replaced
from place
left join lateral (
  select id, filename, uploaded_at, quarter, scan from reports where agency_id = $1 and scan <> 'INFECTED'
  order by uploaded_at desc, id
  limit ${SIZE} offset place.start
) report on true
order by report.uploaded_at desc, report.id`;

interface Row {
  elements: number;
  id: string | null;
  filename: string;
  timestamp: Date;
  quarter: string;
  /** There is a later report on the quarter. */
  replaced: boolean;
  scan: ScanState;
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

/** Returns the API record of a report for its agency. */
export const toReport = ({
  id,
  filename,
  timestamp,
  quarter,
  replaced,
  scan,
}: Omit<Row, 'id' | 'elements'> & { id: string }): Report => ({
  id,
  filename,
  timestamp: timestamp.toISOString(),
  quarter,
  ...(replaced && { replaced }),
  ...(scan === 'WAITING' && { beingChecked: true }),
});
