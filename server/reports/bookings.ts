import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { quarterBefore } from '../../contract/quarters.ts';
import type { Booking, ReportReading, ReportTotals } from '../../contract/reportReading.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import { bookings, reportSums, type reports } from '../core/db/schema.ts';
import { lockAgency } from '../life-cycle/agency.ts';

export const bookingColumns = sql`b.row, b.event_name as "eventName", b.event_type as "eventType", b.hotel, b.city,
  b.country, b.arrival_date::text as "arrivalDate", b.departure_date::text as "departureDate",
  b.rooms_on_peak as "roomsOnPeak", b.room_nights as "roomNights", b.hotel_revenue::float8 as "hotelRevenue",
  b.commission::float8 as commission, b.status`;

/** Stores the events of reports, in one statement whatever their number. */
export async function storeBookings(
  tx: Transaction,
  ...reportsRead: { id: string; events: readonly Booking[] }[]
): Promise<void> {
  const rows = reportsRead.flatMap(({ id, events }) => events.map((event) => ({ id, ...event })));
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into bookings
    select event.*
    from jsonb_to_recordset(${JSON.stringify(rows)}) as event (
      id uuid, row integer, "eventName" text, "eventType" text, hotel text, city text, country text,
      "arrivalDate" date, "departureDate" date, "roomsOnPeak" integer, "roomNights" integer,
      "hotelRevenue" numeric, commission numeric, status text
    )`);
}

/**
 * Keeps the sums of an agency's quarter: those of its latest report that is not infected. None if that wasn't read, so
 * that a replaced report counts no more. Reports of one agency are counted one after the other, by a lock that those
 * which name the agency as their own don't wait for: with a stronger one, uploads at the same time would block each
 * other.
 */
export async function countReport(
  tx: Transaction,
  agencyId: string,
  quarter: string,
): Promise<void> {
  await lockAgency(tx, agencyId);
  await tx
    .delete(reportSums)
    .where(and(eq(reportSums.agencyId, agencyId), eq(reportSums.quarter, quarter)));
  await countReports(tx, sql`agency_id = ${agencyId} and quarter = ${quarter}`);
}

/** Stores the sums of all quarters to whose reports `where` applies, and that have none yet. */
export async function countReports(tx: Transaction, where: SQL): Promise<void> {
  await tx.execute(sql`
    insert into report_sums
    select agency_id, quarter, latest.id, sums.events, sums.cancelled, sums."roomNights", sums."hotelRevenue",
      sums.commission, (latest.reading ->> 'findingCount')::integer
    from (
      select distinct on (agency_id, quarter) agency_id, quarter, id, reading from reports
      where ${where} and scan <> 'INFECTED'
      order by agency_id, quarter, uploaded_at desc, id
    ) latest,
    jsonb_to_record(latest.reading -> 'totals') as sums (
      events integer, cancelled integer, "roomNights" numeric, "hotelRevenue" numeric, commission numeric
    )
    where latest.reading ->> 'state' = 'READ'`);
}

/** Returns the sums of the quarter before; null if no report on it was read. */
export async function sumsBefore(
  db: Queryable,
  agencyId: string,
  quarter: string,
): Promise<ReportReading['previous']> {
  const { events, cancelled, roomNights, hotelRevenue, commission } = reportSums;
  const before = quarterBefore(quarter);
  const [totals]: ReportTotals[] = await db
    .select({ events, cancelled, roomNights, hotelRevenue, commission })
    .from(reportSums)
    .where(and(eq(reportSums.agencyId, agencyId), eq(reportSums.quarter, before)));
  return totals ? { quarter: before, totals } : null;
}

/** Returns the hotels in the reports of an agency that count, without the one on `quarter`. */
export async function knownHotels(
  db: Queryable,
  agencyId: string,
  quarter: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hotel: bookings.hotel })
    .from(reportSums)
    .innerJoin(bookings, eq(bookings.reportId, reportSums.reportId))
    .where(and(eq(reportSums.agencyId, agencyId), ne(reportSums.quarter, quarter)));
  return rows.flatMap(({ hotel }) => hotel ?? []);
}

/** Returns what was read in a stored report, with the events of its findings; null if it wasn't read. */
export async function storedReading(
  db: Queryable,
  {
    id,
    agencyId,
    quarter,
    reading,
  }: Pick<typeof reports.$inferSelect, 'id' | 'agencyId' | 'quarter' | 'reading'>,
): Promise<ReportReading | null> {
  if (!reading) return null;
  const named = new Set([...reading.findings, ...reading.hints].map(({ row }) => row));
  const { reportId, ...columns } = getTableColumns(bookings);
  const rows = await db
    .select(columns)
    .from(bookings)
    .where(and(eq(reportId, id), inArray(bookings.row, [...named])))
    .orderBy(asc(bookings.row));
  return { ...reading, quarter, rows, previous: await sumsBefore(db, agencyId, quarter) };
}
