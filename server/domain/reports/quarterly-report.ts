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

/** The quarter of `date`, or one `quarters` before it. */
export function quarterOf(date: Date, quarters = 0): Quarter {
  const first = Math.floor(date.getUTCMonth() / 3) + quarters;
  const start = new Date(Date.UTC(date.getUTCFullYear(), first * 3, 1));
  const end = new Date(Date.UTC(date.getUTCFullYear(), (first + 1) * 3, 1));
  return { name: `${start.getUTCFullYear()}-Q${start.getUTCMonth() / 3 + 1}`, start, end };
}

/** The quarter that a report uploaded at `now` is for: the last one that closed. */
export const reportedQuarterAt = (now: Date): Quarter => quarterOf(now, -1);

/**
 * Whether the agency's report is due, and until when: it has to report, and for the last closed quarter that
 * ended after its approval there is none. The deadline is the end of day 30 of the new quarter.
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

/** Until when a quarter is to be reported: the last moment of day 30 of the next one, so that its date is that day's. */
export const deadlineOf = ({ end }: Quarter): Date =>
  new Date(end.getTime() + limits.reportDeadlineDays * DAY - 1);

/** The agencies whose report is due: the rule of {@link quarterlyReport} as a condition of a query. */
export function reportIsDue(now: Date): SQL | undefined {
  const { name, end } = reportedQuarterAt(now);
  return and(
    eq(agencies.quarterlyReportRequired, true),
    lt(agencies.approvedAt, end),
    or(isNull(agencies.reportedQuarter), lt(agencies.reportedQuarter, name)),
  );
}
