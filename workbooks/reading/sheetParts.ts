import { utils } from '@e965/xlsx';
import { elementsOf } from '../marking/elements.ts';
import { openPackage } from '../marking/package.ts';
import { sheetPart } from '../sheetPart.ts';
import { sheetNameOf } from './cellValues.ts';

/** The rows of sums in the tables of a sheet, which SheetJS doesn't tell. None where the parts are of another kind. */
export function totalsOfTables(parts: ReadonlyMap<string, Buffer>, sheet: string): number[] {
  try {
    const book = openPackage(parts);
    return book
      .relations(sheetPart(book, sheetNameOf(sheet)))
      .filter(({ kind }) => kind === 'table')
      .flatMap(({ part }) => {
        const [table] = elementsOf(book.text(part), 0);
        const rows = Number(table?.attributes.totalsRowCount ?? 0);
        const { r } = utils.decode_range(table?.attributes.ref ?? '').e;
        return rows === 1 ? [r] : [];
      });
  } catch {
    return [];
  }
}

/** Whether the rows of a sheet without a height of their own are hidden, which SheetJS doesn't tell either. */
export function hidesRows(parts: ReadonlyMap<string, Buffer>, sheet: string): boolean {
  try {
    const bytes = parts.get(sheetPart(openPackage(parts), sheetNameOf(sheet)));
    const head = bytes?.toString('latin1', 0, bytes.indexOf('sheetData')) ?? '';
    return /<(?:\w+:)?sheetFormatPr\b[^>]*\bzeroHeight="(?:1|true)"/.test(head);
  } catch {
    return false;
  }
}
