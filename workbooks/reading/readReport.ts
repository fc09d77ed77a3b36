import { readingLimits, reportColumns, reportFields } from '../../contract/reportColumns.ts';
import type { Booking, Finding, Hint } from '../../contract/reportReading.ts';
import { TooMuch, type Unpacked, unpack } from '../unpack.ts';
import type { Meaning } from './cellValues.ts';
import { checkBooking, repetitions } from './checkBooking.ts';
import { chooseLayout } from './chooseLayout.ts';
import { type Layout, layoutsOf } from './layout.ts';
import { openWorkbook } from './openWorkbook.ts';
import { type CellSource, type CurrencyShown, cellName, readRow } from './readRow.ts';
import { type ReadReport, unread } from './report.ts';
import { rowKinds } from './rowKinds.ts';
import { sheetHints } from './sheetHints.ts';
import { isSumOf } from './sums.ts';

/**
 * Reads a report on a quarter (`2026-Q1`). For files of strangers: call it by `reportProcesses`.
 * @throws never, but the process may run out of memory
 */
export async function readReport(file: Buffer, quarter: string): Promise<ReadReport> {
  try {
    return readUnpacked(await unpack(file), quarter);
  } catch (error) {
    return unread(error instanceof TooMuch ? 'TOO_MUCH' : 'UNREADABLE');
  }
}

/** The same of a workbook that is unpacked already. */
export function readUnpacked(workbook: Unpacked, quarter: string): ReadReport {
  try {
    const { sheets, left, date1904 } = openWorkbook(workbook);
    const chosen = chooseLayout(layoutsOf(sheets), quarter, date1904);
    if (!chosen) return unread('UNKNOWN_LAYOUT');
    const { layout, others } = chosen;
    const { hints, ...read } = readEvents(layout, date1904, quarter);
    return {
      state: 'READ',
      sheet: layout.sheet.name,
      ...read,
      hints: [...sheetHints(layout, others, left), ...hints],
    };
  } catch {
    return unread('UNREADABLE');
  }
}

function readEvents(layout: Layout, date1904: boolean, quarter: string) {
  const { sheet, headingRow, columns, language } = layout;
  const meaning: Meaning = { language, date1904 };
  let findings: Finding[] = missingColumns(layout);
  let bookings: Booking[] = [];
  const otherCurrencies: CurrencyShown[] = [];
  const rowsOf = { hidden: [] as number[], total: [] as number[], note: [] as number[] };
  const beyond: number[] = [];
  const rowBefore = repetitions();
  const source = cellSources(layout);
  const kindOf = rowKinds(layout, source, meaning);
  const nameColumn = columns.get('eventName') ?? 0;
  const place = (row: number, column: number) => ({
    sheet: sheet.name,
    cell: cellName(row, column),
    row: row + 1,
  });
  let saysNone: number | undefined;
  let uncalculated: number | undefined;

  const last = headingRow + readingLimits.rows;
  for (let row = headingRow + 1; row < sheet.rows.length; row++) {
    if (!sheet.rows[row]) continue;
    const kind = kindOf(row, bookings);
    if (kind === 'total' || kind === 'note') rowsOf[kind].push(row);
    if (kind === 'none') saysNone ??= row;
    if (kind === 'uncalculated') uncalculated ??= row;
    if (kind !== 'event') continue;
    if (row > last) {
      beyond.push(row);
      continue;
    }
    const read = readRow(layout, row, (column) => source(row, column), meaning);
    bookings.push(read.booking);
    if (sheet.isHidden(row)) rowsOf.hidden.push(row);
    findings.push(...read.findings);
    otherCurrencies.push(...read.otherCurrencies);
    for (const { field, ...problem } of checkBooking(read.booking, quarter)) {
      findings.push({ ...place(row, columns.get(field) ?? 0), field, ...problem });
    }
    const before = rowBefore(read.booking);
    if (before) {
      const params = { row: before };
      findings.push({ ...place(row, nameColumn), field: 'eventName', code: 'repeated', params });
    }
  }

  const sums = sumsAbove(bookings);
  rowsOf.total.push(...sums.map(({ row }) => row - 1));
  rowsOf.total.sort((a, b) => a - b);
  const isSum = ({ row }: { row: number }) => sums.some((sum) => sum.row === row);
  bookings = bookings.filter((booking) => !isSum(booking));
  findings = findings.filter((finding) => !isSum(finding));

  const [firstBeyond] = beyond;
  if (firstBeyond !== undefined) {
    const params = { max: readingLimits.rows, n: beyond.length };
    findings.push({ ...place(firstBeyond, nameColumn), code: 'tooManyRows', params });
  }
  if (saysNone !== undefined && bookings.length > 0) {
    findings.push({ ...place(saysNone, nameColumn), field: 'eventName', code: 'noBookingsBeside' });
  }
  if (uncalculated !== undefined) {
    findings.push({ ...place(uncalculated, nameColumn), field: 'eventName', code: 'noValue' });
  } else if (saysNone === undefined && bookings.length === 0) {
    findings.push({ ...place(headingRow + 1, nameColumn), field: 'eventName', code: 'noEvent' });
  }
  const hintOn = (code: Hint['code'], [first, ...others]: number[]): Hint[] =>
    first === undefined
      ? []
      : [{ ...place(first, nameColumn), code, params: { n: others.length + 1 } }];
  const hints: Hint[] = [
    ...hintOn('totalRows', rowsOf.total),
    ...hintOn('noteRows', rowsOf.note),
    ...hintOn('hiddenRows', rowsOf.hidden),
  ];
  for (const { row, column, field, currency, n } of counted(otherCurrencies)) {
    const params = { currency, n };
    hints.push({ ...place(row, column), field, code: 'currencyFormat', params });
  }
  const hotel = columns.get('hotel');
  const hotels = hotel === undefined ? undefined : { sheet: sheet.name, column: hotel };
  return { bookings, hotels, findings: findings.sort((a, b) => a.row - b.row), hints };
}

