import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { RecordLink } from '../fields/RecordLink.tsx';
import type { useNeighbours } from './useNeighbours.ts';

interface Props {
  neighbours: ReturnType<typeof useNeighbours>;
  /** There is a decision to be made, further down where there is little room. */
  decide: boolean;
}

const line = {
  flexWrap: 'wrap',
  gap: '4px 20px',
  color: 'text.secondary',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 28 },
  '& > [href^="#"]': { display: { md: 'none' } },
};

/** The ways from an application: to the queue, to those beside it, to the decision. */
export function QueueNavigation({ neighbours: { place, previous, next }, decide }: Props) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.review.${key}`, params);
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
      {decide ? <a href="#review-decision">{word('decision')}</a> : null}
    </Stack>
  );
}
