import { z } from 'zod';
import { tableFields } from '../forms/tableFields.ts';
import { fileContent, quarterName, time } from '../records.ts';
import { booking, reportReading, reportTotals } from '../reportReading.ts';
import { bounded, searchText } from '../rules.ts';
import { quarantineStates, scanStates } from '../scans.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { listQuery } from './paging.ts';
import { WIDEST_RANGE } from './reach.ts';
import { reportStates } from './words.ts';

/** Quarterly reports in the console (decision E1). Times are ISO 8601 in UTC. */

/** An agency with the state of its report for a quarter; `id` is the agency's. */
const reportRow = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  /** Address of its first point of contact. */
  email: z.string().nullable(),
  state: z.enum(reportStates),
  deadline: time,
  reportId: z.uuid().nullable(),
  filename: z.string().nullable(),
  uploadedAt: time.nullable(),
  /** Whether the report waits for the virus scanner and can't be downloaded yet; null without a report. */
  beingChecked: z.boolean().nullable(),
  /** The sums of the report and the number of its findings; null without a report that could be read. */
  totals: reportTotals.nullable(),
  findingCount: z.int().nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportListQuery = listQuery(['name', 'uploadedAt'], {
  q: searchText(),
  /** Default: the last closed quarter. */
  quarter: quarterName,
  state: z.enum(reportStates),
  findings: z.enum(['true', 'false']),
});

const staffReport = z.object({
  id: z.uuid(),
  agencyId: z.uuid(),
  agency: z.string().nullable(),
  /** Address of the uploader; null for a deleted account. */
  email: z.string().nullable(),
  quarter: z.string(),
  filename: z.string(),
  /** In bytes. */
  size: z.int(),
  uploadedAt: time,
  scan: z.enum(scanStates),
  /** null for a report that nobody has read: an infected one, or one from before reports were read. */
  reading: reportReading.nullable(),
  /** All reports of the agency on the quarter, this one too, the latest first. */
  versions: z.array(
    z.object({
      id: z.uuid(),
      filename: z.string(),
      uploadedAt: time,
      scan: z.enum(scanStates),
      /** Whether it is the one that counts in all sums. */
      counts: z.boolean(),
    }),
  ),
});
export type StaffReport = z.infer<typeof staffReport>;

/** An event of a report, in a list; `id` is made of the report's and the row's. */
const bookingRow = booking.extend({ id: z.string() });
export type BookingRow = z.infer<typeof bookingRow>;

/** The events of one report, in the order of its rows. Without `reportId` there are none. */
export const bookingListQuery = listQuery(['row'], { reportId: z.uuid() });

const quarterQuery = z.object({ quarter: quarterName });

const bookingsQuery = quarterQuery.extend(tableFields);

/** An upload that waits for the virus scanner or is infected. */
const quarantinedFile = z.object({
  id: z.uuid(),
  kind: z.enum(['report', 'image']),
  filename: z.string(),
  size: z.int(),
  state: z.enum(quarantineStates),
  /** The scanner's name of the virus. */
  finding: z.string().nullable(),
  agencyId: z.uuid().nullable(),
  agency: z.string().nullable(),
  email: z.string().nullable(),
  uploadedAt: time,
});
export type QuarantinedFile = z.infer<typeof quarantinedFile>;

/** The closed quarters, the last first: those that the list can be asked for. */
const reportQuarterNames = z.array(z.string());
const quarterParams = z.object({ name: quarterName });

/** A closed quarter with the numbers of agencies by the state of their reports. */
export const reportQuarter = z.object({
  name: z.string(),
  deadline: time,
  submitted: z.int(),
  due: z.int(),
  overdue: z.int(),
  /** Reports with findings, and the sums of all reports that were read. */
  withFindings: z.int(),
  totals: reportTotals,
});
export type ReportQuarter = z.infer<typeof reportQuarter>;

/** A reminder. The page creates its id, so that a repeated call sends no second email. */
const remindForm = z.strictObject({
  id: z.uuid(),
  quarter: quarterName,
  /** Limits the reminder to these agencies; default: all with an overdue report. */
  agencies: bounded(z.array(z.uuid()).min(1), WIDEST_RANGE).optional(),
});
const reminding = z.object({
  id: z.uuid(),
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
});
export type Reminding = z.infer<typeof reminding>;

export const reportLists = {
  reports: {
    needs: 'readReports',
    summary: 'Agencies with the state of their report for a quarter',
    source: 'decision E1',
    query: reportListQuery,
    row: reportRow,
  },
  bookings: {
    needs: 'readReports',
    summary: 'The events of a report',
    source: 'decision E4',
    query: bookingListQuery,
    row: bookingRow,
  },
} satisfies StaffListRows;

export const reportCalls = {
  'GET reports/quarters': {
    needs: 'readReports',
    summary: 'The names of the closed quarters',
    source: 'decision E1',
    response: reportQuarterNames,
  },
  'GET reports/quarters/:name': {
    needs: 'readReports',
    summary: 'Who has reported on a closed quarter, and the sums of all reports',
    source: 'decision E1',
    params: quarterParams,
    response: reportQuarter,
  },
  'GET reports/quarantine': {
    needs: 'readReports',
    summary: 'Uploads that wait for the virus scanner or are infected',
    source: 'decision E2',
    response: quarantinedFile.array(),
  },
  'GET reports/files': {
    needs: 'readReports',
    summary: 'The files of a quarter that count, as one zip archive',
    source: 'decision E3',
    query: quarterQuery,
    response: fileContent,
  },
  'GET reports/bookings': {
    needs: 'readReports',
    summary: 'The events of all reports on a quarter as CSV or .xlsx',
    source: 'decision E4',
    query: bookingsQuery,
    response: fileContent,
  },
  'GET reports/:id': {
    needs: 'readReports',
    summary: 'A report with what was read in it',
    source: 'decision E4',
    response: staffReport,
  },
  'GET reports/:id/file': {
    needs: 'readReports',
    summary: 'The file of a report',
    source: 'decision E1',
    response: fileContent,
  },
  'GET reports/:id/marked': {
    needs: 'readReports',
    summary: 'A copy of the file with its findings colored and commented',
    source: 'decision E6',
    response: fileContent,
  },
  'POST reports/reminders': {
    needs: 'remind',
    summary: 'Remind all agencies with an overdue report',
    source: 'decision E1',
    body: remindForm,
    response: reminding,
  },
  'GET reports/reminders/:id': {
    needs: 'remind',
    summary: 'The progress of sending reminders',
    source: 'decision E1',
    response: reminding,
  },
} satisfies StaffCallRows;
