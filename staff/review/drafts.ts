import { at } from '../../contract/forms/crossField.ts';
import { agencyFields } from '../../contract/staff/agencyFields.ts';
import type { ReviewDecision, ReviewRecord } from '../../contract/staff/review.ts';

/** What a reviewer has typed about an agency. */
export interface Draft {
  /** To all of the form, or why it is rejected. */
  comment: string | null;
  /** To its fields: in the shape of the form. */
  comments: object;
  quarterlyReportRequired: boolean;
  /** A day, as `2027-05-20`. */
  renewalDate: string | null;
}

/** In memory only, so that nothing typed is lost by a look at another page (G6). */
const drafts = new Map<string, Draft>();

export const keepDraft = (id: string, draft: Draft) => drafts.set(id, draft);

/** After the decision: what was typed has been sent. */
export const forgetDraft = (id: string): boolean => drafts.delete(id);

/** Words that the tab would take along: then the browser asks before it closes. */
const holdsWords = () =>
  [...drafts.values()].some((draft) => draft.comment || commentsOf(draft).length > 0);
window.addEventListener('beforeunload', (event) => {
  if (holdsWords()) event.preventDefault();
});

/** The draft about an agency, as the page begins with it. */
export const draftOf = ({ id, quarterlyReportRequired, defaultRenewalDate }: ReviewRecord): Draft =>
  drafts.get(id) ?? {
    comment: '',
    comments: {},
    quarterlyReportRequired,
    renewalDate: defaultRenewalDate,
  };

/** What is said to single fields. */
export const commentsOf = ({ comments }: Draft): { field: string; text: string }[] =>
  [...agencyFields]
    .map((field) => ({ field, text: String(at(comments, field) ?? '') }))
    .filter(({ text }) => text.trim() !== '');

/** The decision as it is sent. */
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
