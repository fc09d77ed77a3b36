import { z } from 'zod';
import { quarterName } from '../quarters.ts';
import { searchText } from '../rules.ts';
import { quarantineStates } from '../scans.ts';
import { listQuery } from './paging.ts';
import { WIDEST_RANGE } from './reach.ts';
import { reportStates } from './words.ts';

/** Quarterly reports as the programme's staff follow them (decision E1). Times are ISO 8601 in UTC. */

const time = z.iso.datetime();

/** How an agency stands with the report of a quarter; `id` is the agency's. */
export const reportRow = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  /** Of its first point of contact. */
  email: z.string().nullable(),
  state: z.enum(reportStates),
  deadline: time,
  reportId: z.uuid().nullable(),
  filename: z.string().nullable(),
  uploadedAt: time.nullable(),
  /** The virus scanner has yet to look at it; nobody can download it until then. null: there is no report. */
  beingChecked: z.boolean().nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportListQuery = listQuery(['name', 'uploadedAt'], {
  q: searchText(),
  /** The last closed one where none is named. */
  quarter: quarterName,
  state: z.enum(reportStates),
});

/** An upload that waits for the virus scanner, or that it found something in. */
export const quarantinedFile = z.object({
  id: z.uuid(),
  kind: z.enum(['report', 'image']),
  filename: z.string(),
  size: z.int(),
  state: z.enum(quarantineStates),
  /** What the scanner found, by its own name for it. */
  finding: z.string().nullable(),
  agencyId: z.uuid().nullable(),
  agency: z.string().nullable(),
  /** Address of who uploaded it. */
  email: z.string().nullable(),
  uploadedAt: time,
});
export type QuarantinedFile = z.infer<typeof quarantinedFile>;

/** A closed quarter: how many agencies had to report, and how they stand. */
export const reportQuarter = z.object({
  name: z.string(),
  deadline: time,
  submitted: z.int(),
  due: z.int(),
  overdue: z.int(),
});
export type ReportQuarter = z.infer<typeof reportQuarter>;

/** One press of the button: its id is made by the page, so that pressed twice it mails once. */
export const remindForm = z.object({
  id: z.uuid(),
  quarter: quarterName,
  /** Only these of the agencies that are overdue; all of them where none is named. */
  agencies: z.array(z.uuid()).min(1).max(WIDEST_RANGE).optional(),
});
export const reminding = z.object({
  id: z.uuid(),
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
});
export type Reminding = z.infer<typeof reminding>;
