const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const hour = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** The hour of a time, in the viewer's zone: '3:04 PM'. */
export const hourText = (iso: string): string => hour.format(new Date(iso));

/**
 * A time in the viewer's zone (decision H7), as the console writes it: 'Nov 21, 2026, 3:04 PM'. A narrow line breaks
 * between day and hour alone.
 */
export const timeText = (iso: string): string =>
  [day, hour].map((format) => format.format(new Date(iso)).replace(/\s/g, '\u00a0')).join(', ');
