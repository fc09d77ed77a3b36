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
  if (cell?.v === undefined || cell.v === null || cell.t === 'e') return undefined;
  return lineOf(String(cell.v), readingLimits.text) || undefined;
}

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

/** The number in a cell; undefined if it contains none. */
export function numberOf(cell: CellObject | undefined, { language }: Meaning): number | undefined {
  if (typeof cell?.v === 'number') return Number.isFinite(cell.v) ? cell.v : undefined;
  return typeof cell?.v === 'string' ? readTextNumber(cell.v.slice(0, 60), language) : undefined;
}

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

/** Characters around a number: spaces of any kind, apostrophes between thousands, the currency. */
const AROUND = /[\s'’]|US\$|USD|\$/giu;

/**
 * Returns a number that was typed as text: `1,234.50`, `1 234,50 $`, `US$ 1.234,50`, `(200)` for less than nothing.
 * @returns undefined for any other text, and where a separator could be one of thousands or of decimals
 */
function readTextNumber(text: string, language: Language): number | undefined {
  const bare = text.replace(AROUND, '');
  const [, inParentheses] = /^\((.*)\)$/.exec(bare) ?? [];
  const [, minus = '', amount = ''] = /^([-−]?)([\d.,]+)$/.exec(inParentheses ?? bare) ?? [];
  const separator = decimalSeparator(amount, language);
  if (separator === undefined) return undefined;
  const [whole = '', decimals = '', ...more] = separator ? amount.split(separator) : [amount];
  const groups = whole.split(/[.,]/);
  const areThousands = groups.every((group, index) =>
    index === 0 ? /^\d{0,3}$/.test(group) || groups.length === 1 : /^\d{3}$/.test(group),
  );
  if (more.length > 0 || !areThousands || !/^\d*$/.test(decimals) || !/\d/.test(amount)) {
    return undefined;
  }
  const value = Number(`${groups.join('') || 0}.${decimals || 0}`);
  return minus || inParentheses !== undefined ? -value : value;
}

/** The separator of decimals in an amount; '' if it has none, undefined if that is ambiguous. */
function decimalSeparator(amount: string, language: Language): '.' | ',' | '' | undefined {
  const [point, comma] = [amount.lastIndexOf('.'), amount.lastIndexOf(',')];
  if (point < 0 && comma < 0) return '';
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : ',';
  const parts = amount.split(mark);
  if (parts.length > 2) return '';
  if (parts[1]?.length !== 3) return mark;
  // '1,234': thousands where the comma is for them, else anybody's guess.
  return mark === ',' && !writesDecimalsWithComma(language) ? '' : undefined;
}

const writesDecimalsWithComma = (language: Language): boolean =>
  new Intl.NumberFormat(language).format(1.5).includes(',');
