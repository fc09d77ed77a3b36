import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { DataTable, SimpleList, type SimpleListProps } from 'react-admin';
import { useWide } from '#src/portal/ui/useWide.ts';
import { inScrollBox, ScrollBox } from './ScrollBox.tsx';
import type { Card } from './StaffRows.tsx';

interface Props<Row extends RaRecord> extends Pick<SimpleListProps, 'rowClick'> {
  /** The prefix of the catalogue keys of the columns. */
  resource: string;
  rows: Row[];
  /** The accessible name of the table. */
  label: string;
  /** A row on a narrow screen; default: the table, which is scrolled. */
  card?: Card<Row>;
  /** `<DataTable.Col/>` each. */
  children: ReactNode;
}

/** Rows that are loaded already, in react-admin's table, without sorting, selection or pagination. */
export function StaticTable<Row extends RaRecord>(props: Props<Row>) {
  const { rows, label, card, rowClick = false, children, resource } = props;
  const isWide = useWide();
  const list = { resource, data: rows, total: rows.length, isPending: false, rowClick };
  if (card && !isWide) return <SimpleList {...list} {...card} aria-label={label} />;
  return (
    <ScrollBox label={label}>
      <DataTable
        {...list}
        bulkActionButtons={false}
        hover={rowClick !== false}
        aria-label={label}
        sx={inScrollBox}
      >
        {children}
      </DataTable>
    </ScrollBox>
  );
}
