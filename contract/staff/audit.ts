import { z } from 'zod';
import { limits } from '../limits.ts';
import { searchText } from '../rules.ts';
import { listQuery } from './paging.ts';

/** What is written down of every act (decision B1). Times are ISO 8601 in UTC. */

const time = z.iso.datetime();

/** What an entry is about; `batch` stands for the mails of one press of a button. */
export type AuditSubject =
  | 'agency'
  | 'account'
  | 'invitation'
  | 'report'
  | 'content'
  | 'image'
  | 'mail'
  | 'batch'
  /** Sign-ins with addresses that are nobody's. */
  | 'signIn'
  | 'audit'
  | 'text';

export const auditRow = z.object({
  /** Its number; later entries have higher ones. */
  id: z.string(),
  at: time,
  /** Address of who did it; null: a job, the operator, or somebody whose account is gone. */
  actor: z.string().nullable(),
  subjectType: z.string(),
  subjectId: z.uuid(),
  /** What it is about in a word: the agency's name, the person's address, the page's name. */
  subject: z.string().nullable(),
  agencyId: z.uuid().nullable(),
  agency: z.string().nullable(),
  event: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  note: z.string().nullable(),
});
export type AuditRow = z.infer<typeof auditRow>;

/** A day as an input gives it. */
const day = z.iso.date();

export const auditListQuery = listQuery(['at'], {
  /** Name or domain of an agency. */
  agency: searchText(),
  agencyId: z.uuid(),
  /** Address or name of a person: what they did, and what was done to them. */
  person: searchText(),
  personId: z.uuid(),
  event: searchText(limits.nameMax),
  /** First day, in UTC. */
  from: day,
  /** Last day, in UTC. */
  until: day,
});
