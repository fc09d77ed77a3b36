import { DAY } from '../../contract/dates.ts';
import { quarterNamed } from '../../contract/quarters.ts';
import type { ReportField } from '../../contract/reportColumns.ts';
import type { Booking, Finding, FindingCode } from '../../contract/reportReading.ts';
import { plain } from './headings.ts';

interface Problem {
  field: ReportField;
  code: FindingCode;
  params?: Finding['params'];
}

/** The first day of a quarter and that of the next one, `2026-01-01`. */
function daysOf(quarter: string): [first: string, next: string] {
  const { start, end } = quarterNamed(quarter);
  return [start, end].map((date) => date.toISOString().slice(0, 10)) as [string, string];
}

/** Whether a stay touches a quarter. */
export function touchesQuarter(arrival = '', departure = '', quarter: string): boolean {
  const [first, next] = daysOf(quarter);
  return arrival < next && departure >= first;
}

/**
 * Returns what is wrong between the cells of an event: its dates and the quarter, and its room nights. The stay of an
 * event must touch the quarter: one over its end may be reported in either.
 */
export function checkBooking(booking: Booking, quarter: string): Problem[] {
  const { arrivalDate: arrival, departureDate: departure } = booking;
  if (arrival && departure && departure < arrival) {
    return [{ field: 'departureDate', code: 'dateOrder' }];
  }
  const [first, next] = daysOf(quarter);
  const problems: Problem[] = [];
  if (arrival && arrival >= next) {
    problems.push({ field: 'arrivalDate', code: 'outsideQuarter', params: { quarter } });
  }
  if (departure && departure < first) {
    problems.push({ field: 'departureDate', code: 'outsideQuarter', params: { quarter } });
  }
  const { roomsOnPeak: rooms, roomNights } = booking;
  if (arrival && departure && rooms !== null && roomNights !== null) {
    const nights = Math.max(1, (Date.parse(departure) - Date.parse(arrival)) / DAY);
    const max = rooms * nights;
    if (roomNights > max) {
      problems.push({ field: 'roomNights', code: 'tooManyNights', params: { rooms, nights, max } });
    }
  }
  return problems;
}

/** Returns a function that, called for each event in turn, returns the earlier row with the same event. */
export function repetitions(): (booking: Booking) => number | undefined {
  const rows = new Map<string, number>();
  return ({ row, eventName, hotel, arrivalDate }) => {
    if (!eventName || !hotel || !arrivalDate) return undefined;
    const key = JSON.stringify([plain(eventName), plain(hotel), arrivalDate]);
    const before = rows.get(key);
    if (before === undefined) rows.set(key, row);
    return before;
  };
}
