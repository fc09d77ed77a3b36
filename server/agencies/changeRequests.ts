import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AgencyDetail, ChangeRow, changeListQuery } from '../../contract/staff/agencies.ts';
import type { Database } from '../core/db/connection.ts';
import { readList } from '../core/db/list.ts';
import { isOneOf } from '../core/db/rows.ts';
import { accounts, changeRequests } from '../core/db/schema.ts';
import { toChangeRequest } from './record.ts';

type Query = z.output<typeof changeListQuery>;

export function listChangeRequests(db: Database, { filter: { id }, ...order }: Query) {
  const where = [sql`c.status = 'WAITING'`];
  if (id) where.push(isOneOf(sql`c.agency_id`, id));
  const source = {
    columns: sql`c.agency_id as id, coalesce(g.name, '') as name, c.requested_at as "requestedAt", a.email as by,
      array(select change ->> 'field' from jsonb_array_elements(c.changes) change) as fields`,
    from: sql`change_requests c join agencies g on g.id = c.agency_id left join accounts a on a.id = c.account_id`,
    countFrom: sql`change_requests c`,
    where,
    orderBy: { requestedAt: sql`c.requested_at` },
    key: sql`c.id`,
  };
  return readList<ChangeRow, Query['sort'][0]>(db, source, order);
}

/** Returns an agency's request that waits, with who asks; null if none does. */
export async function readWaitingChange(
  db: Database,
  agencyId: string,
): Promise<AgencyDetail['change']> {
  const [found] = await db
    .select({ request: changeRequests, by: accounts.email })
    .from(changeRequests)
    .leftJoin(accounts, eq(accounts.id, changeRequests.accountId))
    .where(and(eq(changeRequests.agencyId, agencyId), eq(changeRequests.status, 'WAITING')));
  return found ? { ...toChangeRequest(found.request), id: found.request.id, by: found.by } : null;
}
