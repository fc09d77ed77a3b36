import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useDeferredValue } from 'react';
import { DataTable, type DataTableProps } from 'react-admin';
import { useWide } from '../ui/useWide.ts';

interface Props<Row extends RaRecord>
  extends Omit<DataTableProps<Row>, 'bulkActionButtons' | 'bulkActionsToolbar' | 'isPending'> {
  /** The bar of a selection; without it no row can be selected. */
  bulk?: ReactNode;
  /** The width from which on the table has room. */
  from?: Parameters<typeof useWide>[0];
  /** In its place on a narrow screen. */
  cards: ReactNode;
}

/** The rows of the surrounding list: a table of react-admin, on a narrow screen cards. */
export function Rows<Row extends RaRecord>({ bulk, from, cards, ...table }: Props<Row>) {
  const isPending = useRowsPending();
  const { total } = useListContext();
  if (!useWide(from)) return total === 0 && table.empty !== undefined ? table.empty : cards;
  return (
    <DataTable<Row>
      isPending={isPending}
      // The buttons are in the bar; without this there are no checkboxes. Those of the skeleton would have no names.
      bulkActionButtons={bulk && !isPending ? <span /> : false}
      bulkActionsToolbar={bulk as DataTableProps['bulkActionsToolbar']}
      {...table}
    />
  );
}

/** The checkbox of a row on a narrow screen. */
export function SelectRow() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      aria-label={translate('ra.action.select_row')}
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
    />
  );
}

/**
 * Whether the first rows of the surrounding list are still to be rendered. They are rendered in short tasks, between
 * which the browser responds; what is below them uses this hook too, so that it appears with them and doesn't move.
 */
export const useRowsPending = (): boolean => useDeferredValue(useListContext().isPending);
