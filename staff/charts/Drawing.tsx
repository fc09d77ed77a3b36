import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { type ChartData, heightOf, shortValue, valueInWords } from './chartData.ts';
import { ChartDataContext, FigureTooltip } from './FigureTooltip.tsx';
import { useSeriesColors } from './seriesColors.ts';

/**
 * The room for names beside bars, in pixels and in letters, and how far the axis goes beyond the longest bar, beside which
 * there is its number.
 */
const rooms = {
  wide: { width: 150, letters: 20, beyond: 1.2 },
  narrow: { width: 112, letters: 15, beyond: 1.5 },
};

/** The drawing itself: in a chunk of its own with the library of charts, loaded where a chart is shown. */
export default function Drawing({ data }: { data: ChartData }) {
  const shown = data.series.filter(({ tableOnly }) => !tableOnly);
  return (
    <ChartDataContext value={{ ...data, series: shown }}>
      <Shapes data={data} shown={shown} />
    </ChartDataContext>
  );
}

/** Lines or bars. */
function Shapes({ data, shown }: { data: ChartData; shown: ChartData['series'] }) {
  const { kind, title, names, unit } = data;
  const { typography, breakpoints } = useTheme();
  const room = rooms[useMediaQuery(breakpoints.down('sm')) ? 'narrow' : 'wide'];
  const colors = useSeriesColors();
  const series = shown.map(({ label, values }, n) => ({
    id: String(n),
    label,
    data: [...values],
    color: colors[n],
    valueFormatter: (value: number | null) => valueInWords(value, unit),
  }));
  const tickLabelStyle = { fontFamily: typography.fontFamily, fontSize: 14 };
  const amounts = {
    valueFormatter: (value: number) => shortValue(value, unit),
    tickLabelStyle,
    disableLine: true,
    disableTicks: true,
    tickNumber: 4,
    min: 0,
  };
  const common = {
    title,
    height: heightOf(data),
    hideLegend: shown.length < 2,
    skipAnimation: true,
    enableKeyboardNavigation: true,
    slots: { tooltip: FigureTooltip },
    margin: { top: 12, right: 28, bottom: 4, left: 4 },
    sx: { '& .MuiBarLabel-root': { fontFamily: typography.fontFamily, fontSize: 14 } },
  } as const;
  if (kind === 'line') {
    return (
      <LineChart
        {...common}
        xAxis={[
          { scaleType: 'point', data: [...names], tickLabelStyle, height: 32, disableTicks: true },
        ]}
        yAxis={[{ ...amounts, width: 56 }]}
        series={series.map((one) => ({ ...one, curve: 'linear', showMark: names.length < 20 }))}
        grid={{ horizontal: true }}
      />
    );
  }
  const band = { scaleType: 'band', data: [...names], tickLabelStyle, disableTicks: true } as const;
  return kind === 'columns' ? (
    <BarChart
      {...common}
      xAxis={[{ ...band, height: 32, categoryGapRatio: 0.4 }]}
      yAxis={[{ ...amounts, width: 64 }]}
      series={series}
      grid={{ horizontal: true }}
      borderRadius={2}
    />
  ) : (
    <BarChart
      {...common}
      layout="horizontal"
      yAxis={[
        { ...band, width: room.width, categoryGapRatio: 0.3, valueFormatter: shortName(room) },
      ]}
      xAxis={[
        { ...amounts, height: 32, domainLimit: (_, max) => ({ min: 0, max: max * room.beyond }) },
      ]}
      series={series.map((one) => ({
        ...one,
        barLabel: ({ value }) => shortValue(value ?? 0, unit),
        barLabelPlacement: 'outside',
      }))}
      grid={{ vertical: true }}
      borderRadius={2}
    />
  );
}

/** A name beside a bar. The tooltip and the table have the whole of it. */
const shortName =
  ({ letters }: { letters: number }) =>
  (name: string, { location }: { location: string }) =>
    location === 'tick' && name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
