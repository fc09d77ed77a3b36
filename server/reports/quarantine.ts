import { sql } from 'drizzle-orm';
import type { QuarantinedFile } from '../../contract/staff/reports.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';

const MAX_FILES = 200;

/** Returns the reports and pictures in quarantine, latest first. */
export const quarantinedFiles = (db: Database) =>
  queryRows<QuarantinedFile>(
    db,
    sql`
    select f.id, f.kind, f.filename, f.size, f.scan as state, f.finding, g.id as "agencyId", g.name as agency,
      a.email, f.uploaded_at as "uploadedAt"
    from (
      select id, 'report' as kind, filename, size, scan, finding, agency_id, account_id, uploaded_at
      from reports where scan in ('WAITING', 'INFECTED')
      union all
      select id, 'image', filename, size, scan, finding, null, author_id, uploaded_at
      from content_images where scan in ('WAITING', 'INFECTED')
    ) f
    left join agencies g on g.id = f.agency_id
    left join accounts a on a.id = f.account_id
    order by f.uploaded_at desc, f.id limit ${MAX_FILES}`,
  );
