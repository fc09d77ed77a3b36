import { readFile } from 'node:fs/promises';
import type { Language } from '../contract/languages.ts';

/**
 * The template of the quarterly report in a language: a workbook with an empty table of bookings and a page of
 * instructions, as it was made in a spreadsheet program. Whoever changes it opens the file there.
 */
export const reportTemplate = (language: Language): Promise<Buffer> =>
  readFile(new URL(`../words/${language}/Quarterly-Reporting-Template.xlsx`, import.meta.url));
