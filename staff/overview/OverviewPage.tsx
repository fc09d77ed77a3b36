import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { formatDay } from '../../components/portal/dateFormat.ts';
import { ErrorState } from '../../components/portal/ErrorState.tsx';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import { dayInWords } from '../../contract/dates.ts';
import { paths } from '../../contract/paths.ts';
import type { Overview } from '../../contract/staff/overview.ts';
import { useHub } from '../../providers/HubContext.ts';
import { useQuarterInWords } from '../../resources/reports/quarterInWords.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { LoneLink } from '../layout/LoneLink.tsx';
import { Part } from '../layout/Part.tsx';
import { PageIntro } from '../list/PageIntro.tsx';
import { useStaffCall } from '../provider/useStaffCall.ts';
import { BarTable } from './BarTable.tsx';
import { TodayPanel } from './TodayPanel.tsx';

/** The programme at a glance: the first page of the console. */
export default function OverviewPage() {
  const staffCall = useStaffCall();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: () => staffCall<Overview>('GET', 'overview'),
  });
  // Drawn in short pieces, between which the browser answers.
  const figures = useDeferredValue(data);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <PageIntro title={<PageTitle>{translate('staff.parts.overview')}</PageTitle>}>
        {translate('staff.overview.intro')}
      </PageIntro>
      {figures ? <Figures data={figures} /> : <PageSkeleton />}
    </>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 2.5,
};

/** The counts by status, and the part of the console that says more. */
const counted = [
  { name: 'agencies', to: '/review', go: 'toReview' },
  { name: 'associates', to: '/people', go: 'toPeople' },
] as const;

function Figures({ data }: { data: Overview }) {
  const { language } = useHub();
  const { weeks, reports } = data;
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.overview.${key}`, params);
  const reportsTitle = word('reports', { quarter: useQuarterInWords()(reports.name) });
  const number = [{ source: 'total', label: word('number') }];
  const shortDay = (day: string) => dayInWords(day, 'en', { month: 'short', day: 'numeric' });
  return (
    <Box sx={cards}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TodayPanel items={data.today} />
      </Box>
      {counted.map(({ name, to, go }) => (
        <Part key={name} title={word(name)}>
          <BarTable
            label={word(name)}
            of={word('status')}
            series={number}
            rows={data[name].map(({ status, total }) => ({
              id: status,
              name: <StatusWord status={status} />,
              total,
            }))}
          />
          <LoneLink to={`${paths.staff}${to}`}>{word(go)}</LoneLink>
        </Part>
      ))}
      <Part title={word('weeks')}>
        <BarTable
          label={word('weeks')}
          of={word('week')}
          series={[
            { source: 'sent', label: word('sent') },
            { source: 'accepted', label: word('accepted') },
          ]}
          rows={weeks.map(({ week, sent, accepted }) => ({
            id: week,
            name: <time dateTime={week}>{shortDay(week)}</time>,
            sent,
            accepted,
          }))}
        />
      </Part>
      <Part title={reportsTitle}>
        <p>{word('deadline', { date: formatDay(reports.deadline, language) })}</p>
        <BarTable
          label={reportsTitle}
          of={word('status')}
          series={number}
          rows={(['submitted', 'due', 'overdue'] as const).map((name) => ({
            id: name,
            name: word(name),
            total: reports[name],
          }))}
        />
        <LoneLink to={`${paths.staff}/reports`}>{word('toReports')}</LoneLink>
      </Part>
    </Box>
  );
}
