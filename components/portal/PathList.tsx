import type { QueryFunctionContext } from '@tanstack/react-query';
import {
  type GetListParams,
  ListContextProvider,
  type ListControllerProps,
  ResourceContextProvider,
  type RouterProvider,
  RouterProviderContext,
  useDataProvider,
  useEvent,
  useListController,
  useRouterProvider,
} from 'ra-core';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { readPage } from '../../contract/paging.ts';
import type { ListMeta } from '../../contract/records.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { DeferredContent } from '../DeferredContent.tsx';
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
  queryOptions?: ListControllerProps['queryOptions'];
  children: ReactNode;
}

/**
 * A list of react-admin: its children read page, rows and filters with `useListContext`. Only the address says which
 * page and filters are shown (specification §2). A path without a page, like `/associates`, is page 1 and stays as it
 * is.
 */
export function PathList(props: Props) {
  return (
    <RouterProviderContext value={useListRouter(props.list)}>
      <Controller {...props} />
    </RouterProviderContext>
  );
}

function Controller({ list, queryOptions, children }: Props) {
  const { resource, perPage, sort } = list;
  const { search } = useLocation();
  const enabled = filterRefusals(list, search).length === 0;
  const controller = useListController({
    resource,
    perPage,
    sort,
    storeKey: false,
    // The page's gate was passed already, and the list shows itself that it could not be loaded.
    disableAuthentication: true,
    queryOptions: {
      ...queryOptions,
      ...useBackgroundRefetch(resource),
      enabled,
      onError: undefined,
      // Not rendered again if it was loaded again without a change.
      notifyOnChangeProps: ['data', 'error', 'isPending', 'isPlaceholderData'],
    },
  });
  const navigate = useNavigate();
  const { page: pageParam } = useParams();
  const { page, isPlaceholderData } = controller;

  // An invalid page number is page 1, and for one above the last the server returns the last: the address follows
  // (specification §5).
  const meta = isPlaceholderData ? undefined : (controller.meta as ListMeta | undefined);
  const shownPage = meta?.currPage ?? page;
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
  const value = { ...controller, setPage, setFilters } as typeof controller;
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={value}>
        <DeferredContent ready={!controller.isPending}>{children}</DeferredContent>
      </ListContextProvider>
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

/**
 * The router as react-admin's list expects it, with page and filters in the query, as
 * `?page=2&filter={"search":"ann"}`: the address is translated for it here. Its own navigation is ignored: after an
 * error, for example, it would go to page 1.
 */
function useListRouter(list: ListDefinition): RouterProvider {
  const router = useRouterProvider();
  return useMemo(
    () => ({
      ...router,
      useLocation() {
        const location = router.useLocation();
        const page = readPage(router.useParams().page);
        return useMemo(() => {
          const filter = JSON.stringify(readFilters(list, location.search));
          return { ...location, search: `?${new URLSearchParams({ page: String(page), filter })}` };
        }, [location, page]);
      },
      useNavigate() {
        const navigate = router.useNavigate();
        return useCallback<typeof navigate>(
          (to, options) => {
            const isQueryOnly = typeof to === 'object' && to.pathname === undefined;
            if (!isQueryOnly) navigate(to, options);
          },
          [navigate],
        );
      },
    }),
    [router, list],
  );
}
