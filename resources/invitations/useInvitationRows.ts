import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider, useListContext } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import type { InvitationRow } from './invitationModel.ts';
import { invitations } from './resource.ts';

const lists = [invitations.name, 'getList'];
/**
 * Reads the rows of the list around it again without a person having asked (F5). What changed here meanwhile is newer
 * and stays.
 */
export function useQuietRefresh(): () => Promise<void> {
  const dataProvider = useDataProvider<HubDataProvider>();
  const queryClient = useQueryClient();
  const { page, perPage, sort, filterValues: filter } = useListContext();
  const request = JSON.stringify({ pagination: { page, perPage }, sort, filter });
  return useCallback(async () => {
    const asked = JSON.parse(request);
    const queryKey = [...lists, asked];
    const before = queryClient.getQueryState(queryKey)?.dataUpdateCount;
    const answer = await dataProvider.getList(invitations.name, {
      ...asked,
      meta: { background: true },
    });
    if (queryClient.getQueryState(queryKey)?.dataUpdateCount === before) {
      queryClient.setQueryData(queryKey, answer);
    }
  }, [dataProvider, queryClient, request]);
}

/** Changes rows where they are shown, once the server has said so: nothing is assumed before (pessimistic). */
export function useInvitationRows() {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const refresh = () => queryClient.invalidateQueries({ queryKey: lists });
    return {
      refresh,
      /** Takes the row away, and reads the list again for the row that moves up. */
      remove(email: string) {
        queryClient.setQueriesData<GetListResult<InvitationRow>>(
          { queryKey: lists },
          (list) => list && { ...list, data: list.data.filter(({ id }) => id !== email) },
        );
        return refresh();
      },
    };
  }, [queryClient]);
}
