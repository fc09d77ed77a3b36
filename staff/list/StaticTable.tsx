import { type RaRecord, useList } from 'ra-core';
import type { ReactNode } from 'react';
import { DataTable, ListContextProvider, ResourceContextProvider } from 'react-admin';
import { inScrollBox, ScrollBox } from './ScrollBox.tsx';

interface Props<Row extends RaRecord> {
  /** The prefix of the catalogue keys of the columns. */
  resource: string;
  rows: Row[];
  /** The accessible name of the table. */
  label: string;
  /** `<DataTable.Col disableSort …/>` each. */
  children: ReactNode;
}

/** Rows that are loaded already, in react-admin's table, without sorting, selection or pagination. */
export function StaticTable<Row extends RaRecord>({ resource, rows, label, children }: Props<Row>) {
  const list = useList({ data: rows, perPage: rows.length });
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <ScrollBox label={label}>
          <DataTable
            bulkActionButtons={false}
            rowClick={false}
            hover={false}
            aria-label={label}
            sx={inScrollBox}
          >
            {children}
          </DataTable>
        </ScrollBox>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
