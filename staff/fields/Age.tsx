import { useTranslate } from 'ra-core';
import { timeText } from './timeText.ts';

const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate());

/** Whole days of the viewer's calendar since `time`. */
const daysSince = (time: Date): number =>
  Math.round((midnight(new Date()).getTime() - midnight(time).getTime()) / 86_400_000);

/** How many days ago something happened; the time itself for those who point at it. */
export function Age({ time }: { time: string }) {
  const translate = useTranslate();
  const days = daysSince(new Date(time));
  return (
    <time dateTime={time} title={timeText(time)}>
      {days <= 0
        ? translate('staff.list.today')
        : translate('staff.list.daysAgo', { smart_count: days })}
    </time>
  );
}
