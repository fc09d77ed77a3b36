import { z } from 'zod';
import { tableFields } from '../forms/tableFields.ts';
import { limits } from '../limits.ts';
import { fileContent, time } from '../records.ts';
import { searchText } from '../rules.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { enteredTime } from './inputs.ts';
import { listQuery } from './paging.ts';

/** The audit (decision B1). Times are ISO 8601 in UTC. */

/** The subject of an entry; `batch` is a group of emails that one action has caused. */
export type AuditSubject =
  | 'agency'
  | 'account'
  | 'invitation'
  /** That an address is not invited. */
  | 'refusal'
  | 'report'
  | 'content'
  | 'quiz'
  | 'image'
  | 'mail'
  | 'batch'
  /** Sign-ins with unknown addresses. */
  | 'signIn'
  | 'frontDesk'
  | 'audit'
  | 'text';

const auditRow = z.object({
  /** The number of the entry; later entries have higher numbers. */
  id: z.string(),
  at: time,
  /** Address of the actor; null for a job, the operator or a deleted account. */
  actor: z.string().nullable(),
  subjectType: z.string(),
  subjectId: z.uuid(),
  /** The name of the subject: an agency's name, a person's address, a page's name. */
  subject: z.string().nullable(),
  agencyId: z.uuid().nullable(),
  agency: z.string().nullable(),
  event: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  note: z.string().nullable(),
  /** Before, after and note were removed when somebody's account was ended. */
  forgotten: z.boolean(),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditListQuery = listQuery(['at'], {
  agency: searchText(),
  agencyId: z.uuid(),
  /** Address or name of a person who is the actor or the subject. */
  person: searchText(),
  personId: z.uuid(),
  event: searchText(limits.nameMax),
  /** The first and the last moment of the days asked for, in the time zone of the person who asks (decision H7). */
  from: enteredTime(),
  until: enteredTime(),
});

const auditBreak = z.object({
  place: z.int(),
  /** The number of the entry. */
  entry: z.int(),
  problem: z.enum([
    'linkMissing',
    'entryMissing',
    'entryChanged',
    'detailsMissing',
    'checkpointChanged',
  ]),
});
/** The first entry that does not fit the chain. */
export type AuditBreak = z.infer<typeof auditBreak>;

/** Entries of a version whose chain could not forget details: they were verified and linked again, once. */
const auditCheckpoint = z.object({ entries: z.int(), convertedAt: time });
export type AuditCheckpoint = z.infer<typeof auditCheckpoint>;

/** A step of the verification of the chain. */
const auditVerification = z.object({
  /** How many entries this step has verified. */
  checked: z.int(),
  /** The last of them by its place in the chain: where the next step begins. */
  place: z.int(),
  /** When it was written; null if there is none. */
  until: time.nullable(),
  /** How many are left for further steps. */
  left: z.int(),
  broken: auditBreak.nullable(),
  /** Told with the first step; null if there are no such entries. */
  checkpoint: auditCheckpoint.nullable(),
});
export type AuditVerification = z.infer<typeof auditVerification>;

export const auditLists = {
  audit: {
    needs: 'readAudit',
    summary: 'The audit',
    source: 'decision B1',
    query: auditListQuery,
    row: auditRow,
  },
} satisfies StaffListRows;

export const auditCalls = {
  'GET audit/export': {
    needs: 'readAudit',
    summary: 'The audit as CSV or .xlsx',
    source: 'decision F11',
    query: auditListQuery.extend(tableFields),
    response: fileContent,
  },
  'GET audit/verify': {
    needs: 'verifyAudit',
    summary: "Verify the next entries of the audit's chain, a part at a time",
    source: 'decision F11',
    query: z.strictObject({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    response: auditVerification,
  },
} satisfies StaffCallRows;
