import { z } from 'zod';
import { tableFields } from '../forms/tableFields.ts';
import { changeRequest, fileContent, time } from '../records.ts';
import { searchText } from '../rules.ts';
import { agencyStatuses } from '../statuses.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { enteredDay, mandatoryNote, required } from './inputs.ts';
import { listQuery } from './paging.ts';
import { reviewRecord } from './review.ts';

const agencyRow = z.object({
  id: z.uuid(),
  /** null: not registered yet. */
  name: z.string().nullable(),
  domain: z.string().nullable(),
  status: z.enum(agencyStatuses),
  /** Address of its first point of contact. */
  email: z.string().nullable(),
  submittedAt: time.nullable(),
  approvedAt: time.nullable(),
  renewalDate: time.nullable(),
  quarterlyReportRequired: z.boolean(),
  /** End of the 30-day window (decision B7). */
  windowEndsAt: time,
  createdAt: time,
});
export type AgencyRow = z.infer<typeof agencyRow>;

export const agencyListQuery = listQuery(
  ['name', 'status', 'submittedAt', 'renewalDate', 'createdAt'],
  {
    /** Words of the name, the domain or the website, or a whole number of the form. */
    q: searchText(),
    status: z.enum(agencyStatuses),
    quarterlyReportRequired: z.enum(['true', 'false']),
    /** Whether a request for a change waits (decision B13). */
    change: z.enum(['true', 'false']),
    /** Approved agencies whose renewal date is on this day or before. */
    renewsBy: enteredDay(),
  },
);

const member = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  pointOfContact: z.boolean(),
  associateStatus: z.string().nullable(),
});

/** An agency with everything that the console shows. */
const agencyDetail = reviewRecord.extend({
  windowEndsAt: time,
  createdAt: time,
  rejectionReason: z.string().nullable(),
  /** The pending request for a change, with its id and the address of the person who asks (decision B13). */
  change: changeRequest.extend({ id: z.uuid(), by: z.string().nullable() }).nullable(),
  /** At most 100: points of contact first, then the newest. */
  people: z.array(member),
});
export type AgencyDetail = z.infer<typeof agencyDetail>;

/** A new last day of the 30-day window (decision B7). */
const windowForm = z.strictObject({ lastDay: enteredDay(required) });

/** Reopening a rejected agency (decision B1); the comment is shown on the form and in the email. */
const reopenForm = z.strictObject({ comment: mandatoryNote });

/**
 * The settings of an agency: whether reports are required (decision E1), and when the accreditation ends (decision B3).
 * What does not change is left out.
 */
const termsForm = z.strictObject({
  quarterlyReportRequired: z.boolean().optional(),
  renewalDate: enteredDay(required).optional(),
});

/** A request for a change that waits, in a list; `id` is its agency's. */
const changeRow = z.object({
  id: z.uuid(),
  name: z.string(),
  requestedAt: time,
  /** The address of the person who asks; null for a deleted account. */
  by: z.string().nullable(),
  fields: z.array(z.string()),
});
export type ChangeRow = z.infer<typeof changeRow>;

export const changeListQuery = listQuery(['requestedAt'], {});

const change = z.uuid();

/** A decision about a request for a change (decision B13), which staff have seen with this version of the form. */
const changeDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('apply'), change, version: z.int() }),
  z.strictObject({ decision: z.literal('decline'), change, reason: mandatoryNote }),
]);
export type ChangeDecision = z.output<typeof changeDecision>;

/** Makes `to` a point of contact, in place of `from` or in addition. */
const transferForm = z.strictObject({ to: z.uuid(), from: z.uuid().nullable().default(null) });

export const agencyLists = {
  agencies: {
    needs: 'readAgencies',
    summary: 'Agencies',
    source: 'decisions B',
    query: agencyListQuery,
    row: agencyRow,
  },
  changes: {
    needs: 'readAgencies',
    summary: 'Requests for a change that wait',
    source: 'decision B13',
    query: changeListQuery,
    row: changeRow,
  },
} satisfies StaffListRows;

export const agencyCalls = {
  'GET agencies/export': {
    needs: 'readAgencies',
    summary: 'Agencies as CSV or .xlsx',
    source: 'decisions B',
    query: agencyListQuery.extend(tableFields),
    response: fileContent,
  },
  'GET agencies/:id': {
    needs: 'readAgencies',
    summary: 'An agency',
    source: 'decisions B',
    response: agencyDetail,
  },
  'POST agencies/:id/window': {
    needs: 'decide',
    summary: 'Extend the registration window',
    source: 'decision B7',
    body: windowForm,
    response: agencyDetail,
  },
  'POST agencies/:id/reopen': {
    needs: 'decide',
    summary: 'Reopen a rejected agency',
    source: 'decision B1',
    body: reopenForm,
    response: agencyDetail,
  },
  'POST agencies/:id/terms': {
    needs: 'decide',
    summary: 'Set reports required and renewal date',
    source: 'decisions B3, E1',
    body: termsForm,
    response: agencyDetail,
  },
  'POST agencies/:id/change': {
    needs: 'decide',
    summary: 'Apply or decline a requested change',
    source: 'decision B13',
    body: changeDecision,
    response: agencyDetail,
  },
  'POST agencies/:id/point-of-contact': {
    needs: 'decide',
    summary: 'Transfer the point of contact',
    source: 'decision B9',
    body: transferForm,
    response: agencyDetail,
  },
} satisfies StaffCallRows;
