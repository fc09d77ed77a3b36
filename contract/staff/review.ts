import { z } from 'zod';
import { agencyFields } from '../forms/fields.ts';
import { languageCodes } from '../languages.ts';
import { fieldChange, time } from '../records.ts';
import { bounded, code, searchText } from '../rules.ts';
import { agencyStatuses } from '../statuses.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { enteredDay, mandatoryNote, note, required } from './inputs.ts';
import { listQuery } from './paging.ts';

/** Warnings for a reviewer: another agency with the same domain, IATA number or name. */
const reviewWarnings = ['domain', 'iataNumber', 'name'] as const;

/** A pending agency. */
const reviewRow = z.object({
  id: z.uuid(),
  name: z.string(),
  domain: z.string().nullable(),
  email: z.string().nullable(),
  submittedAt: time,
  /** Whether it was submitted before. */
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
/** An entry of a history. */
export const step = z.object({
  at: time,
  event: z.string(),
  /** null for a job or the operator. */
  by: z.string().nullable(),
  note: z.string().nullable(),
});

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
  /** The default renewal date of an approval: twelve months from today. */
  defaultRenewalDate: z.iso.date(),
  pointsOfContact: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
  duplicates: z.array(duplicate),
  /** The changes of the last submission; empty for the first one. */
  changes: z.array(fieldChange),
  /** Comments of earlier reviews, latest first; `field` '' is the whole form. */
  comments: z.array(
    z.object({ field: z.string(), text: z.string(), at: time, by: z.string().nullable() }),
  ),
  history: z.array(step),
  /** Whether it is the agency of who asks, about which somebody else decides. */
  own: z.boolean(),
});
export type ReviewRecord = z.infer<typeof reviewRecord>;

const version = z.int();

const approval = z.strictObject({
  decision: z.literal('approve'),
  version,
  quarterlyReportRequired: z.boolean(),
  /** A day from tomorrow on. */
  renewalDate: enteredDay(required),
});
const revisions = z
  .strictObject({
    decision: z.literal('requestRevisions'),
    version,
    /** A comment on the whole form. */
    comment: note.default(''),
    comments: bounded(
      z.array(
        z.object({
          field: code()
            .refine((path) => agencyFields.has(path))
            .meta({ examples: ['agencyDetails.accountName'] }),
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
const rejection = z.strictObject({
  decision: z.literal('reject'),
  version,
  reason: mandatoryNote,
});

export const reviewDecision = z.discriminatedUnion('decision', [approval, revisions, rejection]);
export type ReviewDecision = z.input<typeof reviewDecision>;
export type DecisionKind = ReviewDecision['decision'];

const decided = z.object({
  status: z.enum(agencyStatuses),
  /** The agency that has waited longest. */
  next: z.uuid().nullable(),
});

/** The email that a decision would send. */
const mailPreview = z.object({
  to: z.array(z.string()),
  /** The language in which it will be sent: its first reader's. */
  language: z.enum(languageCodes),
  subject: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreview>;

export const reviewLists = {
  review: {
    needs: 'readAgencies',
    summary: 'Agencies that wait for a decision, with warnings',
    source: 'decisions B1, B8, B11',
    query: reviewListQuery,
    row: reviewRow,
  },
} satisfies StaffListRows;

export const reviewCalls = {
  'GET review/:id': {
    needs: 'readAgencies',
    summary: 'An application with everything a reviewer needs',
    source: 'decision B4',
    response: reviewRecord,
  },
  'POST review/:id/preview': {
    needs: 'decide',
    summary: 'The email that a decision would send; sends and changes nothing',
    source: 'decision B1',
    body: reviewDecision,
    response: mailPreview,
  },
  'POST review/:id/decision': {
    needs: 'decide',
    summary: 'Approve, ask for revisions, or reject',
    source: 'decisions B1, B3, E1',
    body: reviewDecision,
    response: decided,
  },
} satisfies StaffCallRows;
