import { useDataProvider, useGetOne } from 'ra-core';
import { useCallback } from 'react';
import type { HubDataProvider } from '../../../providers/dataProvider.ts';

/** The own agency and the own associate form are the only ones of their kind. */
const MINE = { id: 'mine' };

/**
 * The record that a form starts from: read afresh whenever the form is opened, and never again while it is open,
 * since what is typed must not be overwritten. `reload` asks what is saved now (B10).
 */
export function useOwnRecord(resource: 'agency' | 'associate') {
  const dataProvider = useDataProvider<HubDataProvider>();
  const { data, error, refetch } = useGetOne(resource, MINE, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const reload = useCallback(
    async () => (await dataProvider.getOne(resource, MINE)).data,
    [dataProvider, resource],
  );
  return { record: data, error, retry: refetch, reload };
}
