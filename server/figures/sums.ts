import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../core/db/connection.ts';
import { isOneOf, queryRows } from '../core/db/rows.ts';
import { programmeQuarters, programmeSums } from '../core/db/schema.ts';

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

/** Reports that one statement counts: 200,000 events, a second or two, and far from the time that a statement has. */
const AT_ONCE = 1_000;

/**
 * Counts events by hotel and country anew, of each quarter in which other reports count than before: after an upload, a
 * corrected report, a virus, or a restored backup. Returns the quarters.
 */
export async function recountQuarters(db: Database, atOnce = AT_ONCE): Promise<string[]> {
  const changed = await queryRows<{ quarter: string; reports: string | null }>(db, CHANGED);
  for (const { quarter, reports } of changed) {
    await inTransaction(db, async (tx) => {
      // If two nodes count a quarter at the same time, the second one waits here.
      const row = { quarter, reports: reports ?? '' };
      await tx
        .insert(programmeQuarters)
        .values(row)
        .onConflictDoUpdate({ target: programmeQuarters.quarter, set: row });
      await tx.delete(programmeSums).where(eq(programmeSums.quarter, quarter));
      if (reports === null) {
        await tx.delete(programmeQuarters).where(eq(programmeQuarters.quarter, quarter));
        return;
      }
      await countQuarter(tx, quarter, atOnce);
    });
  }
  return changed.map(({ quarter }) => quarter);
}

type Counted = { agencyId: string; reportId: string };

async function countQuarter(tx: Transaction, quarter: string, atOnce: number): Promise<void> {
  for (let after: string | null = null; ; ) {
    const { rows: reports }: { rows: Counted[] } = await tx.execute<Counted>(sql`
      select agency_id as "agencyId", report_id as "reportId" from report_sums
      where quarter = ${quarter} and (${after}::uuid is null or agency_id > ${after}::uuid)
      order by agency_id limit ${atOnce}`);
    const ids = reports.map(({ reportId }) => reportId);
    await tx.execute(sql`
      insert into programme_sums (quarter, kind, key, name, events, room_nights, hotel_revenue)
      select ${quarter}, kind, folded(name), min(name), sum(events), sum(room_nights), sum(hotel_revenue)
      from (
        select hotel, country, count(*) as events, coalesce(sum(room_nights), 0) as room_nights,
          coalesce(sum(hotel_revenue), 0) as hotel_revenue
        from bookings
        where ${isOneOf(sql`report_id`, ids)} and status is distinct from 'CANCELLED'
        group by hotel, country
      ) place, lateral (values ('hotel', hotel), ('country', country)) named (kind, name)
      where name is not null
      group by kind, folded(name)
      on conflict (quarter, kind, key) do update set
        name = least(programme_sums.name, excluded.name),
        events = programme_sums.events + excluded.events,
        room_nights = programme_sums.room_nights + excluded.room_nights,
        hotel_revenue = programme_sums.hotel_revenue + excluded.hotel_revenue`);
    if (reports.length < atOnce) return;
    after = reports.at(-1)?.agencyId ?? null;
  }
}
