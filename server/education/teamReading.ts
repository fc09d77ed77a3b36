import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { TEAM_READING, type teamReading } from '../../contract/reading.ts';
import { inOrder } from '../core/db/columns.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';

type TeamReading = z.infer<typeof teamReading>;

/** Returns where those of an agency are in the brand education who still have to acknowledge it. */
export async function readTeamReading(db: Database, agencyId: string): Promise<TeamReading> {
  const onTheirWay = sql`a.agency_id = ${agencyId} and a.associate and a.enabled
    and a.associate_status in ('CREATED', 'REGISTERED', 'PENDING_RENEWAL')`;
  const content = await queryRows<TeamReading['content'][number]>(
    db,
    sql`select a.email, a.name, a.associate_status as status, coalesce(r.seconds, 0)::int as seconds,
          r.read_at as "readAt",
          case when q.id is null or q.passed then null when q.judged_at is null then 'OPEN' else 'FAILED' end as quiz
        from accounts a
        left join lateral (
          select sum(seconds) as seconds, max(read_at) as read_at from reading_progress where account_id = a.id
        ) r on true
        left join lateral (
          select id, judged_at, passed from quiz_attempts where account_id = a.id order by began_at desc limit 1
        ) q on true
        where ${onTheirWay}
        order by ${inOrder(sql`folded(a.name)`)}, a.id limit ${TEAM_READING}`,
  );
  const [all] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from accounts a where ${onTheirWay}`,
  );
  return { content, total: all?.total ?? 0 };
}
