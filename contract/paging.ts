/** Meta of a list (§3). Pages count from 1. */
export interface ListMeta {
  currPage: number;
  totalPages: number;
  totalElements: number;
}

/** Reads a page number: anything that is not a positive whole number is page 1 (§5, H4). */
export function readPage(text: unknown): number {
  const page = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.max(1, page);
}

/** Reads the `paging={page}-{size}` parameter (§7). The size is documented per call, so what it says is ignored (I19). */
export const readPaging = (paging: unknown): number =>
  readPage(typeof paging === 'string' ? paging.replace(/-\d*$/, '') : undefined);

/** The meta of a list of `totalElements` rows; a page above the last is the last (§5). */
export function listMeta(page: number, totalElements: number, pageSize: number): ListMeta {
  const totalPages = Math.max(1, Math.ceil(totalElements / pageSize));
  return { currPage: Math.min(page, totalPages), totalPages, totalElements };
}
