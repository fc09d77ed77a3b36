import { useQueryClient } from '@tanstack/react-query';
import { RecordContextProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Confirm, FunctionField, Labeled } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { languageName } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import type { DecisionKind, MailPreview, ReviewRecord } from '#contract/staff/review.ts';
import type { ApiError } from '#providers/apiError.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { useReadIfStale } from '../layout/Since.tsx';
import { MailText } from '../mails/MailText.tsx';
import { recordKey } from '../provider/wholeRecord.ts';
import { type Draft, toDecision, useDrafts } from './drafts.ts';

/** Makes a decision in two steps: its email is shown in a dialog, then it is sent and the next agency opens. */
export function useDecision(record: ReviewRecord) {
  const { id, version, name } = record;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const drafts = useDrafts();
  const readIfStale = useReadIfStale();
  const { getValues, setError } = useFormContext<Draft>();
  // Separate from the email, which stays while the dialog fades away.
  const [reading, setReading] = useState(false);
  const sent = (kind: DecisionKind) => ({
    params: { id },
    body: toDecision(kind, getValues(), version),
  });

  /** Focuses the refused field: the person may be anywhere on the page. */
  const onError = (error: ApiError) => {
    setReading(false);
    readIfStale(error, recordKey('review', id));
    for (const [field, message] of Object.entries(error.kept.fields)) {
      const source = field === 'reason' ? 'comment' : (field as keyof Draft);
      setError(source, { type: 'server', message }, { shouldFocus: true });
    }
  };
  const preview = useApiMutation(
    (call, kind: DecisionKind) => call('POST review/:id/preview', sent(kind)),
    {
      onMutate: () => decision.reset(),
      onSuccess: () => setReading(true),
      onError,
    },
  );
  const decision = useApiMutation(
    (call, kind: DecisionKind) => call('POST review/:id/decision', sent(kind)),
    {
      onSuccess: ({ next }, kind) => {
        drafts.delete(id);
        setReading(false);
        notify(`staff.review.done.${kind}`, { type: 'success', messageArgs: { name } });
        for (const part of ['review', 'agencies']) {
          void queries.invalidateQueries({ queryKey: [part] });
        }
        navigate(next ? `${paths.staff}/review/${next}` : `${paths.staff}/review`);
      },
      onError,
    },
  );
  const kind = preview.variables;
  const busy = preview.isPending || decision.isPending;
  const action = kind ? translate(`staff.review.${kind}`) : '';
  const dialog = (
    <Confirm
      isOpen={reading}
      title={action}
      content={<Mail mail={preview.data} />}
      confirm={action}
      cancel="common.cancel"
      loading={busy}
      fullWidth
      sx={{ '& .MuiDialogContent-root': { display: 'grid', gap: 1.5 } }}
      onConfirm={() => kind && decision.mutate(kind)}
      onClose={() => setReading(false)}
    />
  );
  return { ask: preview.mutate, busy, error: decision.error ?? preview.error, dialog };
}

/** The email of a decision, before it is sent. */
function Mail({ mail }: { mail: MailPreview | undefined }) {
  const translate = useTranslate();
  return (
    <RecordContextProvider value={mail}>
      <p>{translate('staff.review.mail.lead')}</p>
      <Labeled label="staff.review.mail.to">
        <FunctionField render={() => <Verbatim>{mail?.to.join(', ')}</Verbatim>} />
      </Labeled>
      <Labeled label="staff.review.mail.subject">
        <FunctionField render={() => <span lang={mail?.language}>{mail?.subject}</span>} />
      </Labeled>
      <Labeled label="staff.review.mail.language">
        <FunctionField render={() => mail && languageName(mail.language)} />
      </Labeled>
      <MailText label={translate('staff.review.mail.text')} language={mail?.language}>
        {mail?.text}
      </MailText>
    </RecordContextProvider>
  );
}
