import { type Language, languages } from '../../contract/languages.ts';
import { withPlainDigits } from '../../contract/wholeNumbers.ts';
import { plain } from './headings.ts';
import { months, SHORTEST } from './months.ts';

/** Words of a date that say nothing of the day: 5 de marzo del 2026, le 1er mars 2026, 5th of March. */
const FILLING = new Set(['de', 'del', 'le', 'of', 'the', 'el']);
const TIME = /[t\s]\d{1,2}:\d{2}.*$/i;
/** No language that puts dots between numbers writes the month first. */
const DOTTED = /\b\d{1,2}\.\s*\d{1,2}\./;
const ORDINAL = /\b(\d{1,2})(?:st|nd|rd|th|er|ro|º)(?=\s|$)/g;

/** The names of the days of the week, which may stand before a date. */
const weekdays = languages.flatMap(({ code }) => {
  const weekday = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((n) => plain(weekday.format(Date.UTC(2026, 0, n))));
});

const isWeekday = (word = ''): boolean =>
  word.length >= SHORTEST && weekdays.some((name) => name.startsWith(word));

/**
 * Returns the day of a date that was typed as text, as `2026-03-31`: `2026-03-31`, `20260331`, `31 mars 2026`,
 * `31MAR2026`, `31-mar.-26`, `March 31, 2026`, `31/03/2026`. Where day and month could be either, their order is the
 * usual one of the language: the month first in English, the day first in Spanish and French, and wherever dots stand
 * between them.
 * @returns undefined for any other text, and for a day that no calendar has
 */
export function readTextDate(text: string, language: Language): string | undefined {
  const typed = withPlainDigits(text.trim()).replace(TIME, '');
  const parts = plain(typed)
    .replace(ORDINAL, '$1')
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .split(' ')
    .filter((word) => !FILLING.has(word));
  // 'mar' is a month, and Tuesday in Spanish and French.
  if (parts.length === 4 && isWeekday(parts[0])) parts.shift();
  const [one = ''] = parts;
  if (parts.length === 1 && /^\d{8}$/.test(one)) {
    return day(one.slice(0, 4), one.slice(4, 6), one.slice(6));
  }
  if (parts.length !== 3) return undefined;
  const word = parts.findIndex((part) => months.has(part));
  if (word >= 0) {
    const [first = '', second = ''] = parts.filter((_, index) => index !== word);
    const month = months.get(parts[word] ?? '');
    return first.length === 4 ? day(first, month, second) : day(second, month, first);
  }
  const [first = '', second = '', third = ''] = parts;
  if (first.length === 4) return day(first, second, third);
  const isUsual = language === 'en' && !DOTTED.test(typed);
  const monthFirst = Number(second) > 12 || (isUsual && Number(first) <= 12);
  return monthFirst ? day(third, first, second) : day(third, second, first);
}

/** The day of the calendar with these numbers; a year of two digits is one of this century. */
function day(
  year: string | undefined,
  month: string | number | undefined,
  date: string | undefined,
): string | undefined {
  if (!/^\d{2}(?:\d{2})?$/.test(year ?? '') || !/^\d{1,2}$/.test(date ?? '')) return undefined;
  if (!/^\d{1,2}$/.test(String(month))) return undefined;
  const full = year?.length === 2 ? 2000 + Number(year) : Number(year);
  const time = new Date(Date.UTC(full, Number(month) - 1, Number(date)));
  const exists = time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(date);
  return exists ? time.toISOString().slice(0, 10) : undefined;
}
