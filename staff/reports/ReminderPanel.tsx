import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type Reminding, type ReportQuarter, reportStates } from '../../contract/staff/reports.ts';
import { newId } from '../../providers/ids.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { useConfirm } from '../list/useConfirm.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import { ReportStateWord } from './ReportStateWord.tsx';
import styles from './reports.module.css';

/** Where a quarter holds how many agencies stand so. */
const figures = { SUBMITTED: 'submitted', DUE: 'due', OVERDUE: 'overdue' } as const;
const EVERY_MS = 1_000;
const isOver = ({ total, sent, failed }: Reminding) => sent + failed >= total;

/** The quarter in figures, and one button that reminds all who are late; the server tells how far it is. */
export function ReminderPanel({ quarter }: { quarter: ReportQuarter }) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.reports.remind.${key}`, params);
  const id = useId();
  const [press, setPress] = useState<string>();
  const [error, setError] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const { ask, dialog } = useConfirm();
  const { data: progress } = useQuery({
    queryKey: ['reports', 'reminders', press],
    queryFn: () => staffCall<Reminding>('GET', `reports/reminders/${press}`),
    enabled: press !== undefined,
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : EVERY_MS),
  });

  const remind = async () => {
    // The same press until it is answered: asked again after a lost answer, nobody is mailed twice.
    const own = busy || error ? (press ?? newId()) : newId();
    setBusy(true);
    setError(undefined);
    try {
      await staffCall('POST', 'reports/reminders', { id: own, quarter: quarter.name });
    } catch (reason) {
      setError(reason as Error);
    }
    setPress(own);
    setBusy(false);
  };

  const askFirst = () =>
    ask({
      title: word('title'),
      text: word('text', { smart_count: quarter.overdue, quarter: quarter.name }),
      confirm: word('button'),
      onConfirm: remind,
    });

  return (
    <section className={`hub-card ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id}>{quarter.name}</h2>
      <ul className={styles.figures}>
        {reportStates.map((state) => (
          <li key={state}>
            <strong>{quarter[figures[state]].toLocaleString('en')}</strong>
            <ReportStateWord state={state} />
          </li>
        ))}
      </ul>
      <div className={styles.remind}>
        <p>
          {quarter.overdue > 0
            ? word('text', { smart_count: quarter.overdue, quarter: quarter.name })
            : word('none', { quarter: quarter.name })}
        </p>
        {quarter.overdue > 0 ? (
          <Button variant="accent" busy={busy} onClick={askFirst}>
            {word('button')}
          </Button>
        ) : null}
        {error ? <CallAlert error={error} /> : null}
        {progress && !error ? <Progress progress={progress} /> : null}
      </div>
      {dialog}
    </section>
  );
}

function Progress({ progress }: { progress: Reminding }) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.reports.remind.${key}`, params);
  const { total, sent, failed } = progress;
  if (total === 0) return <Alert severity="info">{word('nobody')}</Alert>;
  return (
    <div className={styles.progress}>
      <progress aria-label={word('progress')} max={total} value={sent + failed} />
      <p role="status">
        {isOver(progress) && failed === 0 ? word('done') : word('counted', { sent, total })}
        {failed > 0 ? ` ${word('failed', { failed })}` : null}
      </p>
    </div>
  );
}
