import { sql } from 'drizzle-orm';
import { quarterBefore } from '../../contract/quarters.ts';
import type { Programme } from '../../contract/staff/programme.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';

const TOP = 10;

interface Sums {
  events: number;
  roomNights: number;
  hotelRevenue: number;
}

const columns = sql`sum(events)::float8 as events, sum(room_nights)::float8 as "roomNights",
  sum(hotel_revenue)::float8 as "hotelRevenue"`;
const largest = sql`order by sum(room_nights) desc, sum(hotel_revenue) desc, 1 limit ${sql.raw(String(TOP))}`;

/** The sums of reports; room nights and revenue leave out cancelled events, so their number does too. */
const ofReports = sql`(
  select agency_id, quarter, events - cancelled as events, room_nights, hotel_revenue from report_sums
) sums`;

const named = (names: readonly string[]) => sql`quarter = any(${sql.param(names)}::text[])`;

/** Returns the sums of quarters, each beside the one a year before. */
export async function countQuarters(
  db: Database,
  names: readonly string[],
  agencyId?: string,
): Promise<Programme['quarters']> {
  const yearBefore = (name: string) => [1, 2, 3, 4].reduce(quarterBefore, name);
  const rows = await queryRows<Sums & { quarter: string }>(
    db,
    sql`select quarter, ${columns} from ${ofReports}
        where ${named([...names, ...names.map(yearBefore)])} ${agencyId ? sql`and agency_id = ${agencyId}` : sql``}
        group by quarter`,
  );
  const found = new Map(rows.map(({ quarter, ...sums }) => [quarter, sums]));
  const none = { events: 0, roomNights: 0, hotelRevenue: 0 };
  return names.map((quarter) => ({
    quarter,
    ...(found.get(quarter) ?? none),
    before: found.get(yearBefore(quarter)) ?? null,
  }));
}

/** Returns the agencies, hotels and countries with most room nights in quarters; of one agency, without agencies. */
export async function countTops(
  db: Database,
  names: readonly string[],
  agencyId?: string,
): Promise<Programme['top']> {
  const [agencies, hotels, countries] = await Promise.all([
    agencyId ? [] : topAgencies(db, names),
    topPlaces(db, names, 'hotel', agencyId),
    topPlaces(db, names, 'country', agencyId),
  ]);
  return { agencies, hotels, countries };
}

const topAgencies = (db: Database, names: readonly string[]) =>
  queryRows<Programme['top']['agencies'][number]>(
    db,
    sql`select top.*, g.name from (
          select agency_id as id, ${columns} from ${ofReports} where ${named(names)} group by agency_id ${largest}
        ) top join agencies g on g.id = top.id order by "roomNights" desc, "hotelRevenue" desc, top.id`,
  );

/** Reads the whole program's from the stored sums of each quarter; an agency's few thousand events are summed up here. */
const topPlaces = (
  db: Database,
  names: readonly string[],
  kind: 'hotel' | 'country',
  agencyId?: string,
) =>
  queryRows<Sums & { name: string }>(
    db,
    agencyId
      ? sql`select min(name) as name, ${columns}
            from (
              select ${sql.raw(kind)} as name, 1 as events, coalesce(b.room_nights, 0) as room_nights,
                coalesce(b.hotel_revenue, 0) as hotel_revenue
              from report_sums s join bookings b using (report_id)
              where s.agency_id = ${agencyId} and ${named(names)} and b.status is distinct from 'CANCELLED'
            ) event
            where name is not null group by folded(name) ${largest}`
      : sql`select min(name) as name, ${columns} from programme_sums where kind = ${kind} and ${named(names)}
            group by key ${largest}`,
  );
