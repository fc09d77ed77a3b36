import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayInWords, dayOf, daysUntil } from '../../../../contract/dates.ts';
import type { Profile } from '../../../../contract/records.ts';
import { useHub } from '../../../../providers/HubContext.ts';
import { useQuarterInWords } from '../../../../resources/reports/quarterInWords.ts';
import { daysLeft } from '../daysLeft.ts';
import { nextDates } from './nextDates.ts';
import { DatedLinks, SummaryCard } from './SummaryCard.tsx';

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
      <DatedLinks
        links={dates.map(({ what, day, quarter = '', to }) => ({
          to,
          text: translate(`dashboard.summary.next.${what}`, { quarter: inWords(quarter) }),
          date: (
            <>
              <time dateTime={dayOf(day)}>{dayInWords(day, language)}</time>
              <br />
              <small className="hub-small">{daysLeft(daysUntil(day, now), translate)}</small>
            </>
          ),
        }))}
      />
    </SummaryCard>
  );
}
