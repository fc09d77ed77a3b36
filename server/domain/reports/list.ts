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
select place.elements, report.id, report.filename, report.uploaded_at as timestamp, report.scan
from place
left join lateral (
  select id, filename, uploaded_at, scan from reports where agency_id = $1 and scan <> 'INFECTED'
  order by uploaded_at desc, id
  limit ${SIZE} offset place.start
) report on true
order by report.uploaded_at desc, report.id`;

interface Row {
  elements: number;
  id: string | null;
  filename: string;
  timestamp: Date;
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
  scan,
}: Omit<Row, 'id' | 'elements'> & { id: string }): Report => ({
  id,
  filename,
  timestamp: timestamp.toISOString(),
  ...(scan === 'WAITING' && { beingChecked: true }),
});
