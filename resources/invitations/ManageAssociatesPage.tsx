import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Query, useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import { useListContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { tableFormats, tableQuery } from '#contract/downloads.ts';
import { readPage } from '#contract/paging.ts';
import { useHub } from '#providers/HubContext.ts';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import { TextWithEmail } from '#src/guest/kit/TextWithEmail.tsx';
import { ListFrame } from '#src/portal/list/ListFrame.tsx';
import { listHref } from '#src/portal/list/listAddress.ts';
import { PathList } from '#src/portal/list/PathList.tsx';
import { AddressResults } from '#src/portal/list/ResultList.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { EmptyState } from '#src/portal/ui/EmptyState.tsx';
import { PageStack } from '#src/portal/ui/PageStack.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { InvitationFilters } from './InvitationFilters.tsx';
import { InvitationRows } from './InvitationRows.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { type InvitationRow, invitationList, isWaiting } from './invitationModel.ts';
import { actionTexts, RowActionsProvider, useRowActions } from './RowActions.tsx';
import { StatusDefinitions } from './StatusDefinitions.tsx';

/** Nothing waits for it: it is below the list. */
const TeamReading = lazyOptional(() => import('./TeamReading.tsx'));

/** Manage Associates (specification §2, §3): invite, follow, choose points of contact, revoke. */
export default function ManageAssociatesPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { page } = useParams();
  const { search } = useLocation();

  /** New rows have no date yet and come first, so that is where to look. */
  const showNewRows = () => {
    if (search === '' && readPage(page) === 1) {
      void queryClient.invalidateQueries({ queryKey: [invitationList.resource, 'getList'] });
    }
    // Does not scroll, unlike a page that was turned: the result next to the box stays in view.
    else navigate(listHref(invitationList, 1), { replace: true, preventScrollReset: true });
  };

  return (
    <PageStack title={translate('associates.title')} intro={translate('associates.intro')}>
      <InvitePanel onSent={showNewRows} />
      <InvitationList />
      <TeamReading />
    </PageStack>
  );
}

/** The agency's associates with filters and pagination (specification §2). The address has the page and the filters. */
export function InvitationList() {
  const translate = useTranslate();
  return (
    <PathList list={invitationList} queryOptions={useInvitationPolling()}>
      <RowActionsProvider>
        <ListFrame
          title={translate('associates.list.title')}
          texts="associates.list"
          aside={<StatusDefinitions />}
          tools={
            <>
              <InvitationFilters />
              <LastResult />
            </>
          }
          empty={<NoAssociates />}
          footer={<ExportLinks />}
        >
          <InvitationRows empty={<NoAssociates />} />
        </ListFrame>
      </RowActionsProvider>
    </PathList>
  );
}

/** The result of the last action: one line for one row, a result for each of several. */
function LastResult() {
  const translate = useTranslate();
  const { result } = useRowActions();
  if (!result) return <div role="status" />;
  const { action, outcomes } = result;
  const all = [...outcomes].map(([email, reason]) => ({ email, reason: reason ?? '' }));
  const failed = all.filter(({ reason }) => reason);
  const successful = all.filter(({ reason }) => !reason).map(({ email }) => email);
  const word = (key: string, params?: object) => translate(`${actionTexts[action]}.${key}`, params);
  if (all.length === 1) {
    return (
      <Box role="status" sx={{ marginBottom: 2 }}>
        {successful[0] && (
          <Alert standing severity="success">
            <p>
              <TextWithEmail text={word('done', { email: successful[0] })} email={successful[0]} />
            </p>
          </Alert>
        )}
      </Box>
    );
  }
  return (
    <Box sx={{ marginBottom: 2 }}>
      <AddressResults
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
function NoAssociates() {
  const word = useWords('associates.list');
  const { filterValues, setFilters } = useListContext();
  return Object.keys(filterValues).length > 0 ? (
    <EmptyState
      drawing="lens"
      title={word('noMatchTitle')}
      action={
        <Button variant="outlined" onClick={() => setFilters({})}>
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

/** The whole filtered list as a file from the server: react-admin's export would load every page first. */
function ExportLinks() {
  const word = useWords('lists.export');
  const { callUrl } = useHub();
  const { filterValues, total } = useListContext();
  if (!total) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {tableFormats.map((format) => (
        <Button
          key={format}
          component="a"
          href={`${callUrl('exportInvitations')}?${new URLSearchParams({ ...filterValues, ...tableQuery(format) })}`}
          download
          startIcon={<DownloadIcon />}
        >
          {word(format)}
        </Button>
      ))}
    </Stack>
  );
}

const FIRST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 30_000;
const SETTLED_PAUSE_MS = 10_000;

/** Returns the milliseconds until the next refetch: growing while emails wait, ten seconds when all are sent. */
export const pollingIntervalMs = (attempt: number, isWaiting: boolean): number =>
  isWaiting ? Math.min(FIRST_PAUSE_MS * 1.6 ** attempt, LONGEST_PAUSE_MS) : SETTLED_PAUSE_MS;

/**
 * Keeps the list of invitations current without a reload: refetched with growing intervals while a row waits for its
 * email, starting anew when one of them has been sent. A hidden page does not refetch, and does so at once when it is
 * visible again; nor is a list refetched while its rows are being changed.
 */
function useInvitationPolling() {
  const changing = useIsMutating({ mutationKey: [invitationList.resource] }) > 0;
  const waitingSince = useRef({ emails: '', reads: 0 });
  const refetchInterval = ({ state }: Query<GetListResult<InvitationRow>>) => {
    if (changing || !state.data) return false;
    const reads = state.dataUpdateCount + state.errorUpdateCount;
    const waiting = state.data.data.filter(isWaiting);
    const emails = waiting.map(({ email }) => email).join();
    if (waitingSince.current.emails !== emails) waitingSince.current = { emails, reads };
    return pollingIntervalMs(reads - waitingSince.current.reads, waiting.length > 0);
  };
  return { refetchInterval, refetchOnWindowFocus: true } as const;
}
