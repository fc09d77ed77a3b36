import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider, useGetList } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { limits } from '../../contract/limits.ts';
import type { ListMeta } from '../../contract/paging.ts';
import type { Invitation } from '../../contract/records.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { activeFilters, type Filters, type InvitationRow } from './invitationModel.ts';

const lists = ['invitations', 'getList'];
type List = GetListResult<InvitationRow>;

/**
 * One page of the agency's invitations (§7, §9). Page and filters come from the address, which is why this asks
 * react-admin for a list (`useGetList`) and not for a list's state, which would keep a second truth of both.
 */
export function useInvitations(page: number, filters: Filters) {
  const dataProvider = useDataProvider<HubDataProvider>();
  const queryClient = useQueryClient();
  const request = useMemo(
    () => ({
      pagination: { page, perPage: limits.invitationsPageSize },
      sort: { field: 'invitationSentDate', order: 'DESC' as const },
      filter: activeFilters(filters),
    }),
    [page, filters],
  );
  const { data, total, meta, error, isPlaceholderData, refetch } = useGetList<InvitationRow>(
    'invitations',
    request,
    {
      placeholderData: keepPreviousData,
      retry: false,
    },
  );

  /** Reads the page again without a person having asked (F5). What changed here meanwhile is newer and stays. */
  const refreshQuietly = useCallback(async () => {
    const queryKey = [...lists, request];
    const asked = queryClient.getQueryState(queryKey)?.dataUpdateCount;
    const answer = await dataProvider.getList('invitations', {
      ...request,
      meta: { background: true },
    });
    if (queryClient.getQueryState(queryKey)?.dataUpdateCount === asked) {
      queryClient.setQueryData(queryKey, answer);
    }
  }, [dataProvider, queryClient, request]);

  return {
    rows: data,
    total: total ?? 0,
    pageSize: limits.invitationsPageSize,
    currPage: isPlaceholderData ? undefined : (meta as ListMeta | undefined)?.currPage,
    error,
    isStale: isPlaceholderData,
    refetch,
    refreshQuietly,
  };
}

/** Changes rows where they are shown, once the server has said so: nothing is assumed before (pessimistic). */
export function useInvitationRows() {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const change = (rows: (rows: InvitationRow[]) => InvitationRow[]) =>
      queryClient.setQueriesData<List>(
        { queryKey: lists },
        (list) => list && { ...list, data: rows(list.data) },
      );
    const refresh = () => queryClient.invalidateQueries({ queryKey: lists });
    return {
      replace: (invitation: Invitation) =>
        change((rows) =>
          rows.map((row) => (row.id === invitation.email ? { ...row, ...invitation } : row)),
        ),
      /** Takes the row away, and reads the list again for the row that moves up. */
      remove: (email: string) => {
        change((rows) => rows.filter((row) => row.id !== email));
        return refresh();
      },
      refresh,
    };
  }, [queryClient]);
}
