import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { dayInWords } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import type { Programme } from '#contract/staff/programme.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { Chart } from '../charts/Chart.tsx';
import type { ChartData } from '../charts/chartData.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { NowCharts } from './NowCharts.tsx';

type Word = ReturnType<typeof useWords>;
interface Props {
  programme: Programme;
}

const shortDay = (day: string) => dayInWords(day, 'en', { month: 'short', day: 'numeric' });
const monthOf = (day: string) => dayInWords(day, 'en', { month: 'short', year: 'numeric' });

/** All charts of the program, each also as a table and as a file. */
export function ProgrammePictures({ programme }: Props) {
  const translate = useTranslate();
  const quarterInWords = useQuarterInWords();
  const word = useWords('staff.overview');
  const unnamed = translate('staff.list.unnamed');
  return (
    <Box sx={grid}>
      <FunnelChart programme={programme} />
      <Chart data={accredited(programme, word)} />
      <Box sx={whole}>
        <Chart data={weeks(programme, word)} />
      </Box>
      <Chart data={quarters(programme, 'roomNights', word, quarterInWords)} />
      <Chart data={quarters(programme, 'hotelRevenue', word, quarterInWords)} />
      {programme.top.agencies.length > 0 ? (
        <Chart
          data={{
            ...tops(programme.top.agencies, 'topAgencies', word, unnamed),
            links: programme.top.agencies.map(({ id }) => `${paths.staff}/agencies/${id}`),
          }}
        />
      ) : null}
      <Chart data={tops(programme.top.hotels, 'topHotels', word, unnamed)} />
      <Chart data={tops(programme.top.countries, 'topCountries', word, unnamed)} />
      {programme.now ? <NowCharts now={programme.now} /> : null}
    </Box>
  );
}

const accredited = ({ accredited: months }: Programme, word: Word): ChartData => ({
  kind: 'line',
  title: word('accredited'),
  of: word('month'),
  names: months.map(({ month }) => monthOf(month)),
  series: [{ label: word('accreditedAtEnd'), values: months.map(({ total }) => total) }],
});

const weeks = ({ weeks: all }: Programme, word: Word): ChartData => ({
  kind: 'line',
  title: word('weeks'),
  of: word('week'),
  names: all.map(({ week }) => shortDay(week)),
  series: [
    { label: word('sent'), values: all.map(({ sent }) => sent) },
    { label: word('accepted'), values: all.map(({ accepted }) => accepted) },
  ],
});

const quarters = (
  { quarters: all }: Programme,
  what: 'roomNights' | 'hotelRevenue',
  word: Word,
  inWords: (name: string) => string,
): ChartData => ({
  kind: 'columns',
  title: word(what),
  of: word('quarter'),
  names: all.map(({ quarter }) => inWords(quarter)),
  unit: what === 'hotelRevenue' ? 'dollars' : 'number',
  series: [
    { label: word('thisYear'), values: all.map((quarter) => quarter[what]) },
    { label: word('yearBefore'), values: all.map(({ before }) => before?.[what] ?? null) },
  ],
});

const tops = (
  rows: readonly (Omit<Programme['top']['hotels'][number], 'name'> & { name: string | null })[],
  title: 'topAgencies' | 'topHotels' | 'topCountries',
  word: Word,
  unnamed: string,
): ChartData => ({
  kind: 'bars',
  title: word(title),
  of: word(`of.${title}`),
  names: rows.map(({ name }) => name ?? unnamed),
  series: [
    { label: word('nights'), values: rows.map(({ roomNights }) => roomNights) },
    { label: word('events'), values: rows.map(({ events }) => events), tableOnly: true },
    {
      label: word('revenue'),
      values: rows.map(({ hotelRevenue }) => hotelRevenue),
      tableOnly: true,
      unit: 'dollars',
    },
  ],
});

const whole = { gridColumn: '1 / -1' };
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  gap: 2.5,
};
