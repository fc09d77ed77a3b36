import { useGetList, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { ReviewRecord, ReviewRow } from '../../contract/staff/review.ts';
import { FormKitContext } from '../../src/components/form/formKit.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Alert } from '../../src/components/public/Alert.tsx';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { Age } from '../list/Age.tsx';
import { History } from '../list/History.tsx';
import { RecordError } from '../list/RecordError.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { useRecord } from '../provider/useRecord.ts';
import { Changes } from './Changes.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { useDraft } from './drafts.ts';
import { FormReview } from './FormReview.tsx';
import { MailDialog } from './MailDialog.tsx';
import { ReviewWarnings } from './ReviewWarnings.tsx';
import { agencyKit } from './readKit.ts';
import styles from './review.module.css';
import { Shortcuts } from './Shortcuts.tsx';
import { useDecision } from './useDecision.ts';
import { step, useShortcuts, useShortcutsOn } from './useShortcuts.ts';

/** One agency's application: looked at, commented, decided (B1, B4). */
export default function ReviewPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<ReviewRecord>('review', id);
  if (error) return <RecordError error={error} onRetry={refetch} part="review" />;
  if (!data) return <PageSkeleton />;
  // Another agency, or its next submission, is another page: nothing typed here slips over to it.
  return <Review key={`${data.id} ${data.version}`} record={data} />;
}

function Review({ record }: { record: ReviewRecord }) {
  const translate = useTranslate();
  const [draft, change] = useDraft(record);
  const { shown, open: reading, busy, error, ask, send, cancel } = useDecision(record, draft);
  const neighbours = useNeighbours(record.id);
  const [keysOn, setKeysOn] = useShortcutsOn();
  const navigate = useNavigate();
  const open = (id: string | undefined) => id && navigate(`${paths.staff}/review/${id}`);
  const waits = record.status === 'PENDING';
  const unconfirmed = record.pointsOfContact.some(({ confirmed }) => !confirmed);
  const word = (key: string) => translate(`staff.review.${key}`);

  useShortcuts(keysOn, {
    j: () => step('[data-comment]', 1),
    k: () => step('[data-comment]', -1),
    n: () => open(neighbours.next),
    p: () => open(neighbours.previous),
    q: () => navigate(`${paths.staff}/review`),
    ...(waits && {
      a: () => !unconfirmed && ask('approve'),
      r: () => ask('requestRevisions'),
      x: () => ask('reject'),
    }),
  });

  return (
    <FormKitContext value={agencyKit}>
      <div className={styles.page}>
        <header className={styles.head}>
          <nav aria-label={word('queue')} className={styles.queue}>
            <Link to={`${paths.staff}/review`}>{translate('staff.parts.review')}</Link>
            {neighbours.place ? (
              <span>{translate('staff.review.place', neighbours.place)}</span>
            ) : null}
            {neighbours.previous ? (
              <Link to={`${paths.staff}/review/${neighbours.previous}`}>{word('previous')}</Link>
            ) : null}
            {neighbours.next ? (
              <Link to={`${paths.staff}/review/${neighbours.next}`}>{word('next')}</Link>
            ) : null}
            {waits ? (
              <a href="#review-decision" className={styles.jump}>
                {word('decision')}
              </a>
            ) : null}
          </nav>
          <PageTitle>{record.name ?? translate('staff.list.unnamed')}</PageTitle>
          <p className={styles.facts}>
            <StatusWord status={record.status} />
            {record.submittedAt ? (
              <span>
                {word('submitted')} <Age time={record.submittedAt} />
              </span>
            ) : null}
            {record.pointsOfContact.map(({ id, name, email }) => (
              <Link key={id} to={`${paths.staff}/people/${id}`}>
                <span>
                  {name}, <Address email={email} />
                </span>
              </Link>
            ))}
          </p>
        </header>
        <div className={styles.notices}>
          {error ? <CallAlert error={error} title={word('failed')} /> : null}
          {waits ? null : <Alert severity="info">{word('notWaiting')}</Alert>}
          <ReviewWarnings record={record} />
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Changes record={record} />
            <FormReview
              form={record.form}
              changes={record.changes}
              comments={draft.comments}
              onComments={waits ? (comments) => change({ comments }) : undefined}
            />
            <History entries={record.history} />
          </div>
          {waits ? (
            <aside className={styles.aside} aria-label={word('decision')}>
              <DecisionPanel
                draft={draft}
                onChange={change}
                onDecide={ask}
                errors={error?.fields ?? {}}
                unconfirmed={unconfirmed}
                busy={busy}
              />
              <Shortcuts on={keysOn} onChange={setKeysOn} />
            </aside>
          ) : null}
        </div>
      </div>
      <MailDialog
        open={reading}
        mail={shown?.mail}
        action={shown ? word(shown.kind) : ''}
        busy={busy}
        onSend={send}
        onCancel={cancel}
      />
    </FormKitContext>
  );
}

/** Where the agency stands in the queue, and who stands beside it. */
function useNeighbours(id: string) {
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
