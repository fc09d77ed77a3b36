import type {
  Booking,
  Finding,
  Hint,
  ReadingState,
  ReportTotals,
} from '../../contract/reportReading.ts';

/** All that was read in a report. */
export interface ReadReport {
  state: ReadingState;
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
