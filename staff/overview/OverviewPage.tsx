import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { Overview } from '../../contract/staff/overview.ts';
import { formatDate } from '../../src/components/portal/dateFormat.ts';
import { ErrorState } from '../../src/components/portal/ErrorState.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Card } from '../../src/components/public/Card.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import { BarTable } from './BarTable.tsx';
import styles from './overview.module.css';

/** The programme at a glance: the first page of the console. */
export default function OverviewPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: () => staffCall<Overview>('GET', 'overview'),
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <div className={styles.page}>
      <PageTitle>{translate('staff.parts.overview')}</PageTitle>
      <p className={styles.intro}>{translate('staff.overview.intro')}</p>
      {data ? <Figures data={data} /> : <PageSkeleton />}
    </div>
  );
}

/** What is counted by status, and the part of the console that says more. */
const counted = [
  { name: 'agencies', to: '/review', go: 'toReview' },
  { name: 'associates', to: '/people', go: 'toPeople' },
] as const;

function Figures({ data }: { data: Overview }) {
  const { weeks, reports } = data;
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.overview.${key}`, params);
  const number = [{ label: word('number'), tone: 1 } as const];
  const day = (date: string) =>
    new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(date),
    );
  return (
    <div className={styles.cards}>
      {counted.map(({ name, to, go }) => (
        <Part key={name} title={word(name)} to={to} go={word(go)}>
          <BarTable
            caption={word(name)}
            of={word('status')}
            series={number}
            rows={data[name].map(({ status, total }) => ({
              key: status,
              name: <StatusWord status={status} />,
              values: [total],
            }))}
          />
        </Part>
      ))}
      <Part title={word('weeks')}>
        <BarTable
          caption={word('weeks')}
          of={word('week')}
          series={[
            { label: word('sent'), tone: 1 },
            { label: word('accepted'), tone: 2 },
          ]}
          rows={weeks.map(({ week, sent, accepted }) => ({
            key: week,
            name: <time dateTime={week}>{day(week)}</time>,
            values: [sent, accepted],
          }))}
        />
      </Part>
      <Part title={word('reports', { quarter: reports.name })} to="/reports" go={word('toReports')}>
        <p className={styles.intro}>{word('deadline', { date: formatDate(reports.deadline) })}</p>
        <BarTable
          caption={word('reports', { quarter: reports.name })}
          of={word('status')}
          series={number}
          rows={(['submitted', 'due', 'overdue'] as const).map((name) => ({
            key: name,
            name: word(name),
            values: [reports[name]],
          }))}
        />
      </Part>
    </div>
  );
}

function Part(props: { title: string; to?: string; go?: string; children: ReactNode }) {
  const { title, to, go, children } = props;
  return (
    <Card title={title} className={styles.part}>
      {children}
      {to ? (
        <p>
          <Link to={`${paths.staff}${to}`}>{go}</Link>
        </p>
      ) : null}
    </Card>
  );
}
