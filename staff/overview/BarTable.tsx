import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { StaticTable } from '../list/StaticTable.tsx';

interface Row {
  id: string;
  name: ReactNode;
  /** By the source of the series. */
  [series: string]: ReactNode;
}

interface Props {
  /** The accessible name: what is counted. */
  label: string;
  /** Header of the first column. */
  of: string;
  /** What is counted: the field of a row, and its header. */
  series: readonly { source: string; label: string }[];
  rows: Row[];
}

const tones = ['primary', 'secondary'] as const;
const cell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(1rem, 1fr) minmax(2rem, auto)',
  alignItems: 'center',
  gap: 1,
};

/** A chart as a table: each figure is shown next to its bar, so that nothing depends on the drawing. */
export function BarTable({ label, of, series, rows }: Props) {
  const figure = (row: object, source: string) => Number((row as Row)[source] ?? 0);
  const most = Math.max(
    1,
    ...rows.flatMap((row) => series.map(({ source }) => figure(row, source))),
  );
  return (
    <StaticTable resource="overview" rows={rows} label={label}>
      <DataTable.Col
        label={of}
        sx={{ width: '1%', whiteSpace: 'nowrap' }}
        render={(row) => row.name}
      />
      {series.map(({ source, label: header }, index) => (
        <DataTable.Col
          key={source}
          source={source}
          disableSort
          label={header}
          render={(row) => (
            <Box sx={cell}>
              <LinearProgress
                aria-hidden
                variant="determinate"
                color={tones[index] ?? 'primary'}
                value={(figure(row, source) / most) * 100}
              />
              <Box sx={{ textAlign: 'end' }}>{figure(row, source).toLocaleString('en')}</Box>
            </Box>
          )}
        />
      ))}
    </StaticTable>
  );
}
