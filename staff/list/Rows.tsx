import HiddenIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ShownIcon from '@mui/icons-material/CheckBoxOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { type RaRecord, useDataTableRenderContext, useDataTableSortContext } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  ColumnsSelectorItem,
  DataTable,
  type DataTableColumnProps,
  type DataTableProps,
  type FieldToggleProps,
  SelectAllButton,
  SimpleList,
  type SimpleListProps,
} from 'react-admin';
import { WIDEST_RANGE } from '../../contract/staff/reach.ts';
import { useRowsPending } from './useRowsPending.ts';
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
export function Rows<Row extends RaRecord>(props: Props<Row>) {
  const { children, bulk, card, rowClick = 'edit', hiddenColumns = [] } = props;
  const isPending = useRowsPending();
  const isWide = useWide();
  // The way is named: one that react-admin has to find first changes the cards once they are drawn.
  if (!isWide) return <SimpleList<Row> rowClick={rowClick} isPending={isPending} {...card} />;
  return (
    <DataTable<Row>
      isPending={isPending}
      bulkActionButtons={bulk ? <span /> : false}
      bulkActionsToolbar={
        bulk ? (
          <BulkActionsToolbar selectAllButton={<SelectAllButton limit={WIDEST_RANGE} />}>
            {bulk}
          </BulkActionsToolbar>
        ) : undefined
      }
      hiddenColumns={hiddenColumns}
      rowClick={rowClick}
    >
      {children}
    </DataTable>
  );
}

/** A column that tells by which field, and which way, the rows are sorted, to whoever listens too. */
export function Col(props: DataTableColumnProps) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  if (place === 'columnsSelector') return <ColumnToggle {...props} />;
  const sorted = place === 'header' && sort?.field === props.source;
  const direction = sort?.order === 'ASC' ? 'asc' : 'desc';
  return <DataTable.Col {...props} {...(sorted && { sortDirection: direction })} />;
}

/**
 * A column to be shown or hidden, or dragged to another place. react-admin draws an option with a switch in it, in a
 * menu: assistive technology may read neither.
 */
function ColumnToggle(props: DataTableColumnProps) {
  // Called for what it would draw: there is no hook for it.
  const toggle = ColumnsSelectorItem(props) as ReactElement<FieldToggleProps> | null;
  if (!toggle) return null;
  const { label, selected, index, onToggle, onMove } = toggle.props;
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={selected}
      tabIndex={0}
      onClick={onToggle as () => void}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={({ dataTransfer }) => onMove?.(dataTransfer.getData('text/plain'), index)}
    >
      <ListItemIcon>{selected ? <ShownIcon /> : <HiddenIcon />}</ListItemIcon>
      {label}
    </MenuItem>
  );
}
