import type pg from 'pg';
import { filesOf, idOf, inBulk } from './bulk.ts';

interface Volume {
  /** Those of {@link seedOffice}. */
  agencies: number;
  quarters: number;
  /** Of a report. */
  events: number;
}

/** Gives every agency a report with events on each of the last quarters, and the sums that belong to them. */
export async function seedBookings(
  pool: pg.Pool,
  { agencies, quarters, events }: Volume,
): Promise<void> {
  await pool.query('delete from reports');
  await pool.query(REPORTS, [agencies, quarters]);
  await inBulk(pool, 'bookings', BOOKINGS, [events]);
  await pool.query(SUMS);
  await pool.query('vacuum analyze');
}

const REPORTS = `
with told as (
  select n, q, date_trunc('quarter', now()) - q * interval '3 months' as closed, gen_random_uuid() as file_id
  from generate_series(1, $1::int) n, generate_series(1, $2::int) q
), ${filesOf('told')}
insert into reports (id, agency_id, filename, mime, size, quarter, file_id, reading, uploaded_at)
select ${idOf("'report' || n || ' ' || q")}, ${idOf("'office' || n")}, 'report-' || n || '.xlsx', 'application/vnd.ms-excel', 4,
       to_char(closed, 'YYYY"-Q"Q'), file_id, '{"state": "READ", "findingCount": 0}', closed + interval '100 days'
from told`;

// Some 2,000 hotels in 40 countries.
const BOOKINGS = `
insert into bookings (report_id, row, event_name, event_type, hotel, city, country, arrival_date, departure_date,
                      rooms_on_peak, room_nights, hotel_revenue, commission, status)
select id, 1 + row, 'Event ' || row, 'Conference', 'Hotel ' || place, 'City ' || place % 200, 'Country ' || place % 40,
       date '2026-01-05', date '2026-01-08', 40, 20 + place % 90, (20 + place % 90) * 250, (20 + place % 90) * 25,
       case when place % 11 = 0 then 'CANCELLED' else 'DEFINITE' end
from reports, generate_series(1, $1::int) row,
     lateral (select abs(hashtext(id::text || row)) % 2000 as place) chosen`;

const SUMS = `
insert into report_sums (agency_id, quarter, report_id, events, cancelled, room_nights, hotel_revenue, commission)
select r.agency_id, r.quarter, r.id, count(*), count(*) filter (where b.status = 'CANCELLED'),
       coalesce(sum(b.room_nights) filter (where b.status <> 'CANCELLED'), 0),
       coalesce(sum(b.hotel_revenue) filter (where b.status <> 'CANCELLED'), 0),
       coalesce(sum(b.commission) filter (where b.status <> 'CANCELLED'), 0)
from reports r join bookings b on b.report_id = r.id group by r.id`;
