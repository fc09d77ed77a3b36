import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { frontSheet, shownRows, uncalculatedCells } from '../records.ts';
import type { Unpacked } from '../unpack.ts';
import { sheetNameOf } from './cellValues.ts';
import { isBookingsSheet } from './headings.ts';
import { hidesRows, totalsOfTables } from './sheetParts.ts';

/** Rows above the headings, at most. */
export const rowsAbove = 20;
/** Sheets that are searched for the headings. */
export const sheetsSearched = 20;
/** A sheet as it was read. Rows and columns count from 0. */
export interface Sheet {
  name: string;
  rows: readonly (readonly (CellObject | undefined)[] | undefined)[];
  merges: readonly Merge[];
  isHidden: (row: number) => boolean;
  /** The sheet itself is hidden, from the menu or not. */
  isHiddenSheet: boolean;
  /** It was in front when the file was saved. */
  wasOpen: boolean;
  /** The rows of sums that tables have. */
  totals: ReadonlySet<number>;
}
interface Merge {
  s: { r: number; c: number };
  e: { r: number; c: number };
}

export interface OpenWorkbook {
  /** The first sheets; one with the name of the template's comes first. */
  sheets: Sheet[];
  /** The number of sheets that were left out. */
  left: number;
  /** Days are counted from 1904 and not from 1900. */
  date1904: boolean;
}

/**
 * Reads the values of a workbook. Formulas count by the value that was stored with them, and links to other workbooks
 * are not followed.
 * @throws Error if it is damaged
 */
export function openWorkbook({ file, parts }: Unpacked): OpenWorkbook {
  const names = read(file, { bookSheets: true }).SheetNames;
  const chosen = names
    .map((name, index) => ({ name, index }))
    .sort((a, b) => Number(isBookingsSheet(b.name)) - Number(isBookingsSheet(a.name)))
    .slice(0, sheetsSearched);
  const book = read(file, {
    dense: true,
    sheets: chosen.map(({ index }) => index),
    // The formulas of an .xls are not always such that SheetJS can read them.
    cellFormula: parts !== undefined,
    // For formulas without a stored value.
    sheetStubs: parts !== undefined,
    // For percentages and currencies.
    cellNF: true,
    cellHTML: false,
    cellText: false,
    // For the rows that are hidden.
    cellStyles: true,
  });
  const open = parts ? openSheetOf(book) : frontSheet(file);
  return {
    sheets: chosen.map(({ name, index }) => ({
      ...sheetOf(book, name, index, { file, parts }),
      isHidden: hiddenRows(book.Sheets[name] ?? {}, name, index, { file, parts }),
      isHiddenSheet: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
      wasOpen: index === open,
    })),
    left: names.length - chosen.length,
    date1904: book.Workbook?.WBProps?.date1904 === true,
  };
}

/** The number of the sheet in front. SheetJS reads it of an .xlsx, and names it nowhere. */
function openSheetOf({ Workbook }: WorkBook): number {
  const { WBView: [view] = [] } = (Workbook ?? {}) as { WBView?: { activeTab?: unknown }[] };
  return Number(view?.activeTab ?? 0);
}

function sheetOf(
  book: WorkBook,
  name: string,
  index: number,
  { file, parts }: Unpacked,
): Omit<Sheet, 'isHidden' | 'isHiddenSheet' | 'wasOpen'> {
  const sheet = book.Sheets[name] ?? {};
  const rows = withinSheet(sheet['!data'] ?? []);
  for (const { row, column, isEmptyText } of parts ? [] : uncalculatedCells(file, index)) {
    const cells = rows[row];
    if (cells) cells[column] = isEmptyText ? { t: 's', v: '', f: '' } : { t: 'z', f: '' };
  }
  return {
    name: sheetNameOf(name),
    rows,
    merges: sheet['!merges'] ?? [],
    totals: new Set(parts && totalsOfTables(parts, name)),
  };
}

/** The rows and columns that a sheet can have. */
const [MOST_ROWS, MOST_COLUMNS] = [1_048_576, 16_384];

/** The cells without those that no program shows: before one of them there may be millions of nothing to go through. */
function withinSheet(rows: (CellObject | undefined)[][]): (CellObject | undefined)[][] {
  if (rows.length > MOST_ROWS) rows.length = MOST_ROWS;
  // Passes over what is not there.
  rows.forEach((cells) => {
    if (cells.length > MOST_COLUMNS) cells.length = MOST_COLUMNS;
  });
  return rows;
}

/** Says which rows are hidden, by themselves or because the sheet hides all that say nothing of their height. */
function hiddenRows(
  { '!rows': rows = [] }: WorkSheet,
  name: string,
  index: number,
  { file, parts }: Unpacked,
): Sheet['isHidden'] {
  const shown = parts ? undefined : shownRows(file, index);
  const hides = parts ? hidesRows(parts, name) : shown !== undefined;
  return (row) =>
    rows[row]?.hidden === true || (hides && !shown?.has(row) && rows[row]?.hpt === undefined);
}
