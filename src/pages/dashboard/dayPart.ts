export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** The part of the viewer's day: morning from 5, afternoon from 12, evening from 17, night from 22. */
export function dayPartOf(now: Date): DayPart {
  const hour = now.getHours();
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
