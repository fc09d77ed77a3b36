import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { tableFormats } from '#contract/downloads.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { saveFile } from '#src/portal/ui/saveFile.ts';
import { Section } from '../layout/Section.tsx';
import { StandaloneLink } from '../layout/StandaloneLink.tsx';
import { type ChartData, heightOf, isEmpty, tableOf, valueInWords } from './chartData.ts';
import { FigureTable } from './FigureTable.tsx';
import { useSeriesColors } from './seriesColors.ts';
import { toPng } from './toPng.ts';
import { useSaveTable } from './useSaveTable.ts';

const Drawing = lazy(() => loadChunk(import('./Drawing.tsx')));

interface Props {
  data: ChartData;
  /** What the figures mean, below the title. */
  children?: ReactNode;
}

/** A part of a page with a chart, which can also be read as a table, and saved as CSV, .xlsx and PNG. */
export function Chart({ data, children }: Props) {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  return (
    <Section title={data.title} level="h3">
      {children}
      {isEmpty(data) ? (
        <Box component="p" sx={{ color: 'text.secondary' }}>
          {translate('staff.charts.empty')}
        </Box>
      ) : (
        <WithTools data={data} asTable={asTable} onToggle={() => setAsTable(!asTable)} />
      )}
    </Section>
  );
}

interface Tools {
  data: ChartData;
  asTable: boolean;
  onToggle: () => void;
}

function WithTools({ data, asTable, onToggle }: Tools) {
  const { title } = data;
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.charts.${key}`, { title });
  const figure = useRef<HTMLDivElement>(null);
  const savePng = useSavePng(data);
  const saveTable = useSaveTable();
  // There are several of each on the page.
  const labelled = (key: string) => ({ 'aria-label': `${word(key)}: ${title}` });
  const tool = { size: 'small', variant: 'text', color: 'inherit' } as const;
  return (
    <>
      {asTable ? (
        <ChartTable data={data} />
      ) : (
        <Box ref={figure} role="figure" aria-label={word('figure')}>
          <Suspense fallback={<Skeleton variant="rounded" height={heightOf(data)} />}>
            <Drawing data={data} />
          </Suspense>
        </Box>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          {...tool}
          {...labelled('table')}
          aria-pressed={asTable}
          startIcon={<TableIcon />}
          onClick={onToggle}
        >
          {word('table')}
        </Button>
        {tableFormats.map((format) => (
          <Button
            key={format}
            {...tool}
            {...labelled(format)}
            startIcon={<DownloadIcon />}
            onClick={() => saveTable(format, tableOf(data))}
          >
            {word(format)}
          </Button>
        ))}
        {asTable ? null : (
          <Button
            {...tool}
            {...labelled('png')}
            startIcon={<DownloadIcon />}
            onClick={() => savePng(figure.current?.querySelector('svg.MuiChartsSurface-root'))}
          >
            {word('png')}
          </Button>
        )}
      </Stack>
    </>
  );
}

/** The figures of a chart as a table. */
function ChartTable({ data }: { data: ChartData }) {
  const { title, of, names, links, series, unit } = data;
  const linked = (n: number) => {
    const to = links?.[n];
    return to ? <StandaloneLink to={to}>{names[n]}</StandaloneLink> : names[n];
  };
  return (
    <FigureTable
      label={title}
      headers={[of, ...series.map(({ label }) => label)]}
      rows={names.map((_, n) => ({
        id: n,
        cells: [linked(n), ...series.map((one) => valueInWords(one.values[n], one.unit ?? unit))],
      }))}
    />
  );
}

/** Saves a drawing as a picture with the title and the legend of its chart. */
function useSavePng({ title, series }: ChartData) {
  const { palette } = useTheme();
  const colors = useSeriesColors();
  const notify = useNotify();
  return async (svg: SVGSVGElement | null | undefined) => {
    if (!svg) return;
    const shown = series.filter(({ tableOnly }) => !tableOnly);
    try {
      const picture = await toPng(svg, {
        title,
        legend: shown.map(({ label }, n) => ({ label, color: colors[n] ?? palette.text.primary })),
        paper: palette.background.paper,
        ink: palette.text.primary,
        // The theme's is a variable, which a canvas can't read.
        font: getComputedStyle(svg).fontFamily,
      });
      saveFile(`${title}.png`, picture);
    } catch {
      notify('staff.charts.noPicture', { type: 'warning' });
    }
  };
}
