import { read, utils, type WorkBook, write } from '@e965/xlsx';
import type { Language } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { quarterParts } from '../../contract/quarters.ts';
import type { Finding, Hint } from '../../contract/reportReading.ts';
import type { reports } from '../../words/en/reports.ts';
import { sheetNameOf } from '../reading/cellValues.ts';
import { withHotelHints } from '../reading/hotelHints.ts';
import { readUnpacked } from '../reading/readReport.ts';
import { unpack } from '../unpack.ts';
import { type Marks, markXlsx } from './markXlsx.ts';

/** Comments of a copy, at most: spreadsheet programs draw a box for each. All other cells are colored too. */
const MOST_NOTES = 2_000;

export interface MarkingTask {
  file: Buffer;
  quarter: string;
  /** The hotels in the agency's other reports. */
  hotels: readonly string[];
  /** The language of the comments. */
  language: Language;
}

/**
 * Returns a copy of a report in which each cell with a finding is colored, and each with a finding or a hint commented;
 * undefined if the report can't be read. Of an .xls, and of an .xlsx that can't be changed in place, it is a new .xlsx
 * with the values. For files of strangers: call it by `reportProcesses`.
 */
export async function markReport(task: MarkingTask): Promise<Buffer | undefined> {
  const { file, quarter, hotels, language } = task;
  const workbook = await unpack(file).catch(() => undefined);
  if (!workbook) return undefined;
  const report = withHotelHints(readUnpacked(workbook, quarter), hotels);
  const all = [...report.findings, ...report.hints];
  const [first] = all;
  if (report.state !== 'READ' || !first) return undefined;
  const say = await notesIn(language);
  const notes = new Map<string, string>();
  for (const found of all) {
    const before = notes.get(found.cell);
    if (before === undefined && notes.size === MOST_NOTES) continue;
    notes.set(found.cell, before === undefined ? say(found) : `${before}\n${say(found)}`);
  }
  const colored = report.findings.map(({ cell }) => cell);
  const marks: Marks = { sheet: first.sheet, colored, notes };
  try {
    if (workbook.parts) return await markXlsx(workbook.parts, marks);
  } catch {
    // It is made of parts of another kind.
  }
  const { parts } = await unpack(valuesOf(workbook.file));
  return parts && markXlsx(parts, marks);
}

/** The values of a workbook as a new .xlsx, without formulas. */
function valuesOf(file: Buffer): Buffer {
  const shown = { cellNF: true, cellStyles: true };
  const book = read(file, { cellFormula: false, cellHTML: false, ...shown });
  const copy: WorkBook = { ...book, SheetNames: [], Sheets: {} };
  for (const [index, whole] of book.SheetNames.entries()) {
    const name = sheetNameOf(whole);
    const unique = copy.SheetNames.includes(name) ? `${name.slice(0, 25)} ${index}` : name;
    utils.book_append_sheet(copy, book.Sheets[whole] ?? {}, unique);
  }
  return write(copy, { type: 'buffer', bookType: 'xlsx', compression: true });
}

type Texts = typeof reports;

/** Returns a function that says what was found in a cell and what to do, in a language. */
async function notesIn(language: Language): Promise<(found: Finding | Hint) => string> {
  // Not all words of the portal: they are loaded for each report.
  const { reports: words } = (await import(`../../words/${language}/reports.ts`)) as {
    reports: Texts;
  };
  return ({ field, code, params = {} }) => {
    const parts = quarterParts(String(params.quarter ?? ''));
    const quarter = parts && interpolate(words.quarter, parts);
    const { found, todo } = words.findings[code];
    const say = (text: string) => interpolate(text, { ...params, ...(quarter && { quarter }) });
    const column = field ? [words.columns[field]] : [];
    return [...column, say(found), say(todo)].join(' · ');
  };
}
