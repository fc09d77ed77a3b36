import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Language } from '../../../../contract/languages.ts';
import { type ReportField, reportFields } from '../../../../contract/reportColumns.ts';
import type { Booking } from '../../../../contract/reportReading.ts';
import { csvLine } from '../../../../files/csv.ts';
import { texts } from '../../../../words/catalogues.ts';
import type { Read } from '../../../db/reader.ts';
import { queryRows } from '../list.ts';

/** Reports that are read at once: 2,000 events as a rule, and at most 50,000. */
const REPORTS = 10;

type Row = Booking & { agency: string | null; filename: string };

/**
 * Returns the events of all reports on a quarter that count as a CSV stream, with headings in `language`. They are read
 * by some agencies at a time, each written before the next is read, so that their number doesn't matter.
 */
export function bookingsCsv(read: Read, quarter: string, language: Language): Readable {
  const { columns, ofQuarter, statuses } = texts[language].report;
  const words = { DEFINITE: statuses.definite, HELD: statuses.held, CANCELLED: statuses.cancelled };
  const cellOf = (row: Row, field: ReportField) =>
    field === 'status' ? row.status && words[row.status] : row[field];

  async function* lines() {
    // The byte order mark makes spreadsheet programs read UTF-8.
    const { agency, quarter: quarterWord, file, row } = ofQuarter;
    const headings = reportFields.map((field) => columns[field]);
    yield `\uFEFF${csvLine([agency, quarterWord, file, row, ...headings])}`;
    for await (const rows of bookingsOf(read, quarter)) {
      yield rows
        .map((row) =>
          csvLine([
            row.agency,
            quarter,
            row.filename,
            row.row,
            ...reportFields.map((field) => cellOf(row, field)),
          ]),
        )
        .join('');
    }
  }
  return Readable.from(lines());
}

async function* bookingsOf(read: Read, quarter: string): AsyncGenerator<Row[]> {
  let after: string | null = null;
  for (;;) {
    const reports: { agencyId: string; reportId: string }[] = await read((db) =>
      queryRows(
        db,
        sql`select agency_id as "agencyId", report_id as "reportId" from report_sums
          where quarter = ${quarter} and (${after}::uuid is null or agency_id > ${after}::uuid)
          order by agency_id limit ${REPORTS}`,
      ),
    );
    yield await read((db) =>
      queryRows<Row>(
        db,
        sql`
      select g.name as agency, r.filename, b.row, event_name as "eventName", event_type as "eventType", hotel, city,
        country, arrival_date::text as "arrivalDate", departure_date::text as "departureDate",
        rooms_on_peak as "roomsOnPeak", room_nights as "roomNights", hotel_revenue::float8 as "hotelRevenue",
        commission::float8 as commission, b.status
      from bookings b join reports r on r.id = b.report_id join agencies g on g.id = r.agency_id
      where b.report_id = any(${sql.param(reports.map(({ reportId }) => reportId))}::uuid[])
      order by r.agency_id, b.row`,
      ),
    );
    if (reports.length < REPORTS) return;
    after = reports.at(-1)?.agencyId ?? null;
  }
}
