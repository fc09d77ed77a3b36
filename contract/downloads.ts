import { workbookTypes } from './uploads.ts';

/** What a table is downloaded as. Without zod, as pages have links to both. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The media type of each. */
export const tableTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: workbookTypes.xlsx,
};

/** The time zone of this browser, which tells on which day something happened. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the query of a table's download for the reader in this browser. */
export const tableQuery = (format: TableFormat): { format: TableFormat; timeZone: string } => ({
  format,
  timeZone: timeZoneHere(),
});
