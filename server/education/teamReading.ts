import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { TEAM_READING, type teamReading } from '../../contract/reading.ts';
import { inOrder } from '../core/db/columns.ts';
import type { Database } from '../core/db/connection.ts';
import { isOneOf, queryRows } from '../core/db/rows.ts';
import { shownGuides } from './reading.ts';

type TeamReading = z.infer<typeof teamReading>;
type Row = TeamReading['content'][number] & { total: number };

/** Returns where those of an agency are in the brand education who still have to acknowledge it. */
export async function readTeamReading(
  db: Database,
  agencyId: string,
  now: Date,
): Promise<TeamReading> {
  const guides = await shownGuides(db, { language: 'en', now });
  const isGuide = isOneOf(
    sql`page_id`,
    guides.map(({ pageId }) => pageId),
  );
  const rows = await queryRows<Row>(
    db,
    sql`select a.email, a.name, a.associate_status as status, coalesce(r.seconds, 0)::int as seconds,
          r.pages::int as "pagesRead", case when r.pages = ${guides.length} then r.read_at end as "readAt",
          case when q.id is null or q.passed then null when q.judged_at is null then 'OPEN' else 'FAILED' end as quiz,
          count(*) over ()::int as total
        from accounts a
        cross join lateral (
          select sum(seconds) as seconds, max(read_at) as read_at, count(distinct page_id) filter (where read_at is not null) as pages
          from reading_progress where account_id = a.id and ${isGuide}
        ) r
        left join lateral (
          select id, judged_at, passed from quiz_attempts where account_id = a.id order by began_at desc limit 1
        ) q on true
        where a.agency_id = ${agencyId} and a.associate and a.enabled
          and a.associate_status in ('CREATED', 'REGISTERED', 'PENDING_RENEWAL')
        order by ${inOrder(sql`folded(a.name)`)}, a.id limit ${TEAM_READING}`,
  );
  return {
    content: rows.map(({ total: _, ...person }) => person),
    total: rows[0]?.total ?? 0,
    pages: guides.length,
  };
}
