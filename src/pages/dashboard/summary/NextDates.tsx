import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayInWords, dayOf, daysUntil } from '../../../../contract/dates.ts';
import type { Profile } from '../../../../contract/records.ts';
import { useHub } from '../../../../providers/HubContext.ts';
import { useQuarterInWords } from '../../../../resources/reports/quarterInWords.ts';
import { daysLeft } from '../daysLeft.ts';
import { nextDates } from './nextDates.ts';
import { SummaryCard } from './SummaryCard.tsx';
import styles from './summary.module.css';

/** What is due next. */
export function NextDates({ profile }: { profile: Profile }) {
  const translate = useTranslate();
  const inWords = useQuarterInWords();
  const { language } = useHub();
  const [now] = useState(() => new Date());
  const dates = nextDates(profile, now);
  if (dates.length === 0) return null;
  return (
    <SummaryCard title={translate('dashboard.summary.next.title')}>
      <ul className={`hub-stack ${styles.dates}`}>
        {dates.map(({ what, day, quarter = '', to }) => (
          <li key={what}>
            <Link to={to}>
              {translate(`dashboard.summary.next.${what}`, { quarter: inWords(quarter) })}
            </Link>
            <span>
              <time dateTime={dayOf(day)}>{dayInWords(day, language)}</time>
              <small className="hub-small">{daysLeft(daysUntil(day, now), translate)}</small>
            </span>
          </li>
        ))}
      </ul>
    </SummaryCard>
  );
}
