import Stack from '@mui/material/Stack';
import { useGetList, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { ReviewRow } from '#contract/staff/review.ts';
import { InPageLink } from '#src/guest/kit/InPageLink.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { RecordLink } from '../fields/RecordLink.tsx';
import { touchTarget } from '../layout/StandaloneLink.tsx';

/**
 * The position of an agency in the current queue, and the ids of its neighbors. For an agency that no longer waits, the
 * next is the first of the queue; react-admin's `usePrevNextController` does not do this, and uses the last loaded page
 * of the list, with agencies that have been decided since.
 */
export function useNeighbours(id: string) {
  const { data = [], total = 0 } = useGetList<ReviewRow>('review', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'submittedAt', order: 'ASC' },
  });
  return useMemo(() => {
    const here = data.findIndex((row) => row.id === id);
    return {
      place: here === -1 ? undefined : { place: here + 1, total },
      previous: data[here - 1]?.id,
      next: here === -1 ? data[0]?.id : data[here + 1]?.id,
    };
  }, [data, id, total]);
}

interface Props {
  neighbours: ReturnType<typeof useNeighbours>;
  /** Whether a decision can be made: on a narrow screen it is further down. */
  decide: boolean;
}

const DECISION = 'review-decision';

const firstInputOfDecision = () =>
  document.getElementById(DECISION)?.querySelector<HTMLElement>('input, textarea, button');

const line = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  color: 'text.secondary',
  '& > a': touchTarget,
  '& > [href^="#"]': { display: { md: 'none' } },
};

/** Links from an application to the queue, to its neighbors, and to the decision. */
export function QueueNavigation({ neighbours: { place, previous, next }, decide }: Props) {
  const translate = useTranslate();
  const word = useWords('staff.review');
  return (
    <Stack component="nav" direction="row" aria-label={word('queue')} sx={line}>
      <Link to={`${paths.staff}/review`}>{translate('staff.parts.review')}</Link>
      {place ? <span>{word('place', place)}</span> : null}
      {previous ? (
        <RecordLink resource="review" id={previous}>
          {word('previous')}
        </RecordLink>
      ) : null}
      {next ? (
        <RecordLink resource="review" id={next}>
          {word('next')}
        </RecordLink>
      ) : null}
      {decide ? (
        <InPageLink target={DECISION} find={firstInputOfDecision}>
          {word('decision')}
        </InPageLink>
      ) : null}
    </Stack>
  );
}
