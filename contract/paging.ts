import type { ListMeta } from './records.ts';

/** More pages than any list has: a higher number means the last page. */
const PAGE_MAX = 999_999_999;

/**
 * Returns the page number in a text. Anything but a positive whole number is page 1 (specification §5, decision H4); a
 * number of any length is accepted, so that the list can return its last page.
 */
export function readPage(text: unknown): number {
  const page = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(1, page), PAGE_MAX);
}

/**
 * Reads the `paging={page}-{size}` parameter (specification §7). The size is documented per call and ignored here
 * (decision I19).
 */
export const readPaging = (paging: unknown): number =>
  readPage(typeof paging === 'string' ? paging.replace(/-\d*$/, '') : undefined);

/** Returns the meta of a list of `totalElements` rows; a page after the last is the last (specification §5). */
export function listMeta(page: number, totalElements: number, pageSize: number): ListMeta {
  const totalPages = Math.max(1, Math.ceil(totalElements / pageSize));
  return { currPage: Math.min(page, totalPages), totalPages, totalElements };
}
