import { useLocale, useTranslate } from 'ra-core';
import { daysUntil, longDate } from '../../components/dates.ts';
import styles from './dashboard.module.css';

/** From this many days on the deadline stands out. */
const SOON = 7;

/** A deadline as a date and the days left. */
export function Deadline({ deadline }: { deadline: string }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const days = daysUntil(deadline, new Date());
  const left =
    days > 0
      ? translate('dashboard.deadline.daysLeft', { smart_count: days })
      : translate(`dashboard.deadline.${days === 0 ? 'today' : 'over'}`);
  return (
    <p className={days <= SOON ? `${styles.deadline} ${styles.soon}` : styles.deadline}>
      <time dateTime={deadline}>
        {translate('dashboard.deadline.by', { date: longDate(deadline, locale) })}
      </time>
      <span>{left}</span>
    </p>
  );
}
