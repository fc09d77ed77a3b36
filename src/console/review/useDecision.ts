import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { DecisionKind, ReviewRecord } from '#contract/staff/review.ts';
import type { ApiError } from '#providers/apiError.ts';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { useReadIfStale } from '../layout/Since.tsx';
import { recordKey } from '../provider/wholeRecord.ts';
import { type Draft, toDecision, useDrafts } from './drafts.ts';

/** Makes a decision in two steps: its email is shown, then it is sent and the next agency opens. */
export function useDecision(record: ReviewRecord) {
  const { id, version, name } = record;
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
  return {
    kind: preview.variables,
    mail: preview.data,
    reading,
    busy: preview.isPending || decision.isPending,
    error: decision.error ?? preview.error,
    ask: preview.mutate,
    send: () => preview.variables && decision.mutate(preview.variables),
    cancel: () => setReading(false),
  };
}
