import { readingLimits } from '../../contract/reportColumns.ts';
import type {
  Booking,
  Finding,
  Hint,
  ReadingState,
  ReportReading,
  ReportTotals,
} from '../../contract/reportReading.ts';

/** All that was read in a report. */
export interface ReadReport {
  state: ReadingState;
  /** The name of the sheet that was read. */
  sheet?: string;
  /** All events. */
  bookings: Booking[];
  /** All findings, in the order of rows. */
  findings: Finding[];
  hints: Hint[];
  /** Where its hotels are, for hints about them. */
  hotels?: { sheet: string; column: number };
}

/** A report of which nothing was read. */
export const unread = (state: ReadingState): ReadReport => ({
  state,
  bookings: [],
  findings: [],
  hints: [],
});

/** Returns the sums of a report's events, exact to the cent. */
export function totalsOf(bookings: readonly Booking[]): ReportTotals {
  const counted = bookings.filter(({ status }) => status !== 'CANCELLED');
  const sum = (amounts: readonly (number | null)[], unit: number) =>
    amounts.reduce<number>((all, amount) => all + Math.round((amount ?? 0) * unit), 0) / unit;
  return {
    events: bookings.length,
    cancelled: bookings.length - counted.length,
    roomNights: sum(
      counted.map(({ roomNights }) => roomNights),
      1,
    ),
    hotelRevenue: sum(
      counted.map(({ hotelRevenue }) => hotelRevenue),
      100,
    ),
    commission: sum(
      counted.map(({ commission }) => commission),
      100,
    ),
  };
}

/** Returns what is kept of a report beside its events: its sums, and the first of its findings. */
export const summaryOf = ({ state, sheet, bookings, findings, hints }: ReadReport) => ({
  state,
  ...(sheet !== undefined && { sheet }),
  totals: state === 'READ' ? totalsOf(bookings) : null,
  findings: findings.slice(0, readingLimits.findings),
  findingCount: findings.length,
  hints,
});

/** Returns what an answer says of a report on a quarter, with the events of its findings. */
export function toReading(
  read: ReadReport,
  quarter: string,
  previous: ReportReading['previous'],
): ReportReading {
  const summary = summaryOf(read);
  const named = new Set([...summary.findings, ...summary.hints].map(({ row }) => row));
  const rows = read.bookings.filter(({ row }) => named.has(row));
  return { ...summary, quarter, rows, previous };
}
