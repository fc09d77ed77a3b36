import { DAY, HOUR } from '../contract/dates.ts';
import { quarterOf } from '../contract/quarters.ts';
import { type DemoEvent, demoEvents, withMistake } from './bookings.ts';
import { agencies } from './personas.ts';

/** A past quarterly report of the demo data. */
export interface DemoReport {
  agency: string;
  filename: string;
  timestamp: string;
  /** Name of the quarter it reports on. */
  quarter: string;
  /** null: it was uploaded before reports were read. */
  events: readonly DemoEvent[] | null;
}

/** Quarters with reports that were read: two years. */
const READ = 8;
/** Events of an average quarter. */
const sizes: Record<string, number> = { northwind: 14, maple: 8, oak: 6 };

/** The file's name of a report. */
export const reportName = (agency: string, quarter: string): string =>
  `${agency.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${quarter}.xlsx`;

/**
 * One report a quarter, newest first. An agency whose report is due has none for the last closed quarter, so its
 * newest was uploaded before that quarter ended (decision E1).
 */
export function demoReports(now: Date): DemoReport[] {
  return agencies.flatMap(({ key, name, reports, quarterlyReportDue, agencyStatus }) => {
    const newest = quarterlyReportDue || agencyStatus !== 'APPROVED' ? 2 : 1;
    return Array.from({ length: reports }, (_, i) => {
      const { name: quarter, end: closed } = quarterOf(now, -(newest + i));
      const uploaded = closed.getTime() + (8 + ((i * 5) % 14)) * DAY + 9.4 * HOUR;
      const events = demoEvents(key, quarter, sizes[key] ?? 5);
      return {
        agency: key,
        filename: reportName(name ?? key, quarter),
        // In the first days of a quarter the newest report was uploaded just now.
        timestamp: new Date(
          Math.min(uploaded, Math.max(closed.getTime(), now.getTime())),
        ).toISOString(),
        quarter,
        events: newest + i > READ ? null : i % 4 === 2 ? withMistake(events) : events,
      };
    });
  });
}
