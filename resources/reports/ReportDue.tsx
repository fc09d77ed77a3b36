import { useLocaleState, useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { session } from '../../providers/session.ts';
import { daysUntil, longDate } from '../../src/components/dates.ts';
import { Alert } from '../../src/components/public/Alert.tsx';

/** Whether a report is due, and until when (E1). An upload clears it at once: the profile says so. */
export function ReportDue() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const profile = useSyncExternalStore(session.subscribe, session.profile);
  const word = (key: string, params?: object) => translate(`reports.due.${key}`, params);
  if (!profile) return null;
  const { quarterlyReportDue, quarterlyReportDeadline } = profile.provider;
  if (!quarterlyReportDue) return <Alert severity="done">{word('none')}</Alert>;
  if (!quarterlyReportDeadline) return <Alert severity="info">{word('title')}</Alert>;

  const days = daysUntil(quarterlyReportDeadline, new Date());
  const left = days < 0 ? word('over') : days === 0 ? word('today') : undefined;
  return (
    <Alert standing severity={days < 0 ? 'warn' : 'info'} title={word('title')}>
      <p>
        {word('by', { date: longDate(quarterlyReportDeadline, locale) })}{' '}
        {left ?? word('left', { smart_count: days })}
      </p>
    </Alert>
  );
}
