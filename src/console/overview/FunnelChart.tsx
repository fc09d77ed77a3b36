import { dayInWords } from '#contract/dates.ts';
import type { Programme } from '#contract/staff/programme.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { Chart } from '../charts/Chart.tsx';

const steps = ['invited', 'account', 'registered', 'accredited'] as const;
const rounded = (days: number | null) => (days === null ? null : Math.round(days * 10) / 10);

/** How far those came who were invited in the period, and how long each step took. */
export function FunnelChart({ programme: { funnel, since } }: { programme: Programme }) {
  const word = useWords('staff.overview.funnel');
  const { days, invited } = funnel;
  const daysOf = steps.map((step) => (step === 'invited' ? null : rounded(days[step])));
  const sentences = steps.flatMap((step, n) =>
    daysOf[n] === null || daysOf[n] === undefined
      ? []
      : [word(`days.${step}`, { smart_count: daysOf[n] })],
  );
  return (
    <Chart
      data={{
        kind: 'bars',
        title: word('title'),
        of: word('step'),
        names: steps.map((step) => word(`steps.${step}`)),
        series: [
          { label: word('people'), values: steps.map((step) => funnel[step]) },
          {
            label: word('share'),
            values: steps.map((step) =>
              invited ? Math.round((100 * funnel[step]) / invited) : null,
            ),
            tableOnly: true,
          },
          { label: word('medianDays'), values: daysOf, tableOnly: true },
        ],
      }}
    >
      <p>
        {[
          word('since', { day: dayInWords(since, 'en') }),
          sentences.length > 0 && word('median', { steps: sentences.join(', ') }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Chart>
  );
}
