import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { readPage } from '../../../contract/paging.ts';
import { type PathName, pathTo } from '../../../contract/paths.ts';

export interface PageInPath {
  /** From 1. What is no page number is page 1 (§5). */
  page: number;
  /** The address of another page of the same list; the query stays. */
  hrefOf: (page: number) => string;
}

/**
 * The page of a list whose address carries it (`/associates/page/3`). The path alone says which page is shown;
 * where it holds no page number it is corrected (H4). A path without a page, like `/associates`, is page 1 and
 * stays as it is.
 */
export function usePageInPath(path: PathName): PageInPath {
  const { page: text } = useParams();
  const { search } = useLocation();
  const page = readPage(text);
  const hrefOf = useCallback((to: number) => pathTo(path, { page: to }) + search, [path, search]);
  useCorrection(text !== undefined && text !== String(page) ? hrefOf(page) : undefined);
  return { page, hrefOf };
}

/**
 * Corrects the address to the page that the server answered: a page above the last is the last (§5, H4).
 * `currPage` is undefined until the answer for this page is there.
 */
export function useAnsweredPage({ page, hrefOf }: PageInPath, currPage: number | undefined): void {
  useCorrection(currPage !== undefined && currPage !== page ? hrefOf(currPage) : undefined);
}

function useCorrection(href: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (href !== undefined) navigate(href, { replace: true });
  }, [href, navigate]);
}
