import { readFile } from 'node:fs/promises';
import { type Language, languageCodes } from '../contract/languages.ts';
import { texts } from '../words/catalogues.ts';
import type { ReportColumn } from '../words/en/report.ts';

/**
 * The template of the quarterly report in a language: a workbook with an empty table of bookings and a page of
 * instructions, as it was made in a spreadsheet program. Whoever changes it opens the file there.
 */
export const reportTemplate = (language: Language): Promise<Buffer> =>
  readFile(new URL(`../words/${language}/Quarterly-Reporting-Template.xlsx`, import.meta.url));

/** Letters alone count: not capitals, accents, spaces, nor what stands in parentheses. */
const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\(.*?\)|[^\p{L}]/gu, '')
    .toLowerCase();

const columns = new Map<string, ReportColumn>(
  languageCodes.flatMap((code) =>
    Object.entries(texts[code].report.columns).map(
      ([column, heading]) => [plain(heading), column as ReportColumn] as const,
    ),
  ),
);

/** Returns the column of a heading in any of the languages; undefined if it is none of the template's. */
export const reportColumn = (heading: string): ReportColumn | undefined =>
  columns.get(plain(heading));
