import { useFieldValue, useTranslate } from 'ra-core';
import { DAY } from '#contract/dates.ts';
import { timeText } from './timeText.ts';

const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate());

/** Returns the whole calendar days since `time`, in the viewer's zone. */
const daysSince = (time: Date): number =>
  Math.round((midnight(new Date()).getTime() - midnight(time).getTime()) / DAY);

/** How many days ago something happened, with the time as tooltip. */
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

export const AgeField = ({ source }: { source: string }) => (
  <Age time={useFieldValue({ source })} />
);
