import { useNotify } from 'ra-core';
import { type TableFormat, tableTypes, timeZoneHere } from '#contract/downloads.ts';
import { useHub } from '#providers/HubContext.ts';
import { saveFile } from '#src/portal/ui/saveFile.ts';
import { csvOf } from '#workbooks/writing/csv.ts';
import type { Table } from '#workbooks/writing/table.ts';
import { xlsxOf } from '#workbooks/writing/xlsx.ts';

/**
 * Returns a function that saves a table as a file like those of the server, in which no cell runs as a formula. The
 * console is in English, but the reader's spreadsheet program is in their own language.
 */
export function useSaveTable() {
  const { session, language } = useHub();
  const notify = useNotify();
  return async <Row>(format: TableFormat, table: Table<Row>): Promise<void> => {
    const reader = { language: session.profile()?.language ?? language, timeZone: timeZoneHere() };
    const content: BlobPart[] = [];
    try {
      if (format === 'csv') for await (const lines of csvOf(table, reader)) content.push(lines);
      else content.push(await new Response(await xlsxOf(table, reader)).arrayBuffer());
    } catch {
      // What writes an .xlsx did not come, as after a new version of the product.
      return notify('staff.charts.noFile', { type: 'warning' });
    }
    saveFile(`${table.name}.${format}`, new Blob(content, { type: tableTypes[format] }));
  };
}
