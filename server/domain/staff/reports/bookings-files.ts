import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { sql } from 'drizzle-orm';
import type { Language } from '../../../../contract/languages.ts';
import {
  type ColumnKind,
  reportColumns,
  reportFields,
} from '../../../../contract/reportColumns.ts';
import type { Booking } from '../../../../contract/reportReading.ts';
import { csvHeading, csvLine } from '../../../../files/csv.ts';
import { texts } from '../../../../words/catalogues.ts';
import type { Read } from '../../../db/reader.ts';
import { isOneOf, queryRows, readBatches } from '../../../db/rows.ts';
import { bookingColumns } from '../../reports/bookings.ts';

/** Reports that are read at once: 2,000 events as a rule, and at most 50,000. */
const REPORTS = 10;

type Row = Booking & { agency: string | null; filename: string };
interface Column {
  heading: string;
  kind: ColumnKind;
  valueIn(row: Row): string | number | null;
}

/**
 * Returns the events of all reports on a quarter that count as a CSV stream, with headings in `language`. They are read
 * by some agencies at a time, each written before the next is read, so that their number doesn't matter.
 */
export function bookingsCsv(read: Read, quarter: string, language: Language): Readable {
  const columns = columnsOf(quarter, language);
  async function* lines() {
    yield csvHeading(columns.map(({ heading }) => heading));
    for await (const rows of bookingsOf(read, quarter)) {
      yield rows.map((row) => csvLine(columns.map(({ valueIn }) => valueIn(row)))).join('');
    }
  }
  return Readable.from(lines());
}

/**
 * Texts have the format of texts, so that none becomes a formula when somebody edits its cell. Dates bring theirs along:
 * one of the column would be the heading's too, which some programs then read as a date.
 */
const formats: Record<ColumnKind, string | undefined> = {
  text: '@',
  status: '@',
  date: undefined,
  count: '0',
  money: '#,##0.00',
};

/**
 * Returns the same as an .xlsx, which is written while the events are read, too. What is more than a sheet holds is in
 * further sheets.
 */
export async function bookingsXlsx(
  read: Read,
  quarter: string,
  language: Language,
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const columns = columnsOf(quarter, language);
  async function* lines() {
    for await (const rows of bookingsOf(read, quarter)) {
      for (const row of rows) yield columns.map((column) => cellOf(column, row));
    }
  }
  const book = writeXlsxStream(lines(), {
    name: texts[language].report.sheets.bookings,
    columns: columns.map(({ heading, kind }) => ({
      header: heading,
      width: Math.max(14, heading.length + 2),
      ...(formats[kind] && { numFmt: formats[kind] }),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(book as ReadableStream);
}

const cellOf = ({ kind, valueIn }: Column, row: Row) => {
  const value = valueIn(row);
  return kind === 'date' && value !== null ? new Date(value) : value;
};

/** The columns of both files: where an event is from, and what is in it. */
function columnsOf(quarter: string, language: Language): Column[] {
  const { columns, ofQuarter, statuses } = texts[language].report;
  const words = { DEFINITE: statuses.definite, HELD: statuses.held, CANCELLED: statuses.cancelled };
  return [
    { heading: ofQuarter.agency, kind: 'text', valueIn: ({ agency }) => agency },
    { heading: ofQuarter.quarter, kind: 'text', valueIn: () => quarter },
    { heading: ofQuarter.file, kind: 'text', valueIn: ({ filename }) => filename },
    { heading: ofQuarter.row, kind: 'count', valueIn: ({ row }) => row },
    ...reportFields.map((field) => ({
      heading: columns[field],
      kind: reportColumns[field].kind,
      valueIn: (row: Row) => (field === 'status' ? row.status && words[row.status] : row[field]),
    })),
  ];
}

async function* bookingsOf(read: Read, quarter: string): AsyncGenerator<Row[]> {
  const batches = readBatches<{ agencyId: string; reportId: string }>(
    read,
    REPORTS,
    (last) => sql`
      select agency_id as "agencyId", report_id as "reportId" from report_sums
      where quarter = ${quarter} ${last ? sql`and agency_id > ${last.agencyId}` : sql``}
      order by agency_id`,
  );
  for await (const reports of batches) {
    const ids = reports.map(({ reportId }) => reportId);
    yield await read((db) =>
      queryRows<Row>(
        db,
        sql`
      select g.name as agency, r.filename, ${bookingColumns}
      from bookings b join reports r on r.id = b.report_id join agencies g on g.id = r.agency_id
      where ${isOneOf(sql`b.report_id`, ids)}
      order by r.agency_id, b.row`,
      ),
    );
  }
}
