import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { MailRecord } from '../../contract/staff/mails.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { ErrorState } from '../../src/components/portal/ErrorState.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { timeText } from '../list/timeText.ts';
import { staffCall } from '../provider/dataProvider.ts';
import styles from './mails.module.css';
import { TextsPage } from './TextsPage.tsx';

/** /staff/mails/{id}: a mail as it reads; /staff/mails/texts: the texts. */
export default function MailPage() {
  const { id = '' } = useParams();
  return id === 'texts' ? <TextsPage /> : <OneMail key={id} id={id} />;
}

function OneMail({ id }: { id: string }) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.mails.${key}`);
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', 'one', id],
    queryFn: () => staffCall<MailRecord>('GET', `mails/${encodeURIComponent(id)}`),
  });
  const [copy, setCopy] = useState<string>();
  const [failed, setFailed] = useState<Error>();
  const [busy, setBusy] = useState(false);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;

  const resend = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      setCopy((await staffCall<{ id: string }>('POST', `mails/${id}/resend`)).id);
    } catch (reason) {
      setFailed(reason as Error);
    }
    setBusy(false);
  };
  const facts: [string, React.ReactNode][] = [
    ['column.to', data.to],
    ['column.template', data.template],
    ['column.status', <StatusWord key="status" status={data.status} />],
    ['reason', data.reason],
    ['tries', data.tries],
    ['column.agency', data.agency],
    ['column.createdAt', timeText(data.createdAt)],
    ['column.sentAt', data.sentAt && timeText(data.sentAt)],
  ];
  return (
    <div className={styles.page}>
      <p>
        <Link to={`${paths.staff}/mails`}>{word('outbox')}</Link>
      </p>
      <PageTitle>{data.subject}</PageTitle>
      {failed ? <CallAlert error={failed} title={word('failed')} /> : null}
      {copy ? (
        <Alert severity="done">
          <p>{word('resent')}</p>
          <p>
            <Link to={`${paths.staff}/mails/${copy}`}>{word('open')}</Link>
          </p>
        </Alert>
      ) : null}
      <div className={styles.columns}>
        <pre className={`hub-card ${styles.mail}`}>{data.text}</pre>
        <div className={styles.page}>
          <dl className={`hub-card ${styles.facts}`}>
            {facts
              .filter(([, value]) => value !== null && value !== '')
              .map(([key, value]) => (
                <div key={key}>
                  <dt>{word(key)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <p className={styles.quiet}>{word('hidden')}</p>
          <div>
            <Button
              busy={busy}
              reason={data.status === 'QUEUED' ? word('waits') : undefined}
              onClick={resend}
            >
              {word('resend')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
