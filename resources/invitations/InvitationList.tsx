import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../src/components/portal/EmptyState.tsx';
import { ListCard } from '../../src/components/portal/ListCard.tsx';
import { PathList } from '../../src/components/portal/PathList.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { InvitationFilters } from './InvitationFilters.tsx';
import styles from './InvitationList.module.css';
import { InvitationTable } from './InvitationTable.tsx';
import { type InvitationRow, invitationList } from './invitationModel.ts';
import { StatusDefinitions } from './StatusDefinitions.tsx';
import { useInvitationPolling } from './useInvitationPolling.ts';
import { useQuietRefresh } from './useRefreshInvitations.ts';

/** Filters, table and pages of the agency's associates (§2). Page and filters are the address's (H4). */
export const InvitationList = () => (
  <PathList list={invitationList}>
    <Associates />
  </PathList>
);

function Associates() {
  const translate = useTranslate();
  const { data, filterValues } = useListContext<InvitationRow>();
  const [said, announce] = useState('');
  const selection = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is said of the rows of one selection
  useEffect(() => announce(''), [selection]);
  useInvitationPolling(data, useQuietRefresh());
  return (
    <ListCard
      list={invitationList}
      title={translate('associates.list.title')}
      texts="associates.list"
      aside={<StatusDefinitions />}
      tools={
        <>
          <InvitationFilters />
          <p role="status" className={styles.announcement}>
            {said}
          </p>
        </>
      }
      empty={<Nobody />}
    >
      {(headingId) => <InvitationTable headingId={headingId} announce={announce} />}
    </ListCard>
  );
}

/** Nobody is invited yet, or nobody matches. */
function Nobody() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const word = (key: string) => translate(`associates.list.${key}`);
  return Object.keys(filterValues).length > 0 ? (
    <EmptyState
      drawing="lens"
      title={word('noMatchTitle')}
      action={
        <Button variant="quiet" onClick={() => setFilters({})}>
          {word('showAll')}
        </Button>
      }
    >
      {word('noMatchText')}
    </EmptyState>
  ) : (
    <EmptyState drawing="letter" title={word('emptyTitle')}>
      {word('emptyText')}
    </EmptyState>
  );
}
