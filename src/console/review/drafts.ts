import { at } from '#contract/forms/fieldPaths.ts';
import { agencyFields } from '#contract/forms/fields.ts';
import type { ReviewDecision, ReviewRecord } from '#contract/staff/review.ts';
import { useHub } from '#providers/HubContext.ts';
import { perHub } from '#providers/perHub.ts';

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

type Drafts = Map<string, Draft>;

/** In memory only: kept while other pages are shown, never stored, and each person's own. */
const draftsOf = perHub(({ session }) => {
  const all = new Map<string | undefined, Drafts>();
  const mine = (): Drafts => {
    const person = session.profile()?.provider.accountId;
    const drafts = all.get(person) ?? new Map();
    all.set(person, drafts);
    return drafts;
  };
  // The browser asks before the tab is closed while a draft, of this page or another, has text.
  window.addEventListener('beforeunload', (event) => {
    if ([...mine().values()].some((draft) => wordsOf(draft).length > 0)) event.preventDefault();
  });
  return mine;
});

/** The drafts of the person who is signed in, by the agency's id. */
export const useDrafts = (): Drafts => draftsOf(useHub())();

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
export const wordsOf = (draft: Draft): { field: string; text: string }[] => [
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
