import type { GetListParams, GetListResult, QueryFunctionContext } from 'ra-core';
import type { ListMeta } from '#contract/records.ts';

export type ListParams = GetListParams & Partial<QueryFunctionContext>;

interface Answer<Row> {
  content: Row[];
  meta: Omit<ListMeta, 'totalElements'> & { totalElements?: unknown };
}

/** A list that is shown already is read again in the background: that is no activity of the person. */
export const isBackground = ({ meta }: ListParams): boolean => meta?.background === true;

/**
 * `meta` passes through: the page that was really answered corrects the address (decision H4). A back end may name the
 * number of pages alone (specification §3): then `total` is the most that these can hold, and `meta.totalElements` is
 * undefined until the last page tells it.
 */
export function listResult<Row extends object>(
  { content, meta }: Answer<Row>,
  perPage: number,
  idOf: (row: Row) => string,
) {
  const currPage = Math.max(1, meta.currPage);
  const totalPages = Math.max(1, meta.totalPages);
  const shown = (currPage - 1) * perPage + content.length;
  const isLast = currPage >= totalPages;
  const counted = typeof meta.totalElements === 'number' ? meta.totalElements : undefined;
  const totalElements = counted ?? (isLast ? shown : undefined);
  return {
    data: content.map((row) => ({ ...row, id: idOf(row) })),
    total: counted ?? Math.min(isLast ? shown : Number.POSITIVE_INFINITY, totalPages * perPage),
    meta: { currPage, totalPages, totalElements, ...(meta.more && { more: true }) },
  } satisfies GetListResult;
}
