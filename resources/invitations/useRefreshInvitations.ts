import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { useCallback } from 'react';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
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

/** Reads again what is shown of the invitations. Nothing is assumed of a change before (pessimistic). */
export function useRefreshInvitations(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: lists }), [queryClient]);
}
