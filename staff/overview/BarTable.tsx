import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { wholeNumber } from '../../providers/i18n/numbers.ts';
import { FigureTable } from '../charts/FigureTable.tsx';

interface Props {
  /** The accessible name: what is counted. */
  label: string;
  /** The headers of the names and of the figures. */
  headers: readonly [string, string];
  rows: readonly { id: string; name: ReactNode; total: number }[];
}

const cell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(1rem, 1fr) minmax(2rem, auto)',
  alignItems: 'center',
  gap: 1,
};

/** A chart as a table: each figure is shown next to its bar, so that nothing depends on the drawing. */
export function BarTable({ label, headers, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <FigureTable
      label={label}
      headers={headers}
      align="left"
      rows={rows.map(({ id, name, total }) => ({
        id,
        cells: [
          <Box key="name" sx={{ whiteSpace: 'nowrap' }}>
            {name}
          </Box>,
          <Box key="total" sx={cell}>
            <LinearProgress aria-hidden variant="determinate" value={(total / most) * 100} />
            <Box sx={{ textAlign: 'end' }}>{wholeNumber(total, 'en')}</Box>
          </Box>,
        ],
      }))}
    />
  );
}
