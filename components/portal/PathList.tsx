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
import { type ListMeta, readPage } from '../../contract/paging.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import { Later } from '../Later.tsx';
import {
  type Filters,
  filterRefusals,
  type ListDefinition,
  listHref,
  readFilters,
} from './listAddress.ts';

interface Props {
  /** A constant of its resource. */
  list: ListDefinition;
  /** How else the rows are read: again and again, for one. */
  queryOptions?: ListControllerProps['queryOptions'];
  children: ReactNode;
}

/**
 * A list of react-admin: what stands in it reads page, rows and filters with `useListContext`. The address alone says
 * which page of which selection is shown (specification §2); nothing of it is kept elsewhere. A path without a page,
 * like `/associates`, is page 1 and stays as it is.
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
    // The gate of the page has been passed already, and the list itself says that it could not be read.
    disableAuthentication: true,
    queryOptions: {
      ...queryOptions,
      ...useBackgroundRefetch(resource),
      enabled,
      onError: undefined,
      // A list that is read again, and is as it was, isn't drawn again.
      notifyOnChangeProps: ['data', 'error', 'isPending', 'isPlaceholderData'],
    },
  });
  const navigate = useNavigate();
  const { page: pageParam } = useParams();
  const { page, isPlaceholderData } = controller;

  // What is no page number is page 1, and above the last the server returns the last: the address follows
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
  /** Another selection starts on its first page. */
  const setFilters = useEvent((filters: Filters) => {
    navigate(listHref(list, 1, filters), { preventScrollReset: true });
  });
  const value = { ...controller, setPage, setFilters } as typeof controller;
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={value}>
        <Later ready={!controller.isPending}>{children}</Later>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

/**
 * How the list is read: a list that is there already is read again as a background call, since nobody may have asked for
 * it, and then the session must not last longer. What a person does counts by itself.
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
 * The router as a list of react-admin wants it. It keeps its page and filters in the query, as
 * `?page=2&filter={"search":"ann"}`: so that is how it reads the address here. What it would write of itself is left
 * out: on an error, for one, it would turn to page 1.
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
