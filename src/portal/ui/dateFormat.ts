import { dateFormat, dayInWords } from '#contract/dates.ts';
import type { Language } from '#contract/languages.ts';

const digits = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;

/**
 * Returns the date of a time as MM/dd/yyyy in the viewer's zone (specification §3, decision H7), in other languages in
 * their format; '-' if there is none or it is invalid. `timeZone` is for tests; default: the browser's.
 */
export function formatDate(
  time: string | null | undefined,
  language: Language,
  timeZone?: string,
): string {
  return inWords(time, language, { ...digits, timeZone });
}

/** Returns the date of a time in words, in the viewer's zone (decision H7): 'May 3, 2026'. */
export const longDate = (time: string, language: Language): string =>
  inWords(time, language, { dateStyle: 'long' });

/** Returns a time of day in the viewer's zone: '2:32 PM'. */
export const formatTime = (time: string, language: Language): string =>
  inWords(time, language, { timeStyle: 'short' });

function inWords(
  time: string | null | undefined,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(time ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '-';
  return dateFormat(language, options).format(date);
}

/** Returns a time in the viewer's zone: 'May 3, 2026, 2:32 PM'. */
export const longTime = (time: string, language: Language): string =>
  inWords(time, language, { dateStyle: 'medium', timeStyle: 'short' });

/** Returns a calendar day as MM/dd/yyyy, the same in every zone (decision H7). */
export const formatDay = (day: string, language: Language): string =>
  dayInWords(day, language, digits);
