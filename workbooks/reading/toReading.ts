import { readingLimits } from '../../contract/reportColumns.ts';
import type { ReportReading } from '../../contract/reportReading.ts';
import { type ReadReport, totalsOf } from './report.ts';

/** Returns what an answer says of a report on a quarter, with the first of its findings and their events. */
export function toReading(
  { state, bookings, findings, hints }: ReadReport,
  quarter: string,
  previous: ReportReading['previous'],
): ReportReading {
  const shown = findings.slice(0, readingLimits.findings);
  const named = new Set([...shown, ...hints].map(({ row }) => row));
  return {
    state,
    quarter,
    totals: state === 'READ' ? totalsOf(bookings) : null,
    findings: shown,
    findingCount: findings.length,
    hints,
    rows: bookings.filter(({ row }) => named.has(row)),
    previous,
  };
}
