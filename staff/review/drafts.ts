import { at } from '../../contract/forms/crossField.ts';
import { agencyFields } from '../../contract/staff/agencyFields.ts';
import type { ReviewDecision, ReviewRecord } from '../../contract/staff/review.ts';
import { useHub } from '../../providers/HubContext.ts';
import { perHub } from '../../providers/perHub.ts';

/** What a reviewer has typed about an application. */
export interface Draft {
  /** On the whole form, or the reason of a rejection. */
  comment: string | null;
  /** On its fields, in the shape of the form. */
  comments: object;
  quarterlyReportRequired: boolean;
  /** A day, as `2027-05-20`. */
  renewalDate: string | null;
}

/** By the agency's id, in memory only: nothing typed is lost by a look at another page, and nothing is stored. */
const draftsOf = perHub(() => {
  const drafts = new Map<string, Draft>();
  // The browser asks before it closes the tab while a draft, of this page or another, holds words.
  window.addEventListener('beforeunload', (event) => {
    const hasWords = [...drafts.values()].some(
      (draft) => draft.comment || commentsOf(draft).length > 0,
    );
    if (hasWords) event.preventDefault();
  });
  return drafts;
});

/** The visitor's drafts, by the agency's id. */
export const useDrafts = (): Map<string, Draft> => draftsOf(useHub());

/** What the review page of an agency without a draft begins with. */
export const emptyDraft = ({
  quarterlyReportRequired,
  defaultRenewalDate,
}: ReviewRecord): Draft => ({
  comment: '',
  comments: {},
  quarterlyReportRequired,
  renewalDate: defaultRenewalDate,
});

/** The comments on single fields, without empty ones. */
export const commentsOf = ({ comments }: Draft): { field: string; text: string }[] =>
  [...agencyFields]
    .map((field) => ({ field, text: String(at(comments, field) ?? '') }))
    .filter(({ text }) => text.trim() !== '');

/** The body of the call. */
export function toDecision(
  kind: ReviewDecision['decision'],
  draft: Draft,
  version: number,
): ReviewDecision {
  const { quarterlyReportRequired } = draft;
  const [comment, renewalDate] = [draft.comment ?? '', draft.renewalDate ?? ''];
  if (kind === 'approve') return { decision: kind, version, quarterlyReportRequired, renewalDate };
  if (kind === 'reject') return { decision: kind, version, reason: comment };
  return { decision: kind, version, comment, comments: commentsOf(draft) };
}
