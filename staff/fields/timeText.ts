const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const hour = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/**
 * Returns a time in the viewer's zone (decision H7), in the console's format: 'Nov 21, 2026, 3:04 PM'. It wraps only
 * between date and time.
 */
export const timeText = (iso: string): string =>
  [day, hour].map((format) => format.format(new Date(iso)).replace(/\s/g, '\u00a0')).join(', ');
