import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import { limits } from '../../../contract/limits.ts';
import type { PersonAgency } from '../../accounts/person.ts';
import { agencies } from '../../db/schema.ts';

/** A calendar quarter in UTC: its name (`2025-Q3`), first moment, and the first moment after it. */
export interface Quarter {
  name: string;
  start: Date;
  end: Date;
}

const DAY = 86_400_000;

/** Returns the quarter that contains `date`, shifted by `quarters` (-1: the one before). */
export function quarterOf(date: Date, quarters = 0): Quarter {
  const first = Math.floor(date.getUTCMonth() / 3) + quarters;
  const start = new Date(Date.UTC(date.getUTCFullYear(), first * 3, 1));
  const end = new Date(Date.UTC(date.getUTCFullYear(), (first + 1) * 3, 1));
  return { name: `${start.getUTCFullYear()}-Q${start.getUTCMonth() / 3 + 1}`, start, end };
}

/** Returns the quarter that a report uploaded at `now` is for: the last closed one. */
export const reportedQuarterAt = (now: Date): Quarter => quarterOf(now, -1);

/**
 * Returns whether the agency must report, and whether a report is due and until when: if the last closed quarter ended
 * after the approval and has no report. The deadline is the end of day 30 of the new quarter.
 */
export function quarterlyReport(
  agency: Pick<
    PersonAgency,
    'status' | 'approvedAt' | 'quarterlyReportRequired' | 'reportedQuarter'
  > | null,
  now: Date,
): { required: boolean; due: boolean; deadline: Date | null } {
  const required = agency?.quarterlyReportRequired ?? false;
  const quarter = reportedQuarterAt(now);
  const due =
    required &&
    agency?.approvedAt != null &&
    agency.approvedAt < quarter.end &&
    (agency.reportedQuarter ?? '') < quarter.name;
  return { required, due, deadline: due ? deadlineOf(quarter) : null };
}

/** Returns the deadline for the report of a quarter: the last millisecond of day 30 of the next quarter. */
export const deadlineOf = ({ end }: Quarter): Date =>
  new Date(end.getTime() + limits.reportDeadlineDays * DAY - 1);

/** Returns the rule of {@link quarterlyReport} for a due report as a condition on agencies. */
export function reportIsDue(now: Date): SQL | undefined {
  const { name, end } = reportedQuarterAt(now);
  return and(
    eq(agencies.quarterlyReportRequired, true),
    lt(agencies.approvedAt, end),
    or(isNull(agencies.reportedQuarter), lt(agencies.reportedQuarter, name)),
  );
}
