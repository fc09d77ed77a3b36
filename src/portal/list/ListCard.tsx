import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordsIterator, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { limits } from '#contract/limits.ts';
import { useHub } from '#providers/HubContext.ts';
import { wholeNumber } from '#providers/i18n/numbers.ts';
import { Alert } from '#src/guest/kit/Alert.tsx';
import { Button } from '#src/guest/kit/Button.tsx';
import { CallAlert } from '#src/guest/kit/CallAlert.tsx';
import { useWords } from '../ui/useWords.ts';
import styles from './ListCard.module.css';
import { filterRefusals, type ListDefinition, listHref } from './listAddress.ts';
import { Pagination } from './Pagination.tsx';

interface Props extends RowsProps {
  /** The surrounding list. */
  list: ListDefinition;
  title: string;
  /** Prefix of catalogue keys: has `loading`, `failed` and `pages`. */
  texts: string;
  /** Next to the title. */
  aside?: ReactNode;
  /** Between title and rows. */
  tools?: ReactNode;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Next to the pagination. */
  footer?: ReactNode;
  /** Id of the heading, which can be focused. */
  headingId?: string;
}

const foot = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'center', sm: 'flex-end' },
};

/** The frame of a `PathList`: title with the shown range, rows or what replaces them, pagination. */
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
  // The first rows are rendered in short tasks, between which the browser responds.
  const isAnswered = !useDeferredValue(isPending);
  const failure = isAnswered ? error : null;
  const refusals = filterRefusals(list, search);
  const isRefused = refusals.length > 0;
  useScrollToList(headingId);
  const word = useWords(texts);
  const first = (page - 1) * perPage;
  // A back end may return only the number of pages, or count no further than some pages ahead.
  const isCounted = !meta || meta.totalElements !== undefined;
  const rangeKey = meta?.more ? 'rangeOfMore' : isCounted ? 'range' : 'rangeOfUnknown';
  const range =
    !isRefused && isAnswered && data && data.length > 0
      ? translate(`lists.${rangeKey}`, {
          from: wholeNumber(first + 1, language),
          to: wholeNumber(first + data.length, language),
          total: wholeNumber(meta?.totalElements ?? total, language),
        })
      : null;

  return (
    <section className={`hub-card ${styles.list}`} aria-labelledby={headingId}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px', marginBottom: 2 }}
      >
        <Typography variant="h5" component="h2" id={headingId} tabIndex={-1}>
          {title}
        </Typography>
        <Typography
          role="status"
          noWrap
          color="textSecondary"
          sx={{ flex: '1 0 auto', fontVariantNumeric: 'tabular-nums' }}
        >
          {isAnswered || isRefused ? (
            range
          ) : (
            <span className="visually-hidden">{word('loading')}</span>
          )}
        </Typography>
        {aside}
      </Stack>
      {tools}
      {isRefused ? (
        <Alert severity="warn" title={translate('lists.refused')}>
          {refusals.map(({ key, params }) => (
            <p key={key}>{translate(key, params)}</p>
          ))}
          <Button variant="quiet" onClick={() => setFilters({})}>
            {translate('lists.showAll')}
          </Button>
        </Alert>
      ) : (
        <>
          {/* Rows that were loaded before stay below it. */}
          {failure && <CallAlert error={failure} title={word('failed')} onRetry={refetch} />}
          {isAnswered && data && total === 0
            ? empty
            : (data || !failure) && <Rows {...rows} isAnswered={isAnswered} />}
          <Stack direction="row" className={styles.foot} sx={foot}>
            {isAnswered && (
              <>
                {footer}
                <Pagination hrefOf={(to) => listHref(list, to) + search} label={word('pages')} />
              </>
            )}
          </Stack>
        </>
      )}
    </section>
  );
}

interface RowsProps {
  /** On wide screens: a table of react-admin. */
  table: ReactNode;
  /** On a phone: renders a record as a card. */
  card: ReactNode;
  /** Above the cards: what a table has by itself. */
  cardToolbar?: ReactNode;
}

/** This many placeholders until the first response arrives: react-admin's own appear after a second. */
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
        SKELETONS.map((row) => (
          <Skeleton key={row} height="4rem" sx={{ marginInline: 'var(--inset)' }} />
        ))
      ) : isWide ? (
        table
      ) : (
        <>
          {cardToolbar}
          <List disablePadding>
            <RecordsIterator render={() => <li>{card}</li>} />
          </List>
        </>
      )}
    </div>
  );
}

/**
 * Another page or another filter starts at the top of the list: scrolls there, and moves a focus that was on the
 * pagination. Back restores the previous position.
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
