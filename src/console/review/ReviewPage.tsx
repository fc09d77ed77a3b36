import { Form, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { ReviewRecord } from '#contract/staff/review.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { useFieldNames } from '#src/portal/form/formInfo.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { OwnCase } from '../access/OwnCase.tsx';
import { useMay } from '../access/useMay.ts';
import { Age } from '../fields/Age.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { History } from '../layout/History.tsx';
import { Page } from '../layout/Page.tsx';
import { recordPage } from '../layout/RecordPage.tsx';
import { UnsentWords } from '../layout/Since.tsx';
import { withPortalWords } from '../layout/withPortalWords.tsx';
import { Changes } from './Changes.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { type Draft, emptyDraft, typedComments, useDrafts } from './drafts.ts';
import { FormReview } from './FormReview.tsx';
import { QueueNavigation, useNeighbours } from './QueueNavigation.tsx';
import { ReviewWarnings } from './ReviewWarnings.tsx';
import { moveFocus, Shortcuts, useShortcuts, useShortcutsOn } from './Shortcuts.tsx';
import { useDecision } from './useDecision.tsx';

/** One agency's application, to comment on and to decide. Its next submission is mounted anew: no input carries over. */
const ReviewPage = recordPage<ReviewRecord>(({ record }) => (
  <Review key={record.version} record={record} />
));

export default withPortalWords(ReviewPage);

interface Props {
  record: ReviewRecord;
}

/** The page is one form: comments on fields and the decision. Its draft is kept while other pages are shown. */
function Review(props: Props) {
  const { record } = props;
  const drafts = useDrafts();
  const [draft] = useState(() => drafts.get(record.id) ?? emptyDraft(record));
  return (
    <Form record={draft} disableInvalidFormNotification onSubmit={() => undefined}>
      <RememberDraft id={record.id} />
      <Application {...props} />
    </Form>
  );
}

function RememberDraft({ id }: { id: string }) {
  const { watch } = useFormContext<Draft>();
  const drafts = useDrafts();
  useEffect(() => {
    const { unsubscribe } = watch((draft, { name }) => name && drafts.set(id, draft as Draft));
    return unsubscribe;
  }, [drafts, id, watch]);
  return null;
}

function Application({ record }: Props) {
  const translate = useTranslate();
  const word = useWords('staff.review');
  const { ask, busy, error, dialog } = useDecision(record);
  const neighbours = useNeighbours(record.id);
  const [keysOn, setKeysOn] = useShortcutsOn();
  const decides = useMay('decide') && !record.own;
  const waits = record.status === 'PENDING';
  const navigate = useNavigate();
  const open = (id: string | undefined) => id && navigate(`${paths.staff}/review/${id}`);
  useShortcuts(keysOn, {
    j: () => moveFocus('[data-comment]', 1),
    k: () => moveFocus('[data-comment]', -1),
    n: () => open(neighbours.next),
    p: () => open(neighbours.previous),
    q: () => navigate(`${paths.staff}/review`),
    ...(waits &&
      decides && {
        a: () => ask('approve'),
        r: () => ask('requestRevisions'),
        x: () => ask('reject'),
      }),
  });
  return (
    <>
      <Page
        title={record.name ?? translate('staff.list.unnamed')}
        verbatim={record.name !== null}
        back={<QueueNavigation neighbours={neighbours} decide={waits && decides} />}
        facts={<ApplicationFacts record={record} />}
        lead={
          <>
            {error ? <CallAlert error={error} title={word('failed')} /> : null}
            {waits ? null : (
              <>
                <Alert severity="info">{word('notWaiting')}</Alert>
                <UnsentComments id={record.id} />
              </>
            )}
            <ReviewWarnings record={record} />
            <Changes record={record} />
          </>
        }
        asideLast
        aside={
          waits && decides ? (
            <>
              <DecisionPanel onDecide={ask} busy={busy} />
              <Shortcuts on={keysOn} onChange={setKeysOn} />
            </>
          ) : record.own ? (
            <OwnCase />
          ) : null
        }
      >
        <FormReview
          of="agency"
          form={record.form}
          changes={record.changes}
          commented={waits && decides}
        />
        <History entries={record.history} />
      </Page>
      {dialog}
    </>
  );
}

/** What the reviewer typed about an agency that somebody else has decided about meanwhile. */
function UnsentComments({ id }: { id: string }) {
  const { full } = useFieldNames('agency');
  const drafts = useDrafts();
  const { reset } = useFormContext<Draft>();
  const comments = typedComments(useWatch() as Draft);
  const discard = () => {
    drafts.delete(id);
    reset({ comment: '', comments: {} });
  };
  return (
    <UnsentWords
      words={comments.map(({ field, text }) => (field ? `${full(field)}: ${text}` : text))}
      onDiscard={discard}
    />
  );
}

function ApplicationFacts({
  record: { status, submittedAt, pointsOfContact },
}: {
  record: ReviewRecord;
}) {
  const translate = useTranslate();
  return (
    <>
      <StatusWord status={status} />
      {submittedAt ? (
        <span>
          <span>{translate('staff.review.submitted')}</span> <Age time={submittedAt} />
        </span>
      ) : null}
      {pointsOfContact.map(({ id, name, email }) => (
        <RecordLink key={id} resource="people" id={id}>
          <span>
            <Verbatim>{`${name}, `}</Verbatim>
            <EmailAddress email={email} />
          </span>
        </RecordLink>
      ))}
    </>
  );
}
