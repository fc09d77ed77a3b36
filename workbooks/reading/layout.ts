import type { Language } from '../../contract/languages.ts';
import type { ReportField } from '../../contract/reportColumns.ts';
import { textOf } from './cellValues.ts';
import { languageOf, readHeading } from './headings.ts';
import { rowsAbove, type Sheet } from './openWorkbook.ts';

/** Headings that a sheet needs at least, to be taken for a report. */
const FEWEST = 5;

/** Where the events of a report are. Rows and columns count from 0. */
export interface Layout {
  sheet: Sheet;
  headingRow: number;
  /** The column of each field. The first of several with the same heading. */
  columns: ReadonlyMap<ReportField, number>;
  /** The language of the headings. */
  language: Language;
}

/** Returns the layouts of the sheets that have enough headings of the template, by their rows with the most. */
export const layoutsOf = (sheets: readonly Sheet[]): Layout[] =>
  sheets.flatMap((sheet) => {
    let best: Layout | undefined;
    for (let row = 0; row < rowsAbove; row++) {
      const layout = layoutOf(sheet, row);
      if (layout.columns.size > (best?.columns.size ?? FEWEST - 1)) best = layout;
    }
    return best ?? [];
  });

function layoutOf(sheet: Sheet, headingRow: number): Layout {
  const columns = new Map<ReportField, number>();
  const texts = new Map<ReportField, string>();
  for (const [column, cell] of (sheet.rows[headingRow] ?? []).entries()) {
    const text = textOf(cell);
    const field = text && readHeading(text);
    if (!field || columns.has(field)) continue;
    columns.set(field, column);
    texts.set(field, text);
  }
  return { sheet, headingRow, columns, language: languageOf(texts) };
}
