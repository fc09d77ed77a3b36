import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { wholeNumber } from '../../../providers/i18n/numbers.ts';
import { Button } from '../public/Button.tsx';
import { CallAlert } from './CallAlert.tsx';
import styles from './ListCard.module.css';
import { Pagination } from './Pagination.tsx';
import { type PageInPath, useAnsweredPage } from './usePageInPath.ts';

/** One page of a list as it was read (useGetList), with its size. */
export interface ReadPage<Row> {
  /** undefined until there is a first answer, and after an error. */
  rows: readonly Row[] | undefined;
  total: number;
  pageSize: number;
  /** The page that was answered; undefined until the answer for this page is there. */
  currPage: number | undefined;
  error: Error | null;
  /** The rows are those of the page before, while this one is awaited. */
  isStale: boolean;
  refetch: () => unknown;
}

interface Props<Row> {
  title: string;
  /** Catalogue part with `loading`, `failed` and `pages`. */
  texts: string;
  list: ReadPage<Row>;
  paged: PageInPath;
  /** Beside the title. */
  aside?: ReactNode;
  /** Between title and rows. */
  tools?: ReactNode;
  /** Instead of the rows where there are none. */
  empty: ReactNode;
  /** The rows, or undefined while they are awaited. `headingId` can take the focus. */
  children: (rows: readonly Row[] | undefined, headingId: string) => ReactNode;
}

/** The frame of a paged list: title with the range shown, rows or what stands for them, pages. */
export function ListCard<Row>(props: Props<Row>) {
  const { title, texts, list, paged, aside, tools, empty, children } = props;
  const translate = useTranslate();
  const headingId = useId();
  useAnsweredPage(paged, list.currPage);
  useListTop(headingId);
  const { rows, total, pageSize, error } = list;
  const word = (key: string) => translate(`${texts}.${key}`);
  const first = (paged.page - 1) * pageSize;
  const range =
    rows && rows.length > 0
      ? translate('lists.range', {
          from: wholeNumber(first + 1),
          to: wholeNumber(first + rows.length),
          total: wholeNumber(total),
        })
      : null;

  return (
    <section className={`hub-card ${styles.list}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <p role="status" className={styles.range}>
          {rows || error ? range : <span className="visually-hidden">{word('loading')}</span>}
        </p>
        {aside}
      </div>
      {tools}
      {error ? (
        <div className={styles.notice}>
          <CallAlert
            error={error}
            title={word('failed')}
            action={
              <Button variant="quiet" onClick={list.refetch}>
                {translate('common.retry')}
              </Button>
            }
          />
        </div>
      ) : rows && total === 0 ? (
        empty
      ) : (
        children(rows?.length ? rows : undefined, headingId)
      )}
      <div className={styles.foot}>
        <Pagination
          page={paged.page}
          count={Math.ceil(total / pageSize)}
          hrefOf={paged.hrefOf}
          label={word('pages')}
        />
      </div>
    </section>
  );
}

/**
 * A page that was turned, or another selection, starts at the top of the list: the eye is led there, and a focus
 * that stood on the page links. Back goes where the page was left.
 */
function useListTop(headingId: string): void {
  const { pathname } = useLocation();
  const chosen = useNavigationType() === 'PUSH';
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.getElementById(headingId);
    if (!chosen || !heading) return;
    heading.scrollIntoView();
    if (document.activeElement?.closest('nav')) heading.focus({ preventScroll: true });
  }, [pathname, chosen, headingId]);
}
