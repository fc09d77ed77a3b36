import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Team, TeamReminder } from '#contract/team.ts';
import { useHub } from '#providers/HubContext.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { ends } from '../../ui/arrange.ts';
import { CallAlert } from '../../ui/CallAlert.tsx';
import { longTime } from '../../ui/dateFormat.ts';
import { HeldButton } from '../../ui/HeldButton.tsx';
import { useApiMutation } from '../../ui/useApi.ts';
import { useWords } from '../../ui/useWords.ts';

interface Props {
  group: Team['waiting'][number];
  onReminded: () => void;
}

/** People who have to go on, whom one act reminds, with a result for each. */
export function WaitingGroup({ group: { status, total, people }, onReminded }: Props) {
  const word = useWords('dashboard.summary.team');
  const reminder = useApiMutation((call) => call('remindTeam', { body: { status } }), {
    onSuccess: onReminded,
  });
  const what = word(`group.${status}`, { smart_count: total });
  const allPaused = people.length === total && people.every(({ pausedUntil }) => pausedUntil);
  return (
    <li>
      <Divider aria-hidden sx={{ marginBottom: 1.5 }} />
      <Box sx={ends}>
        <NameList title={what}>
          {people.map(({ email, name, pausedUntil }) => (
            <Name key={email} email={email} name={name} note={pausedUntil && word('paused')} />
          ))}
          {total > people.length ? (
            <li>{word('more', { smart_count: total - people.length })}</li>
          ) : null}
        </NameList>
        <HeldButton
          variant="outlined"
          busy={reminder.isPending}
          reason={allPaused && !reminder.data ? word('allPaused') : undefined}
          aria-label={word('remindThem', { who: what })}
          onClick={() => reminder.mutate()}
        >
          {word('remind')}
        </HeldButton>
        {reminder.error ? <CallAlert error={reminder.error} /> : null}
      </Box>
      <ReminderResults results={reminder.data?.results} />
    </li>
  );
}

const names = {
  flex: '1 1 11rem',
  minWidth: 0,
  // Names need the whole width.
  '&[open]': { flexBasis: '100%' },
  '& > summary': { paddingBlock: 1.25, cursor: 'pointer' },
  '& > ul': {
    maxHeight: '18rem',
    overflowY: 'auto',
    paddingInlineStart: 2.5,
    overflowWrap: 'anywhere',
  },
};

/** People by name, shown when its title is pressed. */
function NameList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="details" sx={names}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too */}
      <ul tabIndex={0} aria-label={title}>
        {children}
      </ul>
    </Box>
  );
}

function Name({ email, name, note }: { email: string; name: string; note: string | null }) {
  return (
    <li>
      {name ? (
        <>
          <Verbatim>{name}</Verbatim>{' '}
        </>
      ) : null}
      <Typography variant="caption" component="span" color={name ? undefined : 'textPrimary'}>
        <EmailAddress email={email} />
      </Typography>
      {note ? <Typography variant="caption">{note}</Typography> : null}
    </li>
  );
}

/** What became of a reminder, in one sentence for each outcome and for each person. */
function ReminderResults({ results }: { results: TeamReminder['results'] | undefined }) {
  const word = useWords('dashboard.summary.team');
  const { language } = useHub();
  const outcomes = ['REMINDED', 'STOPPED', 'PAUSED', 'LIMIT'] as const;
  return (
    <Box role="status" sx={{ marginTop: results ? 1 : 0 }}>
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
              note={word(`result.${outcome}`, { date: until ? longTime(until, language) : '' })}
            />
          ))}
        </NameList>
      ) : null}
    </Box>
  );
}
