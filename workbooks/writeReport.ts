import { type CellObject, utils, write } from '@e965/xlsx';
import { DAY } from '../contract/dates.ts';
import { type ReportField, reportColumns, reportFields } from '../contract/reportColumns.ts';
import type { Booking } from '../contract/reportReading.ts';
import { report } from '../words/en/report.ts';
import { checkBooking } from './reading/checkBooking.ts';
import { cellName } from './reading/readRow.ts';
import type { ReadReport } from './reading/report.ts';

/** Days from 30 December 1899, from which spreadsheets count, to 1970. */
const EPOCH = 25_569;

/** Returns a report with these events as a workbook with the sheet of the English template. */
export function writeReport(events: readonly Omit<Booking, 'row'>[]): Buffer {
  const headings = reportFields.map((field) => report.columns[field]);
  const rows = events.map((event) => reportFields.map((field) => cellOf(field, event)));
  const book = utils.book_new(utils.aoa_to_sheet([headings, ...rows]), report.sheets.bookings);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

function cellOf(field: ReportField, event: Omit<Booking, 'row'>): CellObject | null {
  const value = event[field];
  if (value === null) return null;
  if (typeof value === 'number') return { t: 'n', v: value };
  if (reportColumns[field].kind === 'date') {
    return { t: 'n', v: Date.parse(value) / DAY + EPOCH, z: 'yyyy-mm-dd' };
  }
  return { t: 's', v: field === 'status' ? statuses[event.status ?? 'HELD'] : value };
}

const { definite, held, cancelled } = report.statuses;
const statuses = { DEFINITE: definite, HELD: held, CANCELLED: cancelled };

/**
 * Returns what is read in a file of {@link writeReport} on a quarter, without reading it. Every event has all its
 * cells, and none is there twice.
 */
export function readOfWritten(
  events: readonly Omit<Booking, 'row'>[],
  quarter: string,
): ReadReport & { state: 'READ' } {
  const sheet = report.sheets.bookings;
  const bookings = events.map((event, place) => ({ row: place + 2, ...event }));
  const findings = bookings.flatMap((booking) =>
    checkBooking(booking, quarter).map(({ field, ...problem }) => ({
      sheet,
      cell: cellName(booking.row - 1, reportFields.indexOf(field)),
      row: booking.row,
      field,
      ...problem,
    })),
  );
  return {
    state: 'READ',
    sheet,
    bookings,
    findings,
    hints: [],
    hotels: { sheet, column: reportFields.indexOf('hotel') },
  };
}
