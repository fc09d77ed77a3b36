import { type Column, type Reader, type Table, valueFor } from './table.ts';

/**
 * Texts have the format of texts, so that none becomes a formula when somebody edits its cell. Days bring theirs along:
 * one of the column would be the heading's too, which some programs then read as a date.
 */
const formats: Record<Column<never>['kind'], string | undefined> = {
  text: '@',
  status: '@',
  date: undefined,
  time: undefined,
  count: '0',
  money: '#,##0.00',
};

/** A name as Excel allows it for a sheet: at most 31 characters, without some, and no apostrophe at either end. */
const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\]/g, '_')
    .slice(0, 31)
    .replace(/^'+|'+$/g, '')
    .trim();

/**
 * Writes a table as an .xlsx while its rows are read. Days are dates there, and amounts numbers, whatever the language
 * of the program that opens it. What is more than a sheet holds is in further sheets.
 */
export async function xlsxOf<Row>(
  { name, columns, rows }: Table<Row>,
  reader: Reader,
): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cellOf = (column: Column<Row>, row: Row) => {
    const value = valueFor(reader, column, row);
    const isDay = column.kind === 'date' || column.kind === 'time';
    return isDay && value !== null ? new Date(value) : value;
  };
  async function* lines() {
    for await (const part of rows) {
      for (const row of part) yield columns.map((column) => cellOf(column, row));
    }
  }
  return writeXlsxStream(lines(), {
    name: sheetName(name),
    columns: columns.map(({ heading, kind }) => ({
      header: heading,
      width: Math.max(14, heading.length + 2),
      ...(formats[kind] && { numFmt: formats[kind] }),
    })),
    freezePane: { rows: 1 },
  });
}
