import type { Hint } from '../../contract/reportReading.ts';
import type { Layout } from './layout.ts';
import { sheetsSearched } from './openWorkbook.ts';
import { cellName } from './readRow.ts';

/** Returns what is to be told of the sheets of a workbook: which one was read, where another one could have been meant. */
export function sheetHints(
  { sheet, headingRow, columns }: Layout,
  others: readonly Layout[],
  left: number,
): Hint[] {
  const place = {
    sheet: sheet.name,
    cell: cellName(headingRow, Math.min(...columns.values())),
    row: headingRow + 1,
  };
  const sheets = others.map((other) => other.sheet.name).join(', ');
  return [
    ...(sheets ? [{ ...place, code: 'otherSheets', params: { sheets } } as const] : []),
    ...(sheet.isHiddenSheet ? [{ ...place, code: 'hiddenSheet' } as const] : []),
    ...(left > 0
      ? [{ ...place, code: 'manySheets', params: { max: sheetsSearched, n: left } } as const]
      : []),
  ];
}
