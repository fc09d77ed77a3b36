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
      <details className={styles.names}>
        <summary>{what}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too */}
        <ul tabIndex={0} aria-label={what}>
          {people.map(({ email, name, pausedUntil }) => (
            <li key={email}>
              <Name email={email} name={name} />
              {pausedUntil ? <small className="hub-small">{word('paused')}</small> : null}
            </li>
          ))}
          {total > people.length ? (
            <li>{word('more', { smart_count: total - people.length })}</li>
          ) : null}
        </ul>
      </details>
      <Button
        variant="quiet"
        busy={reminder.isPending}
        reason={allPaused && !reminder.data ? word('allPaused') : undefined}
        aria-label={word('remindThem', { who: what })}
        onClick={() => reminder.mutate()}
      >
        {word('remind')}
      </Button>
      {reminder.error ? <CallAlert error={reminder.error} /> : null}
      <Results results={reminder.data?.results} />
    </li>
  );
}

function Name({ email, name }: { email: string; name: string }) {
  return (
    <span>
      {name ? `${name} ` : null}
      <small className={name && 'hub-small'}>
        <EmailAddress email={email} />
      </small>
    </span>
  );
}

/** What became of a reminder, in one sentence for each outcome and for each person. */
function Results({ results }: { results: TeamReminder['results'] | undefined }) {
  const word = useWords('dashboard.summary.team');
  const { language } = useHub();
  const outcomes = ['REMINDED', 'PAUSED', 'LIMIT'] as const;
  return (
    <div role="status" className={styles.results}>
      {outcomes.map((outcome) => {
        const n = results?.filter((one) => one.outcome === outcome).length;
        return n ? <p key={outcome}>{word(`outcome.${outcome}`, { smart_count: n })}</p> : null;
      })}
      {results?.length ? (
        <details className={styles.names}>
          <summary>{word('results')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too */}
          <ul tabIndex={0} aria-label={word('results')}>
            {results.map(({ email, name, outcome, until }) => (
              <li key={email}>
                <Name email={email} name={name} />
                <small className="hub-small">
                  {word(`result.${outcome}`, { date: until ? formatDate(until, language) : '' })}
                </small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
