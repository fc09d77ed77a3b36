import { useListContext, useNotify, useRemoveFromStore, useTranslate } from 'ra-core';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import {
  ColumnsButton,
  ExportButton,
  FilterButton,
  List,
  type ListProps,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type TableFormat, tableFormats, tableQuery } from '#contract/downloads.ts';
import { paths } from '#contract/paths.ts';
import { staffBase } from '#contract/staff/reach.ts';
import { ApiError } from '#providers/apiError.ts';
import { ListError } from '#src/portal/list/ListError.tsx';
import { EmptyState } from '#src/portal/ui/EmptyState.tsx';
import { useDownload } from '#src/portal/ui/useDownload.ts';
import { useWide } from '#src/portal/ui/useWide.ts';
import { useMay, useMayDo } from '../access/useMay.ts';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';
import { AgencyInput } from './filters.tsx';
import { ListPages } from './ListPages.tsx';
import { PageIntro } from './PageIntro.tsx';

interface Props extends Pick<ListProps, 'sort' | 'children'> {
  /** The purpose of the list, in a sentence. */
  intro?: string;
  /** Above the list. */
  lead?: ReactNode;
  filters: ReactElement[];
  /** Next to the list's own buttons. */
  actions?: ReactNode;
  /** Whether the server exports the list as a file. */
  exported?: boolean;
  /** Shown if there are no rows and no filters; without it the table shows an empty state. */
  empty?: string;
}

const PER_PAGE = 25;

/** An error is shown instead of the list, not in a notice too. */
const withoutNotice = { onError: () => undefined };

/** react-admin's list, as used by all lists of the console: title, filters, buttons, rows, pages. */
export function StaffList({
  intro,
  lead,
  filters,
  actions,
  exported,
  empty,
  children,
  ...list
}: Props) {
  const translate = useTranslate();
  const isWide = useWide();
  const part = useResourceContext();
  const mayExport = useMayDo(part, 'export');
  const readsAgencies = useMay('readAgencies');
  return (
    <>
      <PageIntro title={translate(`staff.parts.${part}`)}>{intro}</PageIntro>
      {lead}
      <List
        title={false}
        perPage={PER_PAGE}
        // The gate of the console has been passed already.
        disableAuthentication
        queryOptions={withoutNotice}
        filters={readsAgencies ? filters : filters.filter(({ type }) => type !== AgencyInput)}
        actions={
          <TopToolbar>
            <FilterButton />
            {isWide ? <ColumnsButton /> : null}
            {mayExport && exported
              ? tableFormats.map((format) => <ExportAs key={format} format={format} />)
              : null}
            {actions}
          </TopToolbar>
        }
        error={<StaffListError />}
        empty={empty ? <EmptyState drawing="sheet" title={empty} /> : false}
        pagination={<ListPages />}
        {...list}
      >
        <EndSelection />
        {children}
      </List>
    </>
  );
}

/** A selection ends with its filter: nobody acts on rows that the list doesn't have any more. */
function EndSelection() {
  const { filterValues, onUnselectItems } = useListContext();
  const filters = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for other filters
  useEffect(() => onUnselectItems(), [filters]);
  return null;
}

/** Exports all rows that match the filters, as a file of the server, in which no cell is run as a formula. */
function ExportAs({ format }: { format: TableFormat }) {
  const translate = useTranslate();
  const { resource, filterValues } = useListContext();
  const notify = useNotify();
  const { fetchFile } = useDownload({
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const exportRows = () => {
    const query = { filter: JSON.stringify(filterValues ?? {}), ...tableQuery(format) };
    fetchFile({ href: `${staffBase}/${resource}/export?${new URLSearchParams(query)}` });
  };
  // The server writes the rows: the button only has to know that there are some.
  return (
    <ExportButton
      label={translate(`staff.list.export.${format}`)}
      maxResults={1}
      exporter={exportRows}
    />
  );
}

/** Where the server refuses what the address asks for, the whole list is offered. */
function StaffListError() {
  const translate = useTranslate();
  const { error, resource } = useListContext();
  const removeFromStore = useRemoveFromStore();
  const navigate = useNavigate();
  const isRefused = error instanceof ApiError && error.status === 400;
  const showAll = () => {
    // Where react-admin keeps it for the next visit.
    removeFromStore(`${resource}.listParams`);
    navigate(`${paths.staff}/${resource}`);
  };
  // Once there is no error any more, the button that was pressed is gone.
  useEffect(() => (error ? focusTitleIfLost : undefined), [error]);
  return (
    <ListError
      title={translate('staff.list.failed')}
      refusals={isRefused ? [translate('staff.list.refusedText')] : []}
      texts="staff.list"
      onShowAll={showAll}
    />
  );
}
