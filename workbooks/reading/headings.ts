import { cleanLine } from '../../contract/characters.ts';
import { type Language, languageCodes } from '../../contract/languages.ts';
import { type EventStatus, eventStatuses, type ReportField } from '../../contract/reportColumns.ts';
import { withPlainDigits } from '../../contract/wholeNumbers.ts';
import type { report } from '../../words/en/report.ts';

/** The words of the template by language. Not the whole catalogues: they are loaded for each report. */
const words = Object.fromEntries(
  await Promise.all(
    languageCodes.map(
      async (code) => [code, (await import(`../../words/${code}/report.ts`)).report] as const,
    ),
  ),
) as Readonly<Record<Language, typeof report>>;
const inAllLanguages = Object.values(words);

/** Other words that people use, and that are read too. */
const alsoHeadings: Readonly<Record<string, ReportField>> = {
  'Peak Rooms': 'roomsOnPeak',
  Estado: 'status',
  État: 'status',
};
const alsoStatuses: Readonly<Record<string, EventStatus>> = { Canceled: 'CANCELLED' };

/** A word without what differs between ways to write it: capitals, accents, punctuation, width, the currency behind it. */
export const plain = (text: string): string =>
  withPlainDigits(cleanLine(text))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ usd?$/, '');

const table = <T>(...entries: (readonly [string, T])[][]): ReadonlyMap<string, T> =>
  new Map(entries.flat().map(([word, value]) => [plain(word), value]));

const columns = table<ReportField>(
  Object.entries(alsoHeadings),
  ...inAllLanguages.map((report) =>
    Object.entries(report.columns).map(([field, word]) => [word, field as ReportField] as const),
  ),
);
const statuses = table<EventStatus>(
  Object.entries(alsoStatuses),
  ...inAllLanguages.map(({ statuses: { definite, held, cancelled } }) =>
    [definite, held, cancelled].map((word, n) => [word, eventStatuses[n] as EventStatus] as const),
  ),
);
/** How a text begins that means that there was no event. */
export const sayNone: readonly string[] = [
  ...inAllLanguages.map(({ noBookings }) => noBookings),
  'Nothing to report',
  'Nada que reportar',
  'Rien à signaler',
  'Néant',
].map(plain);
const sheets = new Set(inAllLanguages.map((report) => plain(report.sheets.bookings)));

/** The column that a heading names, in any of the languages. */
export const readHeading = (text: string): ReportField | undefined => columns.get(plain(text));
export const readStatus = (text: string): EventStatus | undefined => statuses.get(plain(text));
/** Whether a sheet has the name of the template's sheet for events. */
export const isBookingsSheet = (name: string): boolean => sheets.has(plain(name));

/** The language in which most of the headings are written; English if several are. */
export function languageOf(headings: ReadonlyMap<ReportField, string>): Language {
  const matches = (language: Language) =>
    [...headings].filter(([field, text]) => plain(words[language].columns[field]) === plain(text))
      .length;
  return languageCodes.reduce((best, code) => (matches(code) > matches(best) ? code : best), 'en');
}
