import { useListContext, useTranslate } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  ExportButton,
  FilterButton,
  List,
  type ListProps,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { EmptyState } from '../../components/portal/EmptyState.tsx';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import { staffBase } from '../../contract/staff/reach.ts';
import { ListPages } from './ListPages.tsx';
import { PageIntro } from './PageIntro.tsx';
import { useWide } from './useWide.ts';

interface Props extends Pick<ListProps, 'sort' | 'children'> {
  /** What the list is for, in a sentence. */
  intro?: string;
  /** Above the list. */
  lead?: ReactNode;
  filters: ReactElement[];
  /** Beside the list's own buttons. */
  actions?: ReactNode;
  /** The server writes the list as a file. */
  csv?: boolean;
  /** Where there is no row and no filter; without it the table says so itself. */
  empty?: string;
}

const PER_PAGE = 25;

/** What goes wrong is shown in the list's place, not in a notice too. */
const withoutNotice = { onError: () => undefined };

/** react-admin's list as all of the console's are: title, filters, buttons, rows, pages. */
export function StaffList({ intro, lead, filters, actions, csv, empty, ...list }: Props) {
  const translate = useTranslate();
  const isWide = useWide();
  return (
    <>
      <PageIntro title={<PageTitle>{translate(`staff.parts.${useResourceContext()}`)}</PageTitle>}>
        {intro}
      </PageIntro>
      {lead}
      <List
        title={false}
        perPage={PER_PAGE}
        // The gate of the console has been passed already.
        disableAuthentication
        queryOptions={withoutNotice}
        filters={filters}
        actions={
          <TopToolbar>
            <FilterButton />
            {isWide ? <ColumnsButton /> : null}
            {csv ? <CsvButton /> : null}
            {actions}
          </TopToolbar>
        }
        error={<ListError />}
        empty={empty ? <EmptyState drawing="sheet" title={empty} /> : false}
        pagination={<ListPages />}
        {...list}
      />
    </>
  );
}

/** The rows that the filters let through, all of them, as the server's CSV file: there nothing runs in a spreadsheet. */
function CsvButton() {
  const translate = useTranslate();
  const { resource, filterValues } = useListContext();
  const download = () => {
    const filter = new URLSearchParams({ filter: JSON.stringify(filterValues ?? {}) });
    const link = document.createElement('a');
    link.href = `${staffBase}/${resource}/export?${filter}`;
    link.download = '';
    link.click();
  };
  // The rows come with the file: that there is one is all that the button has to know.
  return <ExportButton label={translate('staff.list.export')} maxResults={1} exporter={download} />;
}

/** Stands for rows that could not be read. */
function ListError() {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  if (!error) return null;
  return <CallAlert error={error} title={translate('staff.list.failed')} onRetry={refetch} />;
}
