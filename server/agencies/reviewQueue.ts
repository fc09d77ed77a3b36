import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ReviewRow, reviewListQuery } from '../../contract/staff/review.ts';
import { inOrder } from '../core/db/columns.ts';
import type { Database } from '../core/db/connection.ts';
import { agenciesWith, firstContact, readList } from '../core/db/list.ts';
import { isOneOf } from '../core/db/rows.ts';
import { agencies } from '../core/db/schema.ts';
import { warnings } from './duplicates.ts';

type Query = z.output<typeof reviewListQuery>;

const columns = sql`g.id, coalesce(g.name, '') as name, g.domain, g.submitted_at as "submittedAt", g.version > 1 as again, ${firstContact},
  ${warnings}`;

const orderBy = { submittedAt: sql`g.submitted_at`, name: inOrder(sql`g.folded_name`) };

export function listWaiting(db: Database, { filter: { id, q }, ...order }: Query) {
  const where = [sql`g.status = 'PENDING'`];
  if (id) where.push(isOneOf(sql`g.id`, id));
  if (q) where.push(sql`g.id in (${agenciesWith(q)})`);
  const source = { columns, from: sql`agencies g`, where, orderBy, key: sql`g.id` };
  return readList<ReviewRow, Query['sort'][0]>(db, source, order);
}

export async function nextWaiting(db: Database): Promise<string | null> {
  const found = await db.query.agencies.findFirst({
    columns: { id: true },
    where: eq(agencies.status, 'PENDING'),
    orderBy: [agencies.submittedAt, agencies.id],
  });
  return found?.id ?? null;
}
