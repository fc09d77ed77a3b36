import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../src/components/portal/EmptyState.tsx';
import { ListCard } from '../../src/components/portal/ListCard.tsx';
import { usePageInPath } from '../../src/components/portal/usePageInPath.ts';
import { Button } from '../../src/components/public/Button.tsx';
import { InvitationFilters } from './InvitationFilters.tsx';
import styles from './InvitationList.module.css';
import { InvitationTable } from './InvitationTable.tsx';
import {
  associatesHref,
  type Filters,
  isFiltered,
  noFilters,
  readFilters,
} from './invitationModel.ts';
import { StatusDefinitions } from './StatusDefinitions.tsx';
import { useInvitationPolling } from './useInvitationPolling.ts';
import { useInvitations } from './useInvitations.ts';

/** Filters, table and pages of the agency's associates (§2). Page and filters are the address's (H4). */
export function InvitationList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [announcement, setAnnouncement] = useState('');
  const filters = useMemo(() => readFilters(query), [query]);
  const paged = usePageInPath('associatesPage');
  const { refreshQuietly, ...list } = useInvitations(paged.page, filters);
  useInvitationPolling(list.rows, refreshQuietly);

  /** Another selection starts on its first page. */
  const narrow = (change: Filters) => navigate(associatesHref(1, change));
  const word = (key: string) => translate(`associates.list.${key}`);

  return (
    <ListCard
      title={word('title')}
      texts="associates.list"
      list={list}
      paged={paged}
      aside={<StatusDefinitions />}
      tools={
        <>
          <InvitationFilters filters={filters} onChange={narrow} />
          <p role="status" className={styles.announcement}>
            {announcement}
          </p>
        </>
      }
      empty={
        isFiltered(filters) ? (
          <EmptyState
            drawing="lens"
            title={word('noMatchTitle')}
            action={
              <Button variant="quiet" onClick={() => narrow(noFilters)}>
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
        )
      }
    >
      {(rows, headingId) => (
        <InvitationTable
          rows={rows}
          stale={list.isStale}
          headingId={headingId}
          announce={setAnnouncement}
        />
      )}
    </ListCard>
  );
}
