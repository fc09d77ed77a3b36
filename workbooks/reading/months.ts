import { languageCodes } from '../../contract/languages.ts';
import { plain } from './headings.ts';

/** Letters to which programs shorten a name, at least. */
export const SHORTEST = 3;
const MONTHS = [...Array(12).keys()];

const names = [
  ...languageCodes.flatMap((code) => {
    const name = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' });
    return MONTHS.map((n) => [plain(name.format(Date.UTC(2026, n))), n + 1] as const);
  }),
  ['setiembre', 9] as const,
];

/**
 * The names of the months in all languages to their numbers, each also cut after three letters or more: programs
 * shorten them differently. 'jui' is none, as it begins two months.
 */
export const months: ReadonlyMap<string, number> = new Map(
  names.flatMap(([name, n]) =>
    Array.from({ length: name.length - SHORTEST + 1 }, (_, cut) => name.slice(0, SHORTEST + cut))
      .filter((start) => names.every(([other, m]) => m === n || !other.startsWith(start)))
      .map((start) => [start, n] as const),
  ),
);
