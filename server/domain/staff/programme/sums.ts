import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../../../db/connection.ts';
import { queryRows } from '../list.ts';

// A quarter is named by the reports that count in it: the number of them, and a sum of hashes of their ids.
const CHANGED = sql`
  select coalesce(is_now.quarter, was.quarter) as quarter, is_now.reports
  from (
    select quarter, count(*) || ' ' || sum(hashtextextended(report_id::text, 0)) as reports
    from report_sums group by quarter
  ) is_now
  full join programme_quarters was on was.quarter = is_now.quarter
  where was.reports is distinct from is_now.reports
  order by 1`;

/**
 * Counts events by hotel and country anew, of each quarter in which other reports count than before: after an upload, a
 * corrected report, a virus, or a restored backup. Returns the quarters.
 */
export async function countPlaces(db: Database): Promise<string[]> {
  const changed = await queryRows<{ quarter: string; reports: string | null }>(db, CHANGED);
  for (const { quarter, reports } of changed) {
    await inTransaction(db, async (tx) => {
      // Of two nodes that count a quarter at the same time, the second one waits here.
      await tx.execute(sql`
        insert into programme_quarters (quarter, reports) values (${quarter}, ${reports ?? ''})
        on conflict (quarter) do update set reports = excluded.reports`);
      await tx.execute(sql`delete from programme_sums where quarter = ${quarter}`);
      if (reports === null) {
        await tx.execute(sql`delete from programme_quarters where quarter = ${quarter}`);
        return;
      }
      await tx.execute(sql`
        insert into programme_sums (quarter, kind, key, name, events, room_nights, hotel_revenue)
        select ${quarter}, kind, lower(name), min(name), sum(events), sum(room_nights), sum(hotel_revenue)
        from (
          select hotel, country, count(*) as events, coalesce(sum(b.room_nights), 0) as room_nights,
            coalesce(sum(b.hotel_revenue), 0) as hotel_revenue
          from report_sums s join bookings b using (report_id)
          where s.quarter = ${quarter} and b.status is distinct from 'CANCELLED'
          group by hotel, country
        ) place, lateral (values ('hotel', hotel), ('country', country)) named (kind, name)
        where name is not null
        group by kind, lower(name)`);
    });
  }
  return changed.map(({ quarter }) => quarter);
}
