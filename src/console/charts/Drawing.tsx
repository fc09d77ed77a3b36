import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { startTransition, useEffect, useRef, useState } from 'react';
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

/** The height of the legend above several series with the gap below it, in pixels. */
const LEGEND = 32;

/** Outside of the axes, in pixels. */
const margin = { top: 12, right: 28, bottom: 4, left: 4 };

/**
 * The drawing itself: in a chunk of its own with the library of charts, loaded where a chart is shown. A chart that
 * measures itself is drawn twice, at once: eleven would keep a phone busy for half a second. With its width it is drawn
 * once, in short tasks.
 */
export default function Drawing({ data }: { data: ChartData }) {
  const { place, width } = useWidth();
  const series = data.series.filter(({ tableOnly }) => !tableOnly);
  return (
    <Box ref={place} sx={{ height: heightOf(data) }}>
      {width ? (
        <ChartDataContext value={{ ...data, series }}>
          <Plot data={{ ...data, series }} width={width} />
        </ChartDataContext>
      ) : null}
    </Box>
  );
}

/** The width of an element in pixels, once it is known. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) startTransition(() => setWidth(Math.floor(entry.contentRect.width)));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

/** The names on one axis, the amounts on the other one. */
function Plot({ data, width }: { data: ChartData; width: number }) {
  const { kind, title, names, series, unit } = data;
  const { typography, breakpoints } = useTheme();
  const colors = useSeriesColors();
  const room = rooms[useMediaQuery(breakpoints.down('sm')) ? 'narrow' : 'wide'];
  const text = { fontFamily: typography.fontFamily, fontSize: 14 };
  const hideLegend = series.length < 2;
  const chart = {
    title,
    colors,
    width,
    height: heightOf(data) - (hideLegend ? 0 : LEGEND),
    margin,
    hideLegend,
    grid: { vertical: kind === 'bars', horizontal: kind !== 'bars' },
    skipAnimation: true,
    enableKeyboardNavigation: true,
    slots: { tooltip: FigureTooltip },
    sx: { '& .MuiBarLabel-root': text },
  };
  const figures = series.map(({ label, values }, n) => ({
    id: String(n),
    label,
    data: [...values],
    valueFormatter: (value: number | null) => valueInWords(value, unit),
  }));
  const amounts = {
    valueFormatter: (value: number) => shortValue(value, unit),
    tickLabelStyle: text,
    disableLine: true,
    disableTicks: true,
    tickNumber: 4,
    tickMinStep: 1,
    min: 0,
  };
  const named = { data: [...names], tickLabelStyle: text, disableTicks: true };
  switch (kind) {
    case 'line':
      return (
        <LineChart
          {...chart}
          series={figures.map((one) => ({
            ...one,
            curve: 'linear',
            showMark: names.length < 20,
          }))}
          xAxis={[{ ...named, scaleType: 'point', height: 32 }]}
          yAxis={[{ ...amounts, width: 56 }]}
        />
      );
    case 'columns':
      return (
        <BarChart
          {...chart}
          series={figures}
          borderRadius={2}
          xAxis={[{ ...named, scaleType: 'band', height: 32, categoryGapRatio: 0.4 }]}
          yAxis={[{ ...amounts, width: 64 }]}
        />
      );
    case 'bars':
      return (
        <BarChart
          {...chart}
          layout="horizontal"
          series={figures.map((one) => ({
            ...one,
            barLabel: ({ value }) => shortValue(value ?? 0, unit),
            barLabelPlacement: 'outside',
          }))}
          borderRadius={2}
          xAxis={[
            {
              ...amounts,
              height: 32,
              domainLimit: (_, max) => ({ min: 0, max: Number(max) * room.beyond }),
            },
          ]}
          yAxis={[
            {
              ...named,
              scaleType: 'band',
              width: room.width,
              categoryGapRatio: 0.3,
              valueFormatter: shortName(room),
            },
          ]}
        />
      );
  }
}

/** A name beside a bar. The tooltip and the table have the whole of it. */
const shortName =
  ({ letters }: { letters: number }) =>
  (name: string, { location }: { location: string }) =>
    location === 'tick' && name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
