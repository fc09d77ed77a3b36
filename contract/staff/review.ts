import { z } from 'zod';
import { bounded, searchText } from '../rules.ts';
import { agencyStatuses } from '../statuses.ts';
import { agencyFields } from './agencyFields.ts';
import { mandatoryNote, note, required } from './notes.ts';
import { listQuery } from './paging.ts';

const time = z.iso.datetime();

/** What a reviewer is warned of: another agency with the same, or an address that is not confirmed. */
export const reviewWarnings = ['domain', 'iataNumber', 'name', 'unconfirmed'] as const;

/** An agency that waits for a decision. */
export const reviewRow = z.object({
  id: z.uuid(),
  name: z.string(),
  domain: z.string().nullable(),
  email: z.string().nullable(),
  submittedAt: time,
  /** It was submitted before, and staff or the year asked for more. */
  again: z.boolean(),
  warnings: z.array(z.enum(reviewWarnings)),
});
export type ReviewRow = z.infer<typeof reviewRow>;

export const reviewListQuery = listQuery(['submittedAt', 'name'], {
  q: searchText(),
});

const duplicate = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  status: z.enum(agencyStatuses),
  same: z.array(z.enum(reviewWarnings)),
});
const step = z.object({
  at: time,
  event: z.string(),
  /** null: a job, or the operator. */
  by: z.string().nullable(),
  note: z.string().nullable(),
});

/** All that a reviewer looks at. */
export const reviewRecord = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  status: z.enum(agencyStatuses),
  version: z.int(),
  /** Empty before the first submission. */
  form: z.looseObject({}),
  submittedAt: time.nullable(),
  approvedAt: time.nullable(),
  renewalDate: time.nullable(),
  quarterlyReportRequired: z.boolean(),
  /** The renewal date of an approval, unless staff set another: twelve months from today. */
  defaultRenewalDate: z.iso.date(),
  pointsOfContact: z.array(
    z.object({ id: z.uuid(), name: z.string(), email: z.string(), confirmed: z.boolean() }),
  ),
  duplicates: z.array(duplicate),
  /** What the last submission changed, where it was not the first. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Comments of earlier reviews, the latest first; `field` '' is all of the form. */
  comments: z.array(
    z.object({ field: z.string(), text: z.string(), at: time, by: z.string().nullable() }),
  ),
  history: z.array(step),
});
export type ReviewRecord = z.infer<typeof reviewRecord>;

const version = z.int();

export const approval = z.object({
  decision: z.literal('approve'),
  version,
  quarterlyReportRequired: z.boolean(),
  /** A day from tomorrow on. */
  renewalDate: z.iso.date(required),
});
const revisions = z
  .object({
    decision: z.literal('requestRevisions'),
    version,
    /** To all of the form. */
    comment: note.default(''),
    comments: bounded(
      z.array(
        z.object({
          field: z.string().refine((path) => agencyFields.has(path)),
          text: mandatoryNote,
        }),
      ),
      200,
    ).default([]),
  })
  .refine(({ comment, comments }) => comment !== '' || comments.length > 0, {
    path: ['comment'],
    ...required,
  });
const rejection = z.object({
  decision: z.literal('reject'),
  version,
  reason: mandatoryNote,
});

/** What staff decide about an agency that waits. */
export const reviewDecision = z.discriminatedUnion('decision', [approval, revisions, rejection]);
export type ReviewDecision = z.input<typeof reviewDecision>;
export type DecisionKind = ReviewDecision['decision'];

export const decided = z.object({
  status: z.enum(agencyStatuses),
  /** The agency that waits longest now. */
  next: z.uuid().nullable(),
});

/** The mail that a decision sends, in words. */
export const mailPreview = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreview>;
