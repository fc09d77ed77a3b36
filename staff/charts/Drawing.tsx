import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  BAR_CHART_PLUGINS,
  type BarChartPluginSignatures,
  BarPlot,
  FocusedBar,
} from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { FocusedLineMark, LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
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

/** Outside of the axes, in pixels. */
const margin = { top: 12, right: 28, bottom: 4, left: 4 };

/**
 * The drawing itself: in a chunk of its own with the library of charts, loaded where a chart is shown. It is composed of
 * the parts of which the library's `LineChart` and `BarChart` consist, without those that draw nothing here.
 */
export default function Drawing({ data }: { data: ChartData }) {
  const { kind, title } = data;
  const { typography } = useTheme();
  const series = data.series.filter(({ tableOnly }) => !tableOnly);
  const shown = { ...data, series };
  const hideLegend = series.length < 2;
  return (
    <ChartDataContext value={shown}>
      <ChartsDataProvider<'bar' | 'line', BarChartPluginSignatures>
        {...useAxes(shown)}
        series={useSeries(shown)}
        height={heightOf(data)}
        margin={margin}
        plugins={BAR_CHART_PLUGINS}
        skipAnimation
        enableKeyboardNavigation
      >
        <ChartsWrapper
          hideLegend={hideLegend}
          sx={{ '& .MuiBarLabel-root': { fontFamily: typography.fontFamily, fontSize: 14 } }}
        >
          {hideLegend ? null : <ChartsLegend />}
          <ChartsSurface title={title}>
            <ChartsGrid vertical={kind === 'bars'} horizontal={kind !== 'bars'} />
            {kind === 'line' ? <Lines /> : <Bars kind={kind} />}
          </ChartsSurface>
          <FigureTooltip />
        </ChartsWrapper>
      </ChartsDataProvider>
    </ChartDataContext>
  );
}

const Lines = () => (
  <>
    <LinePlot />
    <ChartsAxisHighlight x="line" />
    <FocusedLineMark />
    <ChartsAxis />
    <g data-drawing-container>
      <MarkPlot skipAnimation />
    </g>
    <LineHighlightPlot />
  </>
);

const Bars = ({ kind }: Pick<ChartData, 'kind'>) => (
  <>
    <BarPlot borderRadius={2} />
    <ChartsAxisHighlight {...(kind === 'bars' ? { y: 'band' } : { x: 'band' })} />
    <FocusedBar />
    <ChartsAxis />
  </>
);

/** What the library draws. */
function useSeries({ kind, names, series, unit }: ChartData) {
  const colors = useSeriesColors();
  const line = { type: 'line', curve: 'linear', showMark: names.length < 20 } as const;
  const columns = { type: 'bar', layout: 'vertical' } as const;
  const bars = {
    type: 'bar',
    layout: 'horizontal',
    barLabel: ({ value }: { value: number | null }) => shortValue(value ?? 0, unit),
    barLabelPlacement: 'outside',
  } as const;
  return series.map(({ label, values }, n) => ({
    ...{ line, columns, bars }[kind],
    id: String(n),
    label,
    data: [...values],
    color: colors[n],
    valueFormatter: (value: number | null) => valueInWords(value, unit),
  }));
}

/** The names on one axis, the amounts on the other one. */
function useAxes({ kind, names, unit }: ChartData) {
  const { typography, breakpoints } = useTheme();
  const room = rooms[useMediaQuery(breakpoints.down('sm')) ? 'narrow' : 'wide'];
  const tickLabelStyle = { fontFamily: typography.fontFamily, fontSize: 14 };
  const amounts = {
    valueFormatter: (value: number) => shortValue(value, unit),
    tickLabelStyle,
    disableLine: true,
    disableTicks: true,
    tickNumber: 4,
    min: 0,
  };
  const named = { data: [...names], tickLabelStyle, disableTicks: true };
  const band = { ...named, scaleType: 'band' } as const;
  switch (kind) {
    case 'line':
      return {
        xAxis: [{ ...named, scaleType: 'point', height: 32 }],
        yAxis: [{ ...amounts, width: 56 }],
      } as const;
    case 'columns':
      return {
        xAxis: [{ ...band, height: 32, categoryGapRatio: 0.4 }],
        yAxis: [{ ...amounts, width: 64 }],
      };
    case 'bars':
      return {
        xAxis: [
          {
            ...amounts,
            height: 32,
            domainLimit: (_: number, max: number) => ({ min: 0, max: max * room.beyond }),
          },
        ],
        yAxis: [
          { ...band, width: room.width, categoryGapRatio: 0.3, valueFormatter: shortName(room) },
        ],
      };
  }
}

/** A name beside a bar. The tooltip and the table have the whole of it. */
const shortName =
  ({ letters }: { letters: number }) =>
  (name: string, { location }: { location: string }) =>
    location === 'tick' && name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
