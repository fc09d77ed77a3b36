import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { ScrollBox } from '../list/ScrollBox.tsx';

interface Props {
  /** The accessible name: what is counted. */
  label: string;
  /** The headers; the first is of what is counted. */
  headers: readonly string[];
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[];
}

/** A few rows of figures. Not react-admin's table: there is nothing to sort or select, and it takes much script. */
export function FigureTable({ label, headers, rows }: Props) {
  return (
    <ScrollBox label={label} always>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {headers.map((header, n) => (
              <TableCell key={header} align={n === 0 ? 'left' : 'right'}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, cells: [name, ...figures] }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit' }}>
                {name}
              </TableCell>
              {figures.map((figure, n) => (
                <TableCell key={headers[n + 1]} align="right">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}
