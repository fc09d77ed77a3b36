import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { Team } from '#contract/team.ts';
import { useHub } from '#providers/HubContext.ts';
import { wholeNumber } from '#providers/i18n/numbers.ts';
import { ends } from '../../ui/arrange.ts';
import { useApiQuery } from '../../ui/useApi.ts';
import { optional, SummaryCard } from './SummaryCard.tsx';
import { WaitingGroup } from './WaitingGroup.tsx';

/** How many of the team have taken each step, and whose turn it is (decision D13). */
export function TeamSummary({ enabled }: { enabled: boolean }) {
  const translate = useTranslate();
  const query = useApiQuery('team', { background: true }, { ...optional, enabled });
  const { data, refetch } = query;
  if (data === null) return null;
  return (
    <SummaryCard
      title={translate('dashboard.summary.team.title')}
      aside={<Link to={paths.associates}>{translate('dashboard.summary.team.all')}</Link>}
      query={query}
      room={31}
    >
      {data ? (
        <Stack spacing={2}>
          <Funnel steps={data.funnel} />
          <Waiting groups={data.waiting} onReminded={() => void refetch()} />
        </Stack>
      ) : null}
    </SummaryCard>
  );
}

/** The number of people who have taken each step, as bars of which the first is the longest. */
function Funnel({ steps }: { steps: Team['funnel'] }) {
  const translate = useTranslate();
  const { language } = useHub();
  const all = Math.max(1, steps[0]?.total ?? 0);
  return (
    <Stack component="ol" spacing={2}>
      {steps.map(({ step, total }) => (
        <Stack key={step} component="li" spacing={0.5}>
          <Box sx={ends}>
            <span>{translate(`dashboard.summary.team.step.${step}`)}</span>
            <strong>{wholeNumber(total, language)}</strong>
          </Box>
          <LinearProgress aria-hidden variant="determinate" value={(100 * total) / all} />
        </Stack>
      ))}
    </Stack>
  );
}

function Waiting({ groups, onReminded }: { groups: Team['waiting']; onReminded: () => void }) {
  const translate = useTranslate();
  const some = groups.filter(({ total }) => total > 0);
  if (some.length === 0) return <p>{translate('dashboard.summary.team.nobody')}</p>;
  return (
    <Stack component="ul" spacing={2} aria-label={translate('dashboard.summary.team.waiting')}>
      {some.map((group) => (
        <WaitingGroup key={group.status} group={group} onReminded={onReminded} />
      ))}
    </Stack>
  );
}
