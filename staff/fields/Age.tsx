import { useTranslate } from 'ra-core';
import { daysUntil } from '../../components/dates.ts';
import { timeText } from './timeText.ts';

/** How many days ago something happened; the day itself for those who point at it. */
export function Age({ time }: { time: string }) {
  const translate = useTranslate();
  const days = -daysUntil(time, new Date());
  return (
    <time dateTime={time} title={timeText(time)}>
      {days <= 0
        ? translate('staff.list.today')
        : translate('staff.list.daysAgo', { smart_count: days })}
    </time>
  );
}
