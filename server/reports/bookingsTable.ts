import { sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { reportColumns, reportFields } from '../../contract/reportColumns.ts';
import type { Booking } from '../../contract/reportReading.ts';
import { texts } from '../../words/catalogues.ts';
import type { Table } from '../../workbooks/writing/table.ts';
import { inOrder } from '../core/db/columns.ts';
import { readByAgency } from '../core/db/list.ts';
import type { Read } from '../core/db/reader.ts';
import { isOneOf, queryRows } from '../core/db/rows.ts';
import { bookingColumns } from './bookings.ts';

/** Reports that are read at once: 2,000 events as a rule, and at most 50,000. */
const REPORTS = 10;

type Row = Booking & { agency: string | null; filename: string };

/**
 * Returns the events of all reports on a quarter that count, with headings in `language`. They are read by some
 * agencies at a time, so that their number doesn't matter.
 */
export function bookingsTable(read: Read, quarter: string, language: Language): Table<Row> {
  const { columns, ofQuarter, sheets, statuses } = texts[language].report;
  const words = { DEFINITE: statuses.definite, HELD: statuses.held, CANCELLED: statuses.cancelled };
  return {
    name: sheets.bookings,
    columns: [
      { heading: ofQuarter.agency, kind: 'text', valueIn: ({ agency }) => agency },
      { heading: ofQuarter.quarter, kind: 'text', valueIn: () => quarter },
      { heading: ofQuarter.file, kind: 'text', valueIn: ({ filename }) => filename },
      { heading: ofQuarter.row, kind: 'count', valueIn: ({ row }) => row },
      ...reportFields.map((field) => ({
        heading: columns[field],
        kind: reportColumns[field].kind,
        valueIn: (row: Row) => (field === 'status' ? row.status && words[row.status] : row[field]),
      })),
    ],
    rows: bookingsOf(read, quarter),
  };
}

type Reported = { id: string; name: string | null; reportId: string };

async function* bookingsOf(read: Read, quarter: string): AsyncGenerator<Row[]> {
  const reports = readByAgency<Reported>(
    read,
    {
      columns: sql`g.id, g.name, s.report_id as "reportId"`,
      from: sql`report_sums s join agencies g on g.id = s.agency_id`,
      where: [sql`s.quarter = ${quarter}`],
    },
    REPORTS,
  );
  for await (const batch of reports) {
    const ids = batch.map(({ reportId }) => reportId);
    yield await read((db) =>
      queryRows<Row>(
        db,
        sql`
      select g.name as agency, r.filename, ${bookingColumns}
      from bookings b join reports r on r.id = b.report_id join agencies g on g.id = r.agency_id
      where ${isOneOf(sql`b.report_id`, ids)}
      order by ${inOrder(sql`g.folded_name`)}, g.id, b.row`,
      ),
    );
  }
}
