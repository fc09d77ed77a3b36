import { useTranslate } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps, useResourceContext } from 'react-admin';
import { EmptyState } from '../../src/components/portal/EmptyState.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { ListActions } from './ListActions.tsx';
import { ListFailed } from './ListFailed.tsx';
import { ListPages } from './ListPages.tsx';
import { PageIntro } from './PageIntro.tsx';

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

/** What goes wrong is told in the list's place, not in passing too. */
const inPlace = { onError: () => undefined };

/** react-admin's list as all of the console's are: title, filters, buttons, rows, pages. */
export function StaffList({ intro, lead, filters, actions, csv, empty, ...list }: Props) {
  const translate = useTranslate();
  const title = translate(`staff.parts.${useResourceContext()}`);
  return (
    <>
      <PageIntro title={<PageTitle>{title}</PageTitle>}>{intro}</PageIntro>
      {lead}
      <List
        title={false}
        perPage={PER_PAGE}
        queryOptions={inPlace}
        filters={filters}
        actions={<ListActions csv={csv}>{actions}</ListActions>}
        error={<ListFailed />}
        empty={empty ? <EmptyState drawing="sheet" title={empty} /> : false}
        pagination={<ListPages />}
        {...list}
      />
    </>
  );
}
