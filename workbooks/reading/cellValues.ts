import { type CellObject, SSF } from '@e965/xlsx';
import { cleanLine, isOneLine } from '../../contract/characters.ts';
import type { Language } from '../../contract/languages.ts';
import { readingLimits } from '../../contract/reportColumns.ts';
import { readTextDate } from './textDates.ts';

/** How a workbook declares its cells to be read. */
export interface Meaning {
  language: Language;
  date1904: boolean;
}

/** The longest name of a sheet. */
const SHEET_NAME = 31;

/** Years of dates that somebody can have meant: 12 typed in a column of dates is not January 12, 1900. */
const FIRST_YEAR = 1990;

/** The text of a cell on one line; undefined if it is empty. */
export function textOf(cell: CellObject | undefined): string | undefined {
  if (cell?.v === undefined || cell.v === null || cell.t === 'e' || cell.t === 'z')
    return undefined;
  return lineOf(String(cell.v), readingLimits.text) || undefined;
}

/** The texts in the cells of a row. */
export const textsOf = (row: readonly (CellObject | undefined)[] = []): string[] =>
  row.flatMap((cell) => (cell?.t === 's' ? (textOf(cell) ?? []) : []));

/** A text on one line, as it is read, without what the database can't store. */
function lineOf(whole: string, length: number): string {
  const text = cleanLine(whole.slice(0, 2 * length).toWellFormed()).replace(/\s+/g, ' ');
  const line = isOneLine(text) ? text : [...text].filter(isOneLine).join('');
  return line.trim().slice(0, length).toWellFormed();
}

/**
 * The name of a sheet as spreadsheet programs let it be. Each finding repeats it, and a file can contain a name of
 * megabytes, or one that no other file may have.
 */
export const sheetNameOf = (name: string): string =>
  lineOf(name.replace(/[[\]:*?/\\]/g, '_'), SHEET_NAME).replace(/^'|'$/g, '_') || '_';

/** The day in a cell as `2026-03-31`; undefined if it contains none. */
export function dayOfCell(
  cell: CellObject | undefined,
  { language, date1904 }: Meaning,
): string | undefined {
  if (typeof cell?.v === 'number') {
    const date = SSF.parse_date_code(cell.v, { date1904 });
    if (date && date.y >= FIRST_YEAR && date.y < 10_000) {
      return new Date(Date.UTC(date.y, date.m - 1, date.d)).toISOString().slice(0, 10);
    }
  }
  const text = textOf(cell);
  return text && readTextDate(text, language);
}

/** Whether a cell is a formula whose result was never stored: the program that wrote the file calculates nothing. */
export const isUncalculated = (cell: CellObject | undefined): boolean =>
  cell?.f !== undefined && (cell.t === 'z' || cell.v === '');

const errorNames: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};

/** The error that a formula ended with: `#REF!`. */
export const errorOf = (cell: CellObject | undefined): string | undefined =>
  cell?.t === 'e' ? (errorNames[Number(cell.v)] ?? '#N/A') : undefined;
