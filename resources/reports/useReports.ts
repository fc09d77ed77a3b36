import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { limits } from '../../contract/limits.ts';
import type { ListMeta } from '../../contract/paging.ts';
import type { Report } from '../../contract/records.ts';

/** Where the pages of reports are cached. */
export const reportLists = ['reports', 'getList'];

/** One page of the agency's reports, newest first, 10 a page (§7, §9, E3). The page is the address's (H4). */
export function useReports(page: number) {
  const { data, total, meta, error, isPlaceholderData, refetch } = useGetList<Report>(
    'reports',
    {
      pagination: { page, perPage: limits.reportsPageSize },
      sort: { field: 'timestamp', order: 'DESC' },
    },
    { placeholderData: keepPreviousData, retry: false },
  );
  return {
    rows: data,
    total: total ?? 0,
    pageSize: limits.reportsPageSize,
    currPage: isPlaceholderData ? undefined : (meta as ListMeta | undefined)?.currPage,
    error,
    isStale: isPlaceholderData,
    refetch,
  };
}
