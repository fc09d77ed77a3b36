import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { ContentRecord, ContentVersionText } from '../../contract/staff/content.ts';
import { ApiError } from '../../providers/apiError.ts';
import { staffCall } from '../provider/dataProvider.ts';
import { type Draft, draftOf } from './contentCall.ts';

const same = (a: Draft, b: Draft) => JSON.stringify(draftOf(a)) === JSON.stringify(draftOf(b));

/** A page at work: what is typed, an earlier version that is looked at, what is done to it and how that went. */
export function usePageWork(page: ContentRecord, onChanged: (page: ContentRecord) => void) {
  const notify = useNotify();
  const [draft, setDraft] = useState<Draft>(draftOf(page));
  /** Rises where the text comes from elsewhere than from typing: the editor begins anew. */
  const [edition, setEdition] = useState(0);
  const [earlier, setEarlier] = useState<ContentVersionText>();
  const [error, setError] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const dirty = !same(draft, page);

  /**
   * Does one thing to the page, and says how it went. Where somebody else was quicker, what is typed stays, and can be
   * saved over theirs once it was compared.
   * @param keep what is typed is not part of it
   */
  const act = async (
    work: () => Promise<ContentRecord>,
    said: (next: ContentRecord) => string,
    { keep = false } = {},
  ) => {
    setBusy(true);
    setError(undefined);
    try {
      const next = await work();
      onChanged(next);
      if (!keep || !dirty) {
        setDraft(draftOf(next));
        setEdition((before) => before + 1);
      }
      setEarlier(undefined);
      notify(said(next), { type: 'success' });
      setBusy(false);
      return true;
    } catch (reason) {
      setError(reason as Error);
      if (reason instanceof ApiError && reason.code === 'error.stale') await catchUp();
    }
    setBusy(false);
    return false;
  };
  const catchUp = async () => {
    try {
      onChanged(await staffCall('GET', `content/${page.id}`));
    } catch {
      // The refusal is told already.
    }
  };
  const show = async (number: number) => {
    try {
      setEarlier(await staffCall('GET', `content/${page.id}/versions/${number}`));
    } catch (reason) {
      setError(reason as Error);
    }
  };
  const type = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const back = () => setEarlier(undefined);
  return { draft, dirty, edition, earlier, error, busy, act, show, type, back };
}
