import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { inScrollBox, ScrollBox } from './ScrollBox.tsx';

interface Props<Row extends RaRecord> {
  /** The prefix of the catalogue keys of the columns. */
  resource: string;
  rows: Row[];
  /** The accessible name of the table. */
  label: string;
  /** `<DataTable.Col/>` each. */
  children: ReactNode;
}

/** Rows that are loaded already, in react-admin's table, without sorting, selection or pagination. */
export const StaticTable = <Row extends RaRecord>({
  resource,
  rows,
  label,
  children,
}: Props<Row>) => (
  <ScrollBox label={label}>
    <DataTable
      resource={resource}
      data={rows}
      total={rows.length}
      isPending={false}
      bulkActionButtons={false}
      rowClick={false}
      hover={false}
      aria-label={label}
      sx={inScrollBox}
    >
      {children}
    </DataTable>
  </ScrollBox>
);
