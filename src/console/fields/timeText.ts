import { dateFormat } from '#contract/dates.ts';

/**
 * Returns a time in the viewer's zone (decision H7), in the console's format: 'Nov 21, 2026, 3:04 PM'. It wraps only
 * between date and time.
 */
export function timeText(iso: string): string {
  const time = new Date(iso);
  const day = dateFormat('en', { dateStyle: 'medium' }).format(time);
  const hour = dateFormat('en', { timeStyle: 'short' }).format(time);
  return [day, hour].map((part) => part.replace(/\s/g, '\u00a0')).join(', ');
}
