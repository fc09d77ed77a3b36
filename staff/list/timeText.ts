const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A time in the viewer's zone (H7), as the console writes it: 'Nov 21, 2026, 3:04 PM'. */
export const timeText = (iso: string): string => format.format(new Date(iso));
