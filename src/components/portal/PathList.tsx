import type { QueryFunctionContext } from '@tanstack/react-query';
import {
  type GetListParams,
  ListContextProvider,
  type ListControllerProps,
  ResourceContextProvider,
  type RouterProvider,
  RouterProviderContext,
  useDataProvider,
  useListController,
  useRouterProvider,
} from 'ra-core';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type ListMeta, readPage } from '../../../contract/paging.ts';
import type { HubDataProvider } from '../../../providers/dataProvider.ts';
import { type Filters, type PathListOf, pathListHref, readFilters } from './listAddress.ts';

interface Props {
  /** A constant of its resource. */
  list: PathListOf;
  /** How else the rows are read: again and again, for one. */
  queryOptions?: ListControllerProps['queryOptions'];
  children: ReactNode;
}

/**
 * A list of react-admin: what stands in it reads page, rows and filters with `useListContext`. The address alone says
 * which page of which selection is shown (§2, H4); nothing of it is kept elsewhere. A path without a page, like
 * `/associates`, is page 1 and stays as it is.
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
  const controller = useListController({
    resource,
    perPage,
    sort,
    storeKey: false,
    // The page's gate has been asked already (C3), and the list itself says that it could not be read.
    disableAuthentication: true,
    queryOptions: { ...queryOptions, ...useQuietRereading(resource), onError: undefined },
  });
  const navigate = useNavigate();
  const { search } = useLocation();
  const { page: said } = useParams();
  const { page, isPlaceholderData } = controller;

  // What is no page number is page 1, and above the last the server answers the last: the address follows (§5, H4).
  const answered = isPlaceholderData ? undefined : (controller.meta as ListMeta | undefined);
  const shown = String(answered?.currPage ?? page);
  const wrong = shown !== (said ?? '1');
  useEffect(() => {
    if (wrong)
      navigate(pathListHref(list, Number(shown)) + search, {
        replace: true,
        preventScrollReset: true,
      });
  }, [wrong, shown, list, search, navigate]);

  const value = {
    ...controller,
    setPage: (to: number) =>
      navigate(pathListHref(list, to) + search, { preventScrollReset: true }),
    /** Another selection starts on its first page. */
    setFilters: (filters: Filters) =>
      navigate(pathListHref(list, 1, filters), { preventScrollReset: true }),
  } as typeof controller;
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
}

/**
 * How the list is read: where it is there already, nobody may have asked, and then the session must not last longer for
 * it (F5). What a person does counts by itself.
 */
function useQuietRereading(resource: string): object {
  const dataProvider = useDataProvider<HubDataProvider>();
  const queryFn = ({ client, queryKey, signal }: QueryFunctionContext) => {
    const asked = queryKey[2] as GetListParams;
    const isThere = client.getQueryData(queryKey) !== undefined;
    const meta = isThere && { meta: { background: true } };
    return dataProvider.getList(resource, { ...asked, ...meta, signal });
  };
  return { queryFn };
}

/**
 * The router as a list of react-admin wants it. It keeps its page and filters in the query, as
 * `?page=2&filter={"search":"ann"}`: so that is how it reads the address here. What it would write of itself is left
 * out: on an error, for one, it would turn to page 1.
 */
function useListRouter(list: PathListOf): RouterProvider {
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
            const queryAlone = typeof to === 'object' && to.pathname === undefined;
            if (!queryAlone) navigate(to, options);
          },
          [navigate],
        );
      },
    }),
    [router, list],
  );
}
