import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import { deadlineOf, lastClosedQuarter } from '../../../contract/quarters.ts';
import type { PersonAgency } from '../../accounts/person.ts';
import { agencies } from '../../db/schema.ts';

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
  const quarter = lastClosedQuarter(now);
  const due =
    required &&
    agency?.approvedAt != null &&
    agency.approvedAt < quarter.end &&
    (agency.reportedQuarter ?? '') < quarter.name;
  return { required, due, deadline: due ? deadlineOf(quarter) : null };
}

/** Returns the rule of {@link quarterlyReport} for a due report as a condition on agencies. */
export function reportIsDue(now: Date): SQL | undefined {
  const { name, end } = lastClosedQuarter(now);
  return and(
    eq(agencies.quarterlyReportRequired, true),
    lt(agencies.approvedAt, end),
    or(isNull(agencies.reportedQuarter), lt(agencies.reportedQuarter, name)),
  );
}
