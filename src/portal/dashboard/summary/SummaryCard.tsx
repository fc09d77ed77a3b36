import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { coarse } from '#src/guest/kit/tokens.ts';
import { CallAlert } from '../../ui/CallAlert.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** A summary that the back end does not have (specification §7), or whose gate has closed, is left out. */
export const optional = { nullOn: [403, 404], retry: false } as const;

interface Props {
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  /** What its content is read by. */
  query?: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>;
  /** The room that is kept for the content meanwhile, in rem. */
  room?: number;
  children: ReactNode;
}

/** A card with a title; while its content is read, about as high as it will be. */
export function SummaryCard({ title, aside, query, room, children }: Props) {
  const translate = useTranslate();
  return (
    <Panel title={title} aside={aside} aria-busy={query?.isPending}>
      {query?.error ? (
        <CallAlert error={query.error} onRetry={() => void query.refetch()} />
      ) : query?.isPending ? (
        <>
          <span className="visually-hidden">{translate('dashboard.summary.loading')}</span>
          <Skeleton variant="rounded" animation={false} height={`${room}rem`} />
        </>
      ) : (
        children
      )}
    </Panel>
  );
}

interface DatedLink {
  to: string;
  text: string;
  date: ReactNode;
}

/** Links, each with its date at the end of the line. */
export function DatedLinks({ links }: { links: readonly DatedLink[] }) {
  return (
    <Stack component="ul" sx={{ gap: 2, [coarse]: { gap: 0.5 } }}>
      {links.map(({ to, text, date }) => (
        <Stack
          key={`${to} ${text}`}
          component="li"
          direction="row"
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}
        >
          <Box component={Link} to={to} sx={{ [coarse]: { paddingBlock: 1.25 } }}>
            {text}
          </Box>
          <Typography component="span" sx={{ flex: 'none', textAlign: 'end' }}>
            {date}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
