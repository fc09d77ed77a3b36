import { inflateRawSync } from 'node:zlib';
import { type CellObject, read, type WorkBook } from '@e965/xlsx';
import { readingLimits } from '../../contract/reportColumns.ts';
import { withoutFilling, zipParts } from '../zipParts.ts';
import { sheetNameOf } from './cellValues.ts';
import { isBookingsSheet } from './headings.ts';

/** Rows above the headings, at most. */
export const rowsAbove = 20;
/** Sheets that are searched for the headings. */
const SHEETS = 20;
/** Bytes of all parts of an .xlsx, unpacked: several times those of 5,000 events. */
const MOST_UNPACKED = 48 * 1024 * 1024;
/** Cells of all sheets together: 5,000 events have 60,000. */
const MOST_CELLS = 150_000;

/** Reading the file would exceed the limits. */
export class TooMuch extends Error {}

/** A sheet as it was read. Rows and columns count from 0. */
export interface Sheet {
  name: string;
  rows: readonly (readonly (CellObject | undefined)[] | undefined)[];
  merges: readonly Merge[];
  isHidden: (row: number) => boolean;
}
interface Merge {
  s: { r: number; c: number };
  e: { r: number; c: number };
}

export interface OpenWorkbook {
  /** The first sheets; one with the name of the template's comes first. */
  sheets: Sheet[];
  /** Days are counted from 1904 and not from 1900. */
  date1904: boolean;
}

/**
 * Reads the values of a workbook that `workbookRefusal` lets pass. Formulas count by the value that was stored with
 * them, and links to other workbooks are not followed.
 * @throws TooMuch if it is larger than any report; any other error if it is damaged
 */
export async function openWorkbook(upload: Buffer): Promise<OpenWorkbook> {
  await checkSize(upload);
  const file = isArchive(upload) ? withoutFilling(upload) : upload;
  const names = read(file, { bookSheets: true }).SheetNames;
  const chosen = names
    .map((name, index) => ({ name, index }))
    .sort((a, b) => Number(isBookingsSheet(b.name)) - Number(isBookingsSheet(a.name)))
    .slice(0, SHEETS);
  const book = read(file, {
    dense: true,
    sheets: chosen.map(({ index }) => index),
    // One more than is read, which tells that there are more.
    sheetRows: rowsAbove + readingLimits.rows + 1,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    // For the rows that are hidden.
    cellStyles: true,
  });
  return {
    sheets: chosen.map(({ name }) => sheetOf(book, name)),
    date1904: book.Workbook?.WBProps?.date1904 === true,
  };
}

const isArchive = (file: Buffer): boolean => file.toString('latin1', 0, 2) === 'PK';

/** Checks what SheetJS will unpack and go through, and that each part is as long as the archive says. */
async function checkSize(file: Buffer): Promise<void> {
  if (!isArchive(file)) return;
  const parts = await zipParts(file);
  if (!parts) throw new Error('not an archive that can be read in one way');
  if (parts.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) throw new TooMuch();
  let cells = 0;
  for (const { packed, deflated, size } of parts) {
    const bytes = deflated ? inflateRawSync(packed, { maxOutputLength: size || 1 }) : packed;
    if (bytes.length !== size) throw new Error('a part is shorter than the archive says');
    cells += cellsIn(bytes);
    if (cells > MOST_CELLS) throw new TooMuch();
  }
}

/** The number of elements `c` in a part. SheetJS takes seconds for what this counts in milliseconds. */
function cellsIn(part: Buffer): number {
  let count = 0;
  for (let at = part.indexOf('<c'); at >= 0; at = part.indexOf('<c', at + 2)) {
    if (' >/\t\r\n'.includes(String.fromCharCode(part[at + 2] ?? 0))) count += 1;
  }
  return count;
}

function sheetOf(book: WorkBook, name: string): Sheet {
  const sheet = book.Sheets[name] ?? {};
  const hidden = sheet['!rows'] ?? [];
  return {
    name: sheetNameOf(name),
    rows: sheet['!data'] ?? [],
    merges: sheet['!merges'] ?? [],
    isHidden: (row) => hidden[row]?.hidden === true,
  };
}
