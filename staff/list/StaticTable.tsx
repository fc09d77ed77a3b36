import Box from '@mui/material/Box';
import { type RaRecord, useList } from 'ra-core';
import type { ReactNode } from 'react';
import { DataTable, ListContextProvider, ResourceContextProvider } from 'react-admin';
import { useWide } from './useWide.ts';

interface Props<Row extends RaRecord> {
  /** Names the columns: the part of the catalogue that holds them. */
  resource: string;
  rows: Row[];
  /** What the table tells. */
  label: string;
  /** `<DataTable.Col disableSort …/>` each. */
  children: ReactNode;
}

/** Rows that a page holds already, as react-admin's table: nothing is sorted, selected or turned. */
export function StaticTable<Row extends RaRecord>({ resource, rows, label, children }: Props<Row>) {
  const list = useList({ data: rows, perPage: rows.length });
  // Where it may be wider than the page, a keyboard scrolls it too.
  const scrolls = !useWide() && { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <Box {...scrolls} sx={{ overflowX: 'auto' }}>
          <DataTable
            bulkActionButtons={false}
            rowClick={false}
            hover={false}
            aria-label={label}
            sx={{ overflowX: 'visible' }}
          >
            {children}
          </DataTable>
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
