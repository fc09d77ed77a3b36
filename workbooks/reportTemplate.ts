import { readFile } from 'node:fs/promises';

/**
 * The template of the quarterly report: a workbook with an empty table of bookings and a page of instructions, as it
 * was made in a spreadsheet program. Whoever changes it opens the file there.
 */
export const reportTemplate = (): Promise<Buffer> =>
  readFile(new URL('./Quarterly-Reporting-Template.xlsx', import.meta.url));
