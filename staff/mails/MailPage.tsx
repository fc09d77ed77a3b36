import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { MailRecord } from '../../contract/staff/mails.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { AgencyLink } from '../list/AgencyLink.tsx';
import { RecordError } from '../list/RecordError.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { timeText } from '../list/timeText.ts';
import { UnsavedGuard } from '../list/Unsaved.tsx';
import { useConfirm } from '../list/useConfirm.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import styles from './mails.module.css';
import { TextsPage } from './TextsPage.tsx';
import { useResend } from './useResend.ts';

/** /staff/mails/{id}: a mail as it reads; /staff/mails/texts: the texts. */
export default function MailPage() {
  const { id = '' } = useParams();
  if (id !== 'texts') return <OneMail key={id} id={id} />;
  return (
    <UnsavedGuard>
      <TextsPage />
    </UnsavedGuard>
  );
}

function OneMail({ id }: { id: string }) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.mails.${key}`, params);
  const { ask, dialog } = useConfirm();
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', 'one', id],
    queryFn: () => staffCall<MailRecord>('GET', `mails/${encodeURIComponent(id)}`),
  });
  const { resend, copy, failed, busy } = useResend(id);
  // The button that had the focus is gone.
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (copy) way.current?.focus();
  }, [copy]);
  if (error) return <RecordError error={error} onRetry={refetch} part="mails" />;
  if (!data) return <PageSkeleton />;

  const press = () =>
    data.status === 'SENT'
      ? ask({
          title: word('resendTitle'),
          text: word('resendText', { to: data.to }),
          confirm: word('resend'),
          onConfirm: resend,
        })
      : resend();
  const facts: [string, React.ReactNode][] = [
    ['column.to', <Address key="to" email={data.to} />],
    ['column.template', word(`template.${data.template}`, { _: data.template })],
    ['column.status', <StatusWord key="status" status={data.status} />],
    ['reason', data.reason],
    ['tries', data.tries],
    ['column.agency', data.agencyId && <AgencyLink key="agency" row={data} />],
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
            <Link ref={way} to={`${paths.staff}/mails/${copy}`}>
              {word('open')}
            </Link>
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
            {copy ? null : (
              <Button
                busy={busy}
                reason={data.status === 'QUEUED' ? word('waits') : undefined}
                onClick={press}
              >
                {word('resend')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {dialog}
    </div>
  );
}
