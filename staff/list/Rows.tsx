import { type RaRecord, useDataTableRenderContext, useDataTableSortContext } from 'ra-core';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  type DataTableColumnProps,
  type DataTableProps,
  SelectAllButton,
  SimpleList,
  type SimpleListProps,
} from 'react-admin';
import { WIDEST_RANGE } from '../../contract/staff/reach.ts';
import { useWide } from './useWide.ts';

interface Props<Row extends RaRecord> extends Pick<DataTableProps<Row>, 'hiddenColumns'> {
  /** `<Col …/>` each. */
  children: ReactNode;
  /** What is done to several rows together. */
  bulk?: ReactNode;
  /** false: a row leads nowhere by itself. */
  rowClick?: false;
  /** A row where there is no room for a table. */
  card: Pick<SimpleListProps<Row>, 'primaryText' | 'secondaryText' | 'tertiaryText'>;
}

/** The rows of the list around it: a table, or where there is no room for one, cards. */
export function Rows<Row extends RaRecord>({ children, bulk, card, ...rest }: Props<Row>) {
  const { hiddenColumns = [], ...rows } = rest;
  if (!useWide()) return <SimpleList<Row> {...card} {...rows} />;
  return (
    <DataTable<Row>
      bulkActionButtons={bulk ? <span /> : false}
      bulkActionsToolbar={
        bulk ? (
          <BulkActionsToolbar selectAllButton={<SelectAllButton limit={WIDEST_RANGE} />}>
            {bulk}
          </BulkActionsToolbar>
        ) : undefined
      }
      hiddenColumns={hiddenColumns}
      {...rows}
    >
      {children}
    </DataTable>
  );
}

/** A column that tells by which field, and which way, the rows are sorted, to whoever listens too. */
export function Col(props: DataTableColumnProps) {
  const inHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const sorted = inHead && sort?.field === props.source;
  const direction = sort?.order === 'ASC' ? 'asc' : 'desc';
  return <DataTable.Col {...props} {...(sorted && { sortDirection: direction })} />;
}
