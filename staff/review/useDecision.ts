import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { DecisionKind, MailPreview, ReviewRecord } from '../../contract/staff/review.ts';
import { ApiError } from '../../providers/apiError.ts';
import { staffCall } from '../provider/dataProvider.ts';
import { type Draft, forgetDraft, toDecision } from './drafts.ts';

interface Shown {
  kind: DecisionKind;
  mail: MailPreview;
}

/** A decision on its way: its mail is looked at, then it is sent, and the next agency opens. */
export function useDecision({ id, version, name }: ReviewRecord, draft: Draft) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  // Apart from what it shows, which has to stay while the dialog fades away.
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setOpen(false);
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const ask = (kind: DecisionKind) =>
    attempt(async () => {
      const body = toDecision(kind, draft, version);
      setShown({ kind, mail: await staffCall('POST', `review/${id}/preview`, body) });
      setOpen(true);
    });
  const send = () =>
    attempt(async () => {
      if (!shown) return;
      const { next } = await staffCall<{ next: string | null }>(
        'POST',
        `review/${id}/decision`,
        toDecision(shown.kind, draft, version),
      );
      forgetDraft(id);
      setOpen(false);
      notify(translate(`staff.review.done.${shown.kind}`, { name }), { type: 'success' });
      for (const part of ['review', 'agencies']) {
        void queries.invalidateQueries({ queryKey: [part] });
      }
      navigate(next ? `${paths.staff}/review/${next}` : `${paths.staff}/review`);
    });
  const cancel = () => setOpen(false);
  return { shown, open, busy, error, ask, send, cancel };
}
