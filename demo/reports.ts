import { quarterOf } from '../contract/quarters.ts';
import { agencies } from './personas.ts';

/** A past quarterly report of the demo data. */
export interface DemoReport {
  agency: string;
  filename: string;
  timestamp: string;
  /** Name of the quarter it reports on. */
  quarter: string;
}

/**
 * One report a quarter, newest first. An agency whose report is due has none for the last closed quarter, so its
 * newest was uploaded before that quarter ended (decision E1).
 */
export function demoReports(now: Date): DemoReport[] {
  return agencies.flatMap(({ key, name, reports, quarterlyReportDue, agencyStatus }) => {
    const newest = quarterlyReportDue || agencyStatus !== 'APPROVED' ? 2 : 1;
    return Array.from({ length: reports }, (_, i) => {
      const { name: quarter, end: closed } = quarterOf(now, -(newest + i));
      const uploaded = closed.getTime() + (8 + ((i * 5) % 14)) * 86_400_000 + 9.4 * 3_600_000;
      return {
        agency: key,
        filename: `${(name ?? key).replaceAll(' ', '-')}-${quarter}.xlsx`,
        // In the first days of a quarter the newest report was uploaded just now.
        timestamp: new Date(
          Math.min(uploaded, Math.max(closed.getTime(), now.getTime())),
        ).toISOString(),
        quarter,
      };
    });
  });
}
