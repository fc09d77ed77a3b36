import { useListContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { EmptyState } from '../../src/components/portal/EmptyState.tsx';
import { ListCard } from '../../src/components/portal/ListCard.tsx';
import { PathList } from '../../src/components/portal/PathList.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { ActOutcome } from './ActOutcome.tsx';
import { ExportInvitations } from './ExportInvitations.tsx';
import { InvitationFilters } from './InvitationFilters.tsx';
import { InvitationRows } from './InvitationRows.tsx';
import { invitationList } from './invitationModel.ts';
import { RowActs } from './RowActs.tsx';
import { StatusDefinitions } from './StatusDefinitions.tsx';
import { useInvitationPolling } from './useInvitationPolling.ts';

/** Filters, rows and pages of the agency's associates (§2). Page and filters are the address's (H4). */
export function InvitationList() {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <PathList list={invitationList} queryOptions={useInvitationPolling()}>
      <RowActs headingId={headingId}>
        <ListCard
          list={invitationList}
          headingId={headingId}
          title={translate('associates.list.title')}
          texts="associates.list"
          aside={<StatusDefinitions />}
          tools={
            <>
              <InvitationFilters />
              <ActOutcome />
            </>
          }
          empty={<Nobody />}
          footer={<ExportInvitations />}
        >
          <InvitationRows />
        </ListCard>
      </RowActs>
    </PathList>
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
