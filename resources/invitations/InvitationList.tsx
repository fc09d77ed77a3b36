import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { EmptyState } from '../../components/portal/EmptyState.tsx';
import { ListCard } from '../../components/portal/ListCard.tsx';
import { PathList } from '../../components/portal/PathList.tsx';
import { Alert } from '../../components/public/Alert.tsx';
import { Button } from '../../components/public/Button.tsx';
import { useWords } from '../../components/useWords.ts';
import { useHub } from '../../providers/HubContext.ts';
import { InvitationFilters } from './InvitationFilters.tsx';
import { BulkActions, InvitationCard, InvitationTable } from './InvitationRows.tsx';
import { invitationList } from './invitationModel.ts';
import { ResultList } from './ResultList.tsx';
import { actionTexts, RowActionsProvider, useRowActions } from './RowActions.tsx';
import { StatusDefinitions } from './StatusDefinitions.tsx';
import { useInvitationPolling } from './useInvitationPolling.ts';

/** The agency's associates with filters and pagination (specification §2). The address has the page and the filters. */
export function InvitationList() {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <PathList list={invitationList} queryOptions={useInvitationPolling()}>
      <RowActionsProvider headingId={headingId}>
        <ListCard
          list={invitationList}
          headingId={headingId}
          title={translate('associates.list.title')}
          texts="associates.list"
          aside={<StatusDefinitions />}
          tools={
            <>
              <InvitationFilters />
              <LastResult />
            </>
          }
          table={<InvitationTable />}
          cardToolbar={<BulkActions />}
          card={<InvitationCard />}
          empty={<Empty />}
          footer={<ExportLink />}
        />
      </RowActionsProvider>
    </PathList>
  );
}

/** The result of the last action: one line for one row, a result for each of several. */
function LastResult() {
  const translate = useTranslate();
  const { result } = useRowActions();
  if (!result) return <div role="status" />;
  const { action, successful, failed } = result;
  const word = (key: string, params?: object) => translate(`${actionTexts[action]}.${key}`, params);
  if (successful.length + failed.length === 1) {
    return (
      <Box role="status" sx={{ marginBottom: 2 }}>
        {successful[0] && (
          <Alert standing severity="done">
            {word('done', { email: successful[0] })}
          </Alert>
        )}
      </Box>
    );
  }
  return (
    <Box sx={{ marginBottom: 2 }}>
      <ResultList
        title={translate('associates.invite.resultTitle')}
        summary={[
          successful.length > 0 && word('severalDone', { smart_count: successful.length }),
          failed.length > 0 && word('severalFailed', { smart_count: failed.length }),
        ]}
        failed={failed}
        successful={successful}
        successWord={() => word('doneOne')}
      />
    </Box>
  );
}

/** Shown if nobody is invited yet, or nobody matches. */
function Empty() {
  const word = useWords('associates.list');
  const { filterValues, setFilters } = useListContext();
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

/** The whole filtered list as a CSV file from the server: react-admin's export would load every page first. */
function ExportLink() {
  const translate = useTranslate();
  const { callUrl } = useHub();
  const { filterValues, total } = useListContext();
  if (!total) return null;
  return (
    <MuiButton
      component="a"
      href={`${callUrl('exportInvitations')}?${new URLSearchParams(filterValues)}`}
      download
      startIcon={<DownloadIcon />}
    >
      {translate('ra.action.export')}
    </MuiButton>
  );
}
