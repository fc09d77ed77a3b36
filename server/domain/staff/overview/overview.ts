import { sql } from 'drizzle-orm';
import type { Overview } from '../../../../contract/staff/overview.ts';
import { agencyStatuses, associateStatuses } from '../../../../contract/statuses.ts';
import type { Database } from '../../../db/connection.ts';
import { reportQuarters } from '../reports/overview.ts';
import { readToday } from './today.ts';

const WEEKS = 12;

type Counted = { status: string | null; total: number };

/** Returns every status with its total, also 0; rows without a status count as NOT_CREATED. */
const inOrder = <Status extends string>(statuses: readonly Status[], rows: Counted[]) =>
  statuses.map((status) => ({
    status,
    total: rows
      .filter((row) => (row.status || 'NOT_CREATED') === status)
      .reduce((sum, { total }) => sum + total, 0),
  }));

/** Returns the figures of the overview. An invitation is accepted in the week in which its account was created. */
export async function readOverview(db: Database, now: Date): Promise<Overview> {
  const at = sql`${now.toISOString()}::timestamptz at time zone 'UTC'`;
  const [today, agencies, associates, weeks, quarters] = await Promise.all([
    readToday(db, now),
    db.execute<Counted>(sql`select status, count(*)::int as total from agencies group by status`),
    // Grouped by the column itself, so that its index is used.
    db.execute<Counted>(sql`
      select associate_status as status, count(*)::int as total
      from accounts where associate group by associate_status`),
    db.execute<Overview['weeks'][number]>(sql`
      with week as (
        select monday, monday at time zone 'UTC' as start, (monday + interval '7 days') at time zone 'UTC' as until
        from generate_series(date_trunc('week', ${at}) - interval '1 week' * ${WEEKS - 1},
                             date_trunc('week', ${at}), interval '1 week') monday
      )
      select to_char(monday, 'YYYY-MM-DD') as week,
        (select count(*)::int from invitations where sent_at >= start and sent_at < until) as sent,
        (select count(*)::int from audit where event = 'createAccount' and at >= start and at < until) as accepted
      from week order by monday`),
    reportQuarters(db, now, 1),
  ]);
  const [reports] = quarters;
  if (!reports) throw new Error('There is always a closed quarter');
  return {
    today,
    agencies: inOrder(agencyStatuses, agencies.rows),
    associates: inOrder(associateStatuses, associates.rows),
    weeks: weeks.rows,
    reports,
  };
}
