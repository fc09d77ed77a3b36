import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ListView } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHub } from '#providers/HubContext.ts';
import { wholeNumber } from '#providers/i18n/numbers.ts';
import { hub } from '#src/guest/kit/tokens.ts';
import { roomy } from '../ui/arrange.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../ui/useWords.ts';
import { ListError } from './ListError.tsx';
import { filterRefusals, listHref } from './listAddress.ts';
import { PageLinks } from './PageLinks.tsx';
import { usePathList } from './PathList.tsx';
import { useRowsPending } from './Rows.tsx';

interface Props {
  title: string;
  /** Prefix of catalogue keys: has `loading`, `failed` and `pages`. */
  texts: string;
  /** Next to the title. */
  aside?: ReactNode;
  /** Between title and rows. */
  tools?: ReactNode;
  /** Shown if there are no rows and no filters. */
  empty: ReactNode;
  /** Next to the links to the pages. */
  footer?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The card is around it. */
const flat = { '& .RaList-content': { boxShadow: 'none' } };
const edge = `1px solid ${hub('hairline')}`;
/** The rows reach from edge to edge of the paper, in line with what is above them. */
const look = {
  '--inset': '16px',
  paddingBlock: 2,
  [roomy]: { '--inset': '28px', paddingBlock: 2 },
  overflow: 'clip',
};
const rows = {
  marginInline: 'calc(-1 * var(--inset))',
  transition: 'opacity 200ms ease-out',
  '&[aria-busy="true"]': { opacity: 0.55 },
  '& > ul > li': { padding: '16px var(--inset)', borderTop: edge },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 'var(--inset)' },
};
const foot = {
  marginInline: 'calc(-1 * var(--inset))',
  padding: '16px var(--inset) 0',
  borderTop: edge,
  '&:empty': { display: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'center', sm: 'flex-end' },
};

/** This many placeholders until the first response arrives: react-admin's own appear after a second. */
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The view of a `PathList`: title with the shown range, rows or what replaces them, links to the pages. */
export function ListFrame({ title, texts, aside, tools, empty, footer, children }: Props) {
  const translate = useTranslate();
  const word = useWords(texts);
  const list = usePathList();
  const { search } = useLocation();
  const { data, isPlaceholderData, setFilters } = useListContext();
  const isPending = useRowsPending();
  const refusals = filterRefusals(list, search);
  const isRefused = refusals.length > 0;
  useScrollToList(list.headingId);
  return (
    <Panel aria-labelledby={list.headingId} sx={look}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px', marginBottom: 2 }}
      >
        <Typography variant="h5" component="h2" id={list.headingId} tabIndex={-1}>
          {title}
        </Typography>
        <Typography
          role="status"
          noWrap
          color="textSecondary"
          sx={{ flex: '1 0 auto', fontVariantNumeric: 'tabular-nums' }}
        >
          {isRefused ? null : isPending ? (
            <span className="visually-hidden">{word('loading')}</span>
          ) : (
            <Range />
          )}
        </Typography>
        {aside}
      </Stack>
      {tools}
      {isPending && !isRefused ? null : (
        <ListError
          title={word('failed')}
          refusals={refusals.map(({ key, params }) => translate(key, params))}
          texts="lists"
          onShowAll={() => setFilters({})}
        />
      )}
      {isRefused ? null : (
        <ListView
          component="div"
          sx={flat}
          title={false}
          actions={false}
          empty={empty}
          pagination={
            !isPending && (
              <Stack direction="row" sx={foot}>
                {footer}
                <PageLinks hrefOf={(to) => listHref(list, to) + search} label={word('pages')} />
              </Stack>
            )
          }
        >
          <Box sx={rows} aria-busy={isPending || isPlaceholderData}>
            {isPending
              ? SKELETONS.map((row) => (
                  <Skeleton key={row} height="4rem" sx={{ marginInline: 'var(--inset)' }} />
                ))
              : data && children}
          </Box>
        </ListView>
      )}
    </Panel>
  );
}

/** Which of how many rows are shown. */
function Range() {
  const translate = useTranslate();
  const { language } = useHub();
  const { data = [], page, perPage, total = 0, meta } = useListContext();
  if (data.length === 0) return null;
  const first = (page - 1) * perPage;
  // A back end may return only the number of pages, or count no further than some pages ahead.
  const isCounted = !meta || meta.totalElements !== undefined;
  const key = meta?.more ? 'rangeOfMore' : isCounted ? 'range' : 'rangeOfUnknown';
  return translate(`lists.${key}`, {
    from: wholeNumber(first + 1, language),
    to: wholeNumber(first + data.length, language),
    total: wholeNumber(meta?.totalElements ?? total, language),
  });
}

interface CardsProps {
  /** Above the cards: what a table has by itself. */
  toolbar?: ReactNode;
  /** Renders a record. */
  children: ReactNode;
}

/** The rows on a phone, below an error too: react-admin's `RecordsIterator` would then show none. */
export const RowCards = ({ toolbar, children }: CardsProps) => (
  <>
    {toolbar}
    <List disablePadding>
      {useListContext().data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>{children}</li>
        </RecordContextProvider>
      ))}
    </List>
  </>
);

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
