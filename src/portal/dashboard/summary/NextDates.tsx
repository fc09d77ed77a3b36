import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayInWords, dayOf, daysUntil, monthsFrom } from '#contract/dates.ts';
import { isOpen } from '#contract/gates.ts';
import { limits } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { deadlineOf, lastClosedQuarter, quarterOf } from '#contract/quarters.ts';
import type { ComingChange } from '#contract/reading.ts';
import type { Profile } from '#contract/records.ts';
import { readAssociateStatus } from '#contract/statuses.ts';
import { useHub } from '#providers/HubContext.ts';
import { momentOf } from '#providers/moment.ts';
import { viewerOfProfile } from '#providers/session.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { useApiQuery } from '../../ui/useApi.ts';
import { daysLeft } from '../daysLeft.ts';
import { DatedLinks, optional, SummaryCard } from './SummaryCard.tsx';

interface Props {
  profile: Profile;
  /** Whether it may be asked what changes in the brand education. */
  enabled: boolean;
}

/** What is due next. */
export function NextDates({ profile, enabled }: Props) {
  const translate = useTranslate();
  const inWords = useQuarterInWords();
  const { language, settings } = useHub();
  const [moment] = useState(() => momentOf(settings));
  const isAccredited = readAssociateStatus(profile.provider.associateStatus) === 'ACCREDITED';
  const { data } = useApiQuery(
    'reading',
    { query: { language }, background: true },
    { ...optional, enabled: enabled && isAccredited },
  );
  const dates = nextDates(profile, moment.now, data?.ahead);
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
              <Typography variant="caption" component="small">
                {daysLeft(daysUntil(day, moment), translate)}
              </Typography>
            </>
          ),
        }))}
      />
    </SummaryCard>
  );
}

interface NextDate {
  what: 'report' | 'renewal' | 'accreditation' | 'education';
  /** ISO time of which only the day counts. */
  day: string;
  /** The quarter of a report, `2026-Q1`. */
  quarter?: string;
  to: string;
}

/**
 * What is next for a person and the agency, the earliest first: the report, the agency's renewal, the own accreditation, and
 * what changes in the brand education if it is not acknowledged ahead.
 */
export function nextDates(profile: Profile, now: Date, change?: ComingChange | null): NextDate[] {
  const { provider } = profile;
  const viewer = viewerOfProfile(profile);
  const dates: NextDate[] = [];
  if (isOpen('reporting', viewer)) {
    const quarter = provider.quarterlyReportDue ? lastClosedQuarter(now) : quarterOf(now);
    const day = deadlineOf(quarter).toISOString();
    dates.push({ what: 'report', day, quarter: quarter.name, to: paths.reporting });
  }
  if (
    isOpen('agencyForm', viewer) &&
    provider.agencyStatus === 'APPROVED' &&
    provider.renewalDate
  ) {
    dates.push({ what: 'renewal', day: provider.renewalDate, to: paths.agencyRegistration });
  }
  if (provider.associateStatus === 'ACCREDITED' && provider.associate && provider.accreditedAt) {
    const end = monthsFrom(new Date(provider.accreditedAt), limits.accreditationMonths);
    const to = paths.associateRegistration;
    dates.push({ what: 'accreditation', day: end.toISOString(), to });
  }
  if (change && !change.acknowledgedAt) {
    dates.push({ what: 'education', day: change.from, to: paths.education });
  }
  return dates.sort((a, b) => (a.day < b.day ? -1 : 1));
}