/** Rows of amounts alone that are the sums of the events below them, as a group may have at its top. */
const sumsAbove = (bookings: readonly Booking[]): Booking[] =>
  bookings.filter((booking, index) => {
    const { eventName, hotel, arrivalDate, departureDate } = booking;
    if (eventName || hotel || arrivalDate || departureDate) return false;
    const { roomNights, hotelRevenue, commission } = booking;
    const amounts = {
      roomNights: roomNights ?? 0,
      hotelRevenue: hotelRevenue ?? 0,
      commission: commission ?? 0,
    };
    return isSumOf(amounts, bookings.slice(index + 1).reverse(), 2);
  });

/** The first of the amounts in each currency and column, and how many there are. */
function counted(shown: readonly CurrencyShown[]): (CurrencyShown & { n: number })[] {
  const firsts = new Map<string, CurrencyShown & { n: number }>();
  for (const one of shown) {
    const key = `${one.field} ${one.currency}`;
    const first = firsts.get(key);
    if (first) first.n += 1;
    else firsts.set(key, { ...one, n: 1 });
  }
  return [...firsts.values()];
}

function missingColumns({ sheet, headingRow, columns }: Layout): Finding[] {
  return reportFields
    .filter((field) => reportColumns[field].required && !columns.has(field))
    .map((field) => ({
      sheet: sheet.name,
      cell: cellName(headingRow, Math.max(...columns.values()) + 1),
      row: headingRow + 1,
      field,
      code: 'columnMissing' as const,
    }));
}

/** Returns the source of a cell: itself, or the first of those with which it is merged. */
function cellSources({ sheet, columns }: Layout): (row: number, column: number) => CellSource {
  const inUse = new Set(columns.values());
  const above = new Map<string, number>();
  for (const { s, e } of sheet.merges) {
    if (!inUse.has(s.c)) continue;
    for (let row = s.r + 1; row <= Math.min(e.r, sheet.rows.length - 1); row++) {
      above.set(cellName(row, s.c), s.r);
    }
  }
  return (row, column) => {
    const first = above.get(cellName(row, column));
    return { cell: sheet.rows[first ?? row]?.[column], isMerged: first !== undefined };
  };
}
