import { at } from '#contract/forms/fieldPaths.ts';
import { agencyFields } from '#contract/forms/fields.ts';
import type { ReviewDecision, ReviewRecord } from '#contract/staff/review.ts';
import { createDrafts } from '#src/portal/form/drafts.ts';

/** A reviewer's unsent input on an application. */
export interface Draft {
  /** The comment on the whole form, or the reason of a rejection. */
  comment: string | null;
  /** The comments on fields, in the shape of the form. */
  comments: object;
  quarterlyReportRequired: boolean;
  /** A day, as `2027-05-20`. */
  renewalDate: string | null;
}

/** The drafts of the person who is signed in, by the agency's id. */
export const useDrafts = createDrafts<Draft>((draft) => typedComments(draft).length > 0);

/** Returns the initial draft of an agency's review. */
export const emptyDraft = ({
  quarterlyReportRequired,
  defaultRenewalDate,
}: ReviewRecord): Draft => ({
  comment: '',
  comments: {},
  quarterlyReportRequired,
  renewalDate: defaultRenewalDate,
});

/** Returns the comments on single fields, without empty ones. */
export const commentsOf = ({ comments }: Draft): { field: string; text: string }[] =>
  [...agencyFields]
    .map((field) => ({ field, text: String(at(comments, field) ?? '') }))
    .filter(({ text }) => text.trim() !== '');

/** Returns all comments; the `field` of the one on the whole form is ''. */
export const typedComments = (draft: Draft): { field: string; text: string }[] => [
  ...(draft.comment?.trim() ? [{ field: '', text: draft.comment }] : []),
  ...commentsOf(draft),
];

/** Returns the body of the call. */
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
