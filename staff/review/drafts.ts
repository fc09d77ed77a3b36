import { useState } from 'react';
import type { ReviewDecision, ReviewRecord } from '../../contract/staff/review.ts';

/** What a reviewer has typed about an agency. */
export interface Draft {
  /** To all of the form, or why it is rejected. */
  comment: string;
  /** By path of the field. */
  comments: Record<string, string>;
  quarterlyReportRequired: boolean;
  /** A day, as `2027-05-20`. */
  renewalDate: string;
}

/** In memory only, so that nothing typed is lost by a look at another page (G6). */
const drafts = new Map<string, Draft>();

/** After the decision: what was typed has been sent. */
export const forgetDraft = (id: string): boolean => drafts.delete(id);

/** Words that the tab would take along: then the browser asks before it closes. */
const holdsWords = () =>
  [...drafts.values()].some(({ comment, comments }) =>
    [comment, ...Object.values(comments)].some((text) => text.trim() !== ''),
  );
window.addEventListener('beforeunload', (event) => {
  if (holdsWords()) event.preventDefault();
});

/** The draft about an agency, and what changes it. */
export function useDraft({ id, quarterlyReportRequired, defaultRenewalDate }: ReviewRecord) {
  const [draft, setDraft] = useState<Draft>(
    () =>
      drafts.get(id) ?? {
        comment: '',
        comments: {},
        quarterlyReportRequired,
        renewalDate: defaultRenewalDate,
      },
  );
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.set(id, next);
    setDraft(next);
  };
  return [draft, change] as const;
}

/** The decision as it is sent. */
export function toDecision(
  kind: ReviewDecision['decision'],
  draft: Draft,
  version: number,
): ReviewDecision {
  const { comment, comments, quarterlyReportRequired, renewalDate } = draft;
  if (kind === 'approve') return { decision: kind, version, quarterlyReportRequired, renewalDate };
  if (kind === 'reject') return { decision: kind, version, reason: comment };
  return {
    decision: kind,
    version,
    comment,
    comments: Object.entries(comments)
      .filter(([, text]) => text.trim() !== '')
      .map(([field, text]) => ({ field, text })),
  };
}
