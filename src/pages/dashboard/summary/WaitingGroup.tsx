import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CallAlert } from '../../../../components/portal/CallAlert.tsx';
import { formatDate } from '../../../../components/portal/dateFormat.ts';
import { EmailAddress } from '../../../../components/portal/EmailAddress.tsx';
import { Button } from '../../../../components/public/Button.tsx';
import { useSingleMutation } from '../../../../components/useSingleMutation.ts';
import { useWords } from '../../../../components/useWords.ts';
import type { Team, TeamReminder } from '../../../../contract/team.ts';
import { useHub } from '../../../../providers/HubContext.ts';
import styles from './summary.module.css';

interface Props {
  group: Team['waiting'][number];
  onReminded: () => void;
}

/** People who have to go on, whom one act reminds, with a result for each. */
export function WaitingGroup({ group: { status, total, people }, onReminded }: Props) {
  const word = useWords('dashboard.summary.team');
  const { call } = useHub();
  const reminder = useSingleMutation({
    mutationFn: () => call('remindTeam', { body: { status } }),
    onSuccess: onReminded,
  });
  const what = word(`group.${status}`, { smart_count: total });
  const allPaused = people.length === total && people.every(({ pausedUntil }) => pausedUntil);
  return (
    <li>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: '0.5rem 1rem',
          paddingTop: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <NameList title={what}>
          {people.map(({ email, name, pausedUntil }) => (
            <Name key={email} email={email} name={name} note={pausedUntil && word('paused')} />
          ))}
          {total > people.length ? (
            <li>{word('more', { smart_count: total - people.length })}</li>
          ) : null}
        </NameList>
        <Box sx={{ marginInlineStart: 'auto' }}>
          <Button
            variant="quiet"
            busy={reminder.isPending}
            reason={allPaused && !reminder.data ? word('allPaused') : undefined}
            aria-label={word('remindThem', { who: what })}
            onClick={() => reminder.mutate()}
          >
            {word('remind')}
          </Button>
        </Box>
      </Stack>
      {reminder.error ? <CallAlert error={reminder.error} /> : null}
      <Results results={reminder.data?.results} />
    </li>
  );
}

/** People by name, shown when its title is pressed. */
function NameList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.names}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too */}
      <ul tabIndex={0} aria-label={title}>
        {children}
      </ul>
    </details>
  );
}

function Name({ email, name, note }: { email: string; name: string; note: string | null }) {
  return (
    <li>
      {name ? `${name} ` : null}
      <small className={name && 'hub-small'}>
        <EmailAddress email={email} />
      </small>
      {note ? (
        <Typography variant="caption" component="small" color="textSecondary" display="block">
          {note}
        </Typography>
      ) : null}
    </li>
  );
}

/** What became of a reminder, in one sentence for each outcome and for each person. */
function Results({ results }: { results: TeamReminder['results'] | undefined }) {
  const word = useWords('dashboard.summary.team');
  const { language } = useHub();
  const outcomes = ['REMINDED', 'PAUSED', 'LIMIT'] as const;
  return (
    <div role="status">
      {outcomes.map((outcome) => {
        const n = results?.filter((one) => one.outcome === outcome).length;
        return n ? <p key={outcome}>{word(`outcome.${outcome}`, { smart_count: n })}</p> : null;
      })}
      {results?.length ? (
        <NameList title={word('results')}>
          {results.map(({ email, name, outcome, until }) => (
            <Name
              key={email}
              email={email}
              name={name}
              note={word(`result.${outcome}`, { date: until ? formatDate(until, language) : '' })}
            />
          ))}
        </NameList>
      ) : null}
    </div>
  );
}
