import { type Language, languageCodes } from '../../contract/languages.ts';
import {
  bookingsSheet,
  type EventStatus,
  eventStatusCodes,
  eventStatuses,
  noBookingsWords,
  otherStatusWords,
  type ReportField,
  reportColumn,
  reportFields,
} from '../../contract/reportColumns.ts';

/** A word without what differs between ways to write it: capitals, accents, punctuation, the currency behind it. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ us[d]?$/, '');

/** Columns by their headings in any language. */
const columns = new Map<string, ReportField>(
  reportFields.flatMap((field) => {
    const { heading, also = [] } = reportColumn(field);
    return [...Object.values(heading), ...also].map((word) => [plain(word), field] as const);
  }),
);
const statuses = new Map<string, EventStatus>([
  ...eventStatusCodes.flatMap((code) =>
    Object.values(eventStatuses[code]).map((word) => [plain(word), code] as const),
  ),
  ...Object.entries(otherStatusWords).map(([word, code]) => [plain(word), code] as const),
]);
const nothing = new Set(Object.values(noBookingsWords).map(plain));
const sheets = new Set(Object.values(bookingsSheet).map(plain));

/** The column that a heading names. */
export const readHeading = (text: string): ReportField | undefined => columns.get(plain(text));
export const readStatus = (text: string): EventStatus | undefined => statuses.get(plain(text));
/** Whether a name of an event says that there was none. */
export const isNoBookings = (text: string): boolean => nothing.has(plain(text));
/** Whether a sheet has the name of the template's sheet for events. */
export const isBookingsSheet = (name: string): boolean => sheets.has(plain(name));

/** The language in which most of the headings are written; English if several are. */
export function languageOf(headings: ReadonlyMap<ReportField, string>): Language {
  const matches = (language: Language) =>
    [...headings].filter(
      ([field, text]) => plain(reportColumn(field).heading[language]) === plain(text),
    ).length;
  return languageCodes.reduce((best, code) => (matches(code) > matches(best) ? code : best), 'en');
}
