import { useTranslate } from 'ra-core';
import { paths } from '#contract/paths.ts';
import type { Programme } from '#contract/staff/programme.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { formatDay } from '#src/portal/ui/dateFormat.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { Chart } from '../charts/Chart.tsx';
import { StandaloneLink } from '../layout/StandaloneLink.tsx';

/** The counts by status, and the part of the console that says more. */
const counted = [
  { name: 'agencies', part: 'review', go: 'toReview' },
  { name: 'associates', part: 'people', go: 'toPeople' },
] as const;
const reported = ['submitted', 'due', 'overdue'] as const;

/** How many agencies and associates have which status, and who has reported. */
export function NowCharts({ now }: { now: NonNullable<Programme['now']> }) {
  const translate = useTranslate();
  const word = useWords('staff.overview');
  const quarterInWords = useQuarterInWords();
  const { reports } = now;
  const bars = (title: string, names: string[], values: number[]) =>
    ({
      kind: 'bars',
      title,
      of: word('status'),
      names,
      series: [{ label: word('number'), values }],
    }) as const;
  return (
    <>
      {counted.map(({ name, part, go }) => (
        <Chart
          key={name}
          data={bars(
            word(name),
            now[name].map(({ status }) => translate(`staff.status.${status}`, { _: status })),
            now[name].map(({ total }) => total),
          )}
        >
          <StandaloneLink to={`${paths.staff}/${part}`}>{word(go)}</StandaloneLink>
        </Chart>
      ))}
      <Chart
        data={bars(
          word('reports', { quarter: quarterInWords(reports.name) }),
          reported.map((name) => word(name)),
          reported.map((name) => reports[name]),
        )}
      >
        <p>{word('deadline', { date: formatDay(reports.deadline, 'en') })}</p>
        <StandaloneLink to={`${paths.staff}/reports`}>{word('toReports')}</StandaloneLink>
      </Chart>
    </>
  );
}
