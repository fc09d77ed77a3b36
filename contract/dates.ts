/** `date` moved by whole calendar months, in UTC; the last day of a shorter month where the day doesn't exist. */
export function monthsFrom(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}

/** Times in milliseconds; a day has 24 hours. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `date` moved by days of 24 hours, which may be negative or a fraction. */
export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);

/**
 * The calendar day of a date, `2026-05-03`: the date as it is written, whatever time follows it. The server writes UTC
 * (decision H7); another back end may send milliseconds. '' for none.
 */
export const dayOf = (date: string | number | Date | null): string =>
  date === null
    ? ''
    : (typeof date === 'string' ? date : new Date(date).toISOString()).slice(0, 10);

/** A time as ISO 8601 in UTC; null for none. */
export function iso(time: Date | string): string;
export function iso(time: Date | string | null | undefined): string | null;
export function iso(time: Date | string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}

export const dayAfter = (day: string, days = 1): string => dayOf(timeOf(day) + days * DAY);

const timeOf = (date: string | Date) => Date.parse(dayOf(date));

export function dayInWords(
  date: string | Date,
  locale: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const time = timeOf(date);
  if (Number.isNaN(time)) return String(date);
  return dateFormat(locale, { ...style, timeZone: 'UTC' }).format(time);
}

/** The calendar day that it is in a time zone at a moment: '2026-05-03'. */
export function dayIn(timeZone: string, time: string | number | Date): string {
  const format = dateFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = format.formatToParts(new Date(time));
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}`;
}

/** Whether there is a time zone of that name, such as `America/Denver`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a locale, kept: to make one takes a browser longer than to write a hundred dates with it. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Where a day ends first, anywhere. */
const FIRST_TIME_ZONE = 'Pacific/Kiritimati';

/** When it is, and the zone of the program in which days end last. */
export interface Moment {
  now: Date;
  timeZone: string;
}

export const todayAt = ({ now, timeZone }: Moment): string => dayIn(timeZone, now);

/**
 * Whether a calendar day is over. It is whole for everybody: it lasts until it ends in the zone of the program,
 * whatever time it is sent with.
 */
export const isOver = (date: string | Date, moment: Moment): boolean =>
  dayOf(date) < todayAt(moment);

/** Calendar days from today to `date`: 0 on the day itself, negative once it is over. */
export const daysUntil = (date: string | Date, moment: Moment): number =>
  (timeOf(date) - timeOf(todayAt(moment))) / DAY;

export const firstTodayAt = (now: Date): string => dayIn(FIRST_TIME_ZONE, now);

/** Whether a calendar day is over for somebody, wherever they are. No reminder names it any more. */
export const hasBegunToEnd = (date: string | Date, now: Date): boolean =>
  dayOf(date) < firstTodayAt(now);

/** The first moment of a day in UTC. Dates before that of today are over: for comparisons with stored dates. */
export const startOf = (day: string): Date => new Date(timeOf(day));

/** The moment at which a calendar day is over for the program. */
export function endOf(date: string | Date, timeZone: string): Date {
  // Between what the first and the last zone on earth make of it. Clocks are set forward and back in some.
  let [before, after] = [timeOf(date), timeOf(date) + 2 * DAY];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isOver(date, { now: new Date(middle), timeZone })) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** The name of a time zone in a language, whether its clocks are set forward now or not: 'Pacific Time'. */
export function timeZoneInWords(timeZone: string, locale: string): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
