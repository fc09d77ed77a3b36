import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordsIterator, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { limits } from '../../contract/limits.ts';
import { useHub } from '../../providers/HubContext.ts';
import { wholeNumber } from '../../providers/i18n/numbers.ts';
import { Alert } from '../public/Alert.tsx';
import { Button } from '../public/Button.tsx';
import { CallAlert } from './CallAlert.tsx';
import styles from './ListCard.module.css';
import { filterRefusals, type ListDefinition, listHref } from './listAddress.ts';
import { Pagination } from './Pagination.tsx';

interface Props extends RowsProps {
  /** The list that stands around it. */
  list: ListDefinition;
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
  /** Id of the heading, which can take the focus. */
  headingId?: string;
}

/** The frame of a `PathList`: title with the range shown, rows or what stands for them, pages. */
export function ListCard(props: Props) {
  const { list, title, texts, aside, tools, empty, footer, ...rows } = props;
  const translate = useTranslate();
  const ownId = useId();
  const { headingId = ownId } = props;
  const { language } = useHub();
  const { search } = useLocation();
  const {
    data,
    total = 0,
    page,
    perPage,
    error,
    refetch,
    meta,
    setFilters,
    isPending,
  } = useListContext();
  // What the first answer brings is drawn in short pieces, between which the browser answers.
  const isAnswered = !useDeferredValue(isPending);
  const refusals = filterRefusals(list, search);
  const isRefused = refusals.length > 0;
  useScrollToList(headingId);
  const word = (key: string) => translate(`${texts}.${key}`);
  const first = (page - 1) * perPage;
  // A back end may count its pages alone.
  const isCounted = !meta || meta.totalElements !== undefined;
  const range =
    !isRefused && isAnswered && data && data.length > 0
      ? translate(isCounted ? 'lists.range' : 'lists.rangeOfUnknown', {
          from: wholeNumber(first + 1, language),
          to: wholeNumber(first + data.length, language),
          total: wholeNumber(meta?.totalElements ?? total, language),
        })
      : null;

  return (
    <section className={`hub-card ${styles.list}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <p role="status" className={styles.range}>
          {isAnswered || isRefused ? (
            range
          ) : (
            <span className="visually-hidden">{word('loading')}</span>
          )}
        </p>
        {aside}
      </div>
      {tools}
      {isRefused ? (
        <div className={styles.notice}>
          <Alert severity="warn" title={translate('lists.refused')}>
            {refusals.map(({ key, params }) => (
              <p key={key}>{translate(key, params)}</p>
            ))}
            <Button variant="quiet" onClick={() => setFilters({})}>
              {translate('lists.showAll')}
            </Button>
          </Alert>
        </div>
      ) : isAnswered && error ? (
        <div className={styles.notice}>
          <CallAlert error={error} title={word('failed')} onRetry={refetch} />
        </div>
      ) : isAnswered && data && total === 0 ? (
        empty
      ) : (
        <Rows {...rows} isAnswered={isAnswered} />
      )}
      {isRefused ? null : (
        <div className={styles.foot}>
          {isAnswered && (
            <>
              {footer}
              <Pagination hrefOf={(to) => listHref(list, to) + search} label={word('pages')} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

interface RowsProps {
  /** On wide screens: a table of react-admin. */
  table: ReactNode;
  /** On a phone: a record as a card. */
  card: ReactNode;
  /** Above the cards, what a table brings along. */
  cardToolbar?: ReactNode;
}

/** As many skeletons, in the shape of rows, until the first answer is there: react-admin's own come a second late. */
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

function Rows({ table, card, cardToolbar, isAnswered }: RowsProps & { isAnswered: boolean }) {
  const { isPlaceholderData } = useListContext();
  const isWide = useMediaQuery(`(min-width: ${limits.mobileBreakpointPx}px)`, {
    defaultMatches: true,
    noSsr: true,
  });
  return (
    <div className={styles.rows} aria-busy={!isAnswered || isPlaceholderData}>
      {!isAnswered ? (
        SKELETONS.map((row) => <Skeleton key={row} className={styles.skeleton} />)
      ) : isWide ? (
        table
      ) : (
        <>
          {cardToolbar}
          <ul>
            <RecordsIterator render={() => <li>{card}</li>} />
          </ul>
        </>
      )}
    </div>
  );
}

/**
 * A page that was turned, or another selection, starts at the top of the list: the view goes there, and a focus that
 * stood on the page links. Back goes where the page was left.
 */
function useScrollToList(headingId: string): void {
  const { pathname } = useLocation();
  const isPush = useNavigationType() === 'PUSH';
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const heading = document.getElementById(headingId);
    if (!isPush || !heading) return;
    heading.scrollIntoView();
    if (document.activeElement?.closest('nav')) heading.focus({ preventScroll: true });
  }, [pathname, isPush, headingId]);
}
