/** Returns the date of a time in words of the language, in the viewer's zone (decision H7): 'May 3, 2026'. */
export const longDate = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));
