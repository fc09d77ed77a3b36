import HiddenIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ShownIcon from '@mui/icons-material/CheckBoxOutlined';
import MuiButton from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import {
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
  useListContext,
  useTranslate,
} from 'ra-core';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import {
  BulkActionsToolbar,
  ColumnsSelectorItem,
  DataTable,
  type DataTableColumnProps,
  type FieldToggleProps,
  SelectAllButton,
  SimpleList,
} from 'react-admin';
import { WIDEST_RANGE } from '#contract/staff/reach.ts';
import { Rows, SelectRow, useRowsPending } from '#src/portal/list/Rows.tsx';
import { useWide } from '#src/portal/ui/useWide.ts';

interface Props<Row extends RaRecord> {
  /** The columns that are hidden until somebody shows them. */
  hiddenColumns?: readonly string[];
  /** Those that are hidden too where the table has not the room for all, as on a small laptop. */
  spareColumns?: readonly string[];
  /** `<Col …/>` each. */
  children: ReactNode;
  /** The bulk actions. */
  bulk?: ReactNode;
  /** false: a row is not clickable. */
  rowClick?: false;
  /** A row on a narrow screen. */
  card: Card<Row>;
}

/** A row on a narrow screen: its name, below it what else is known, and at the end of the first line its state. */
export interface Card<Row extends RaRecord> {
  primaryText: (row: Row) => ReactNode;
  secondaryText: (row: Row) => ReactNode;
  // A function: react-admin renders an element outside of the container that it makes for this text.
  tertiaryText?: (row: Row) => ReactNode;
}

/** The rows of the surrounding list, with columns that can be hidden. */
export function StaffRows<Row extends RaRecord>(props: Props<Row>) {
  const { children, bulk, card, rowClick = 'edit', hiddenColumns, spareColumns } = props;
  const isRoomy = useWide('lg');
  // The same array as long as it holds the same: react-admin draws all rows anew for another.
  const hidden = useMemo(
    () => [...(hiddenColumns ?? []), ...((!isRoomy && spareColumns) || [])],
    [hiddenColumns, spareColumns, isRoomy],
  );
  const toolbar = bulk ? <SelectionBar>{bulk}</SelectionBar> : undefined;
  return (
    <Rows<Row>
      bulk={toolbar}
      cards={<SelectableCards card={card} rowClick={rowClick} toolbar={toolbar} />}
      hiddenColumns={hidden}
      rowClick={rowClick}
    >
      {children}
    </Rows>
  );
}

/** The bar of a selection: how many rows, and how many of them are not on this page. */
function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext();
  const unseen = selectedIds.filter((id) => !data.some((row) => row.id === id)).length;
  const selected = translate('ra.action.bulk_actions', { smart_count: selectedIds.length });
  const label =
    unseen > 0 ? translate('staff.bulk.unseen', { selected, smart_count: unseen }) : selected;
  return (
    <BulkActionsToolbar label={label} selectAllButton={<SelectAllButton limit={WIDEST_RANGE} />}>
      {children}
    </BulkActionsToolbar>
  );
}

interface CardsProps<Row extends RaRecord> extends Pick<Props<Row>, 'card'> {
  rowClick: 'edit' | false;
  toolbar: ReactNode;
}

/**
 * The rows as cards. A card is a link, which can't have a checkbox in it: with bulk actions, a button turns all cards into
 * rows to select.
 */
function SelectableCards<Row extends RaRecord>({ card, rowClick, toolbar }: CardsProps<Row>) {
  const translate = useTranslate();
  const isPending = useRowsPending();
  const { onUnselectItems } = useListContext();
  const [selecting, setSelecting] = useState(false);
  const toggle = () => {
    if (selecting) onUnselectItems();
    setSelecting(!selecting);
  };
  return (
    <>
      {toolbar ? (
        <MuiButton onClick={toggle}>
          {translate(`staff.list.${selecting ? 'endSelecting' : 'select'}`)}
        </MuiButton>
      ) : null}
      {selecting ? toolbar : null}
      <SimpleList<Row>
        // Given explicitly: a target that react-admin has to determine changes the cards after they are rendered.
        rowClick={selecting ? false : rowClick}
        isPending={isPending}
        {...card}
        {...(selecting && { leftIcon: () => <SelectRow /> })}
      />
    </>
  );
}

/** The style of a column whose words can be of any length, such as names of files: it does not widen the table. */
export const anyLength = { overflowWrap: 'anywhere', minWidth: 144 } as const;

/** The style of a column of email addresses: wide enough for most, before other columns get more than they need. */
export const ofAddresses = { overflowWrap: 'anywhere', minWidth: 208, width: '33%' } as const;

/** A column that also tells assistive technology by which field, and in which direction, the rows are sorted. */
export function Col<Row extends RaRecord>(props: DataTableColumnProps<Row>) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  if (place === 'columnsSelector') return <ColumnToggle {...(props as DataTableColumnProps)} />;
  const sorted = place === 'header' && sort?.field === props.source;
  const direction = sort?.order === 'ASC' ? 'asc' : 'desc';
  return <DataTable.Col {...props} {...(sorted && { sortDirection: direction })} />;
}

/**
 * An entry of the column selector, to show, hide or drag a column. react-admin renders an option with a switch in it,
 * in a menu: assistive technology may announce neither.
 */
function ColumnToggle(props: DataTableColumnProps) {
  // Called as a function: there is no hook for its result.
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
      <span>{label}</span>
    </MenuItem>
  );
}
