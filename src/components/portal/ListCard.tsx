import { useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { wholeNumber } from '../../../providers/i18n/numbers.ts';
import { Button } from '../public/Button.tsx';
import { CallAlert } from './CallAlert.tsx';
import styles from './ListCard.module.css';
import { type PathListOf, pathListHref } from './listAddress.ts';
import { Pagination } from './Pagination.tsx';

interface Props {
  /** The list that stands around it. */
  list: PathListOf;
  title: string;
  /** Catalogue part with `loading`, `failed` and `pages`. */
  texts: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Between title and rows. */
  tools?: ReactNode;
  /** Instead of the rows where there are none. */
  empty: ReactNode;
  /** Beside the page links. */
  footer?: ReactNode;
  /** Of the heading, which can take the focus. */
  headingId?: string;
  /** The rows. */
  children: ReactNode;
}

/** The frame of a {@link PathList}: title with the range shown, rows or what stands for them, pages. */
export function ListCard(props: Props) {
  const { list, title, texts, aside, tools, empty, footer, children } = props;
  const translate = useTranslate();
  const ownId = useId();
  const { headingId = ownId } = props;
  const { search } = useLocation();
  const { data, total = 0, page, perPage, error, refetch } = useListContext();
  useListTop(headingId);
  const word = (key: string) => translate(`${texts}.${key}`);
  const first = (page - 1) * perPage;
  const range =
    data && data.length > 0
      ? translate('lists.range', {
          from: wholeNumber(first + 1),
          to: wholeNumber(first + data.length),
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
          {data || error ? range : <span className="visually-hidden">{word('loading')}</span>}
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
              <Button variant="quiet" onClick={() => refetch()}>
                {translate('common.retry')}
              </Button>
            }
          />
        </div>
      ) : data && total === 0 ? (
        empty
      ) : (
        children
      )}
      <div className={styles.foot}>
        {footer}
        <Pagination hrefOf={(to) => pathListHref(list, to) + search} label={word('pages')} />
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
