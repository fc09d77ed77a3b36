import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordsIterator, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { limits } from '../../../contract/limits.ts';
import styles from './ListBody.module.css';

interface Props {
  /** A table of react-admin. */
  table: ReactNode;
  /** Above the cards, what a table brings along. */
  toolbar?: ReactNode;
  /** On a phone: a record as a card. */
  card: ReactNode;
}

/** How many rows stand in, in the shape of rows, while the first answer is awaited: react-admin waits a second. */
const EXPECTED = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows of the list around it: a table on wide screens, a card each on a phone. */
export function ListBody({ table, toolbar, card }: Props) {
  const { isPending, isPlaceholderData } = useListContext();
  const wide = useMediaQuery(`(min-width: ${limits.mobileBreakpointPx}px)`, {
    defaultMatches: true,
    noSsr: true,
  });
  return (
    <div className={styles.body} aria-busy={isPending || isPlaceholderData}>
      {isPending ? (
        EXPECTED.map((row) => <Skeleton key={row} className={styles.waiting} />)
      ) : wide ? (
        table
      ) : (
        <>
          {toolbar}
          <ul>
            <RecordsIterator render={() => <li>{card}</li>} />
          </ul>
        </>
      )}
    </div>
  );
}
