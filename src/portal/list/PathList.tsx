import { keepPreviousData, type QueryFunctionContext } from '@tanstack/react-query';
import {
  type GetListParams,
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
  type UseGetListOptions,
  useDataProvider,
  useEvent,
  useGetList,
  useRecordSelection,
} from 'ra-core';
import { createContext, type ReactNode, use, useEffect, useId, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { readPage } from '#contract/paging.ts';
import type { ListMeta } from '#contract/records.ts';
import type { HubDataProvider } from '#providers/dataProvider.ts';
import {
  type Filters,
  filterRefusals,
  type ListDefinition,
  listHref,
  readFilters,
} from './listAddress.ts';

interface Props {
  /** A constant of the resource. */
  list: ListDefinition;
  /** Other options of the query, for example polling. */
  queryOptions?: UseGetListOptions;
  children: ReactNode;
}

/** The definition of the list, and the id of its heading, to which the focus can be moved. */
type Definition = ListDefinition & { headingId: string };

const PathListContext = createContext<Definition | undefined>(undefined);

/** The definition of the surrounding list. */
export const usePathList = () => use(PathListContext) as Definition;

/**
 * A list of react-admin: its children read page, rows and filters with `useListContext`. Only the address says which
 * page and filters are shown (specification §2). A path without a page, like `/associates`, is page 1 and stays as it
 * is. react-admin's `useListController` would keep page and filters in the query, and go to page 1 after an error.
 */
export function PathList({ list, queryOptions, children }: Props) {
  const { resource, perPage, sort } = list;
  const headingId = useId();
  const definition = useMemo(() => ({ ...list, headingId }), [list, headingId]);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { page: pageParam } = useParams();
  const page = readPage(pageParam);
  const filterValues = useMemo(() => readFilters(list, search), [list, search]);
  const [selectedIds, selection] = useRecordSelection({ disableSyncWithStore: true });
  const { data, total, meta, error, isPending, isPlaceholderData, refetch } = useGetList(
    resource,
    { pagination: { page, perPage }, sort, filter: filterValues },
    {
      placeholderData: keepPreviousData,
      retry: false,
      ...queryOptions,
      ...useBackgroundRefetch(resource),
      enabled: filterRefusals(list, search).length === 0,
      // Not rendered again if it was loaded again without a change.
      notifyOnChangeProps: ['data', 'error', 'isPending', 'isPlaceholderData'],
    },
  );

  // An invalid page number is page 1, and for one above the last the server returns the last: the address follows
  // (specification §5).
  const { currPage }: Partial<ListMeta> = (!isPlaceholderData && meta) || {};
  const shownPage = currPage ?? page;
  const isWrongAddress = String(shownPage) !== (pageParam ?? '1');
  useEffect(() => {
    if (isWrongAddress)
      navigate(listHref(list, shownPage) + search, {
        replace: true,
        preventScrollReset: true,
      });
  }, [isWrongAddress, shownPage, list, search, navigate]);

  const setPage = useEvent((to: number) => {
    navigate(listHref(list, to) + search, { preventScrollReset: true });
  });
  /** Other filters start on the first page. */
  const setFilters = useEvent((filters: Filters) => {
    navigate(listHref(list, 1, filters), { preventScrollReset: true });
  });
  const value = {
    data,
    total,
    meta,
    error,
    isPending,
    isPlaceholderData,
    refetch,
    resource,
    page,
    perPage,
    sort,
    filterValues,
    setPage,
    setFilters,
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems: selection.clearSelection,
  } as ListControllerResult;
  return (
    <ResourceContextProvider value={resource}>
      <PathListContext value={definition}>
        <ListContextProvider value={value}>{children}</ListContextProvider>
      </PathListContext>
    </ResourceContextProvider>
  );
}

/**
 * The data provider's getList: a list that is shown already is refetched as a background call, since it may not be the
 * person's activity and must not prolong the session. Activity counts separately.
 */
function useBackgroundRefetch(resource: string): object {
  const dataProvider = useDataProvider<HubDataProvider>();
  const queryFn = ({ client, queryKey, signal }: QueryFunctionContext) => {
    const params = queryKey[2] as GetListParams;
    const isThere = client.getQueryData(queryKey) !== undefined;
    const meta = isThere && { meta: { background: true } };
    return dataProvider.getList(resource, { ...params, ...meta, signal });
  };
  return { queryFn };
}
