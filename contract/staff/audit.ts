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
  | 'report'
  | 'content'
  | 'image'
  | 'mail'
  | 'batch'
  /** Sign-ins with unknown addresses. */
  | 'signIn'
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
} satisfies StaffCallRows;
