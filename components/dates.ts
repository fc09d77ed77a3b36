/** A day in words of the language, in the viewer's zone (decision H7): 'May 3, 2026'. */
export const longDate = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));

const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate());

/** Whole days of the viewer's calendar from `now` to `iso`: 0 today, negative once it is over. */
export const daysUntil = (iso: string, now: Date): number =>
  Math.round((midnight(new Date(iso)).getTime() - midnight(now).getTime()) / 86_400_000);
