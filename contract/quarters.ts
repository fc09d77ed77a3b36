import { DAY, isOver, type Moment } from './dates.ts';
import { limits } from './limits.ts';
import type { OpenQuarter } from './records.ts';
import type { ReportedQuarter } from './team.ts';

/** The quarters that agencies report on (decision E1), in UTC. Without zod: a guest's first page loads it. */

/** A calendar quarter: its name (`2025-Q3`), first moment, and the first moment after it. */
export interface Quarter {
  name: string;
  start: Date;
  end: Date;
}

/** The quarter of `date`, or one `quarters` after it. */
export function quarterOf(date: Date, quarters = 0): Quarter {
  const first = Math.floor(date.getUTCMonth() / 3) + quarters;
  const start = new Date(Date.UTC(date.getUTCFullYear(), first * 3, 1));
  const end = new Date(Date.UTC(date.getUTCFullYear(), (first + 1) * 3, 1));
  return { name: `${start.getUTCFullYear()}-Q${start.getUTCMonth() / 3 + 1}`, start, end };
}

/** The year and the number of a quarter, for the words of a language; undefined for what is no quarter's name. */
export function quarterParts(name: string): { year: number; n: number } | undefined {
  const [, year, n] = /^(\d{4})-Q([1-4])$/.exec(name) ?? [];
  return year ? { year: Number(year), n: Number(n) } : undefined;
}

export function quarterNamed(name: string): Quarter {
  const { year, n } = quarterParts(name) ?? { year: Number.NaN, n: Number.NaN };
  return quarterOf(new Date(Date.UTC(year, (n - 1) * 3)));
}

export const quarterBefore = (name: string): string => quarterOf(quarterNamed(name).start, -1).name;

/** The quarter that is to be reported at `now`: the last one that closed. */
export const lastClosedQuarter = (now: Date): Quarter => quarterOf(now, -1);

/** Returns the closed quarters that reports and charts cover, the latest first. */
export const closedQuarters = (now: Date): Quarter[] =>
  Array.from({ length: limits.reportQuarters }, (_, index) => quarterOf(now, -1 - index));

/** The deadline for a quarter's report: day 30 of the next one, until its end. */
export const deadlineOf = ({ end }: Quarter): Date =>
  new Date(end.getTime() + limits.reportDeadlineDays * DAY - 1);

export const isOverdue = (quarter: Quarter, moment: Moment): boolean =>
  isOver(deadlineOf(quarter), moment);

/**
 * The quarters that an agency can report at `now`, the last first: the last closed one, until the next one closes, and
 * each earlier one since its approval that has no report.
 * @param filenameOf the file of the latest report on a quarter
 */
export function openQuarters(
  now: Date,
  approvedAt: Date | null,
  filenameOf: (quarter: string) => string | undefined,
): OpenQuarter[] {
  return closedQuarters(now)
    .filter(
      ({ name, end }, place) => place === 0 || (isBefore(approvedAt, end) && !filenameOf(name)),
    )
    .map(({ name }) => ({ name, filename: filenameOf(name) ?? null }));
}

/** Returns the quarter of an upload for which none was chosen: the last one without a report. */
export const proposedQuarter = (open: readonly OpenQuarter[]): string | undefined =>
  (open.find(({ filename }) => filename === null) ?? open[0])?.name;

/** What of an agency decides whether a report is due. Times are dates, or ISO 8601. */
export interface Reporting {
  approvedAt: Date | string | null;
  quarterlyReportRequired: boolean;
  /** The last quarter with a report. */
  reportedQuarter: string | null;
}

const isBefore = (time: Date | string | null, end: Date): boolean =>
  time !== null && new Date(time) < end;

/**
 * Returns whether the agency must report, and whether a report is due and until when: if the last closed quarter ended
 * after the approval and has no report. The deadline is day 30 of the new quarter.
 */
export function quarterlyReport(
  agency: Reporting | null,
  now: Date,
): { required: boolean; due: boolean; deadline: Date | null } {
  const quarter = lastClosedQuarter(now);
  const required = agency?.quarterlyReportRequired ?? false;
  const due =
    required &&
    isBefore(agency?.approvedAt ?? null, quarter.end) &&
    (agency?.reportedQuarter ?? '') < quarter.name;
  return { required, due, deadline: due ? deadlineOf(quarter) : null };
}

/**
 * Returns the closed quarters of the last two years with their sums, the last first: those since the agency's approval,
 * and earlier ones with a report (decision E5).
 * @param reportOf the report that counts for a quarter, with its sums if it was read
 */
export const reportedQuarters = (
  moment: Moment,
  approvedAt: Date | string | null,
  reportOf: (quarter: string) => Pick<ReportedQuarter, 'reportId' | 'totals'> | undefined,
): ReportedQuarter[] =>
  closedQuarters(moment.now).flatMap((quarter): ReportedQuarter[] => {
    const { name, end } = quarter;
    const report = reportOf(name);
    if (report) return [{ quarter: name, state: 'REPORTED', ...report }];
    if (!isBefore(approvedAt, end)) return [];
    const state = isOverdue(quarter, moment) ? 'OVERDUE' : 'OPEN';
    return [{ quarter: name, state, reportId: null, totals: null }];
  });
