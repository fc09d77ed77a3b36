import { z } from 'zod';
import { eventStatuses, reportFields } from './reportColumns.ts';

/** What is read in a quarterly report, as the API sends it. Money is US dollars, a day `2026-03-31`, a quarter `2026-Q1`. */

/**
 * What is wrong with a cell. Each has two texts in the catalogues, at `reports.findings`: what was found, and what to
 * do.
 */
const findingCodes = [
  'missing',
  'columnMissing',
  'notADate',
  'dateOrder',
  'outsideQuarter',
  'notANumber',
  'percent',
  'otherCurrency',
  'negative',
  'notWhole',
  'tooLarge',
  'tooManyNights',
  'unknownStatus',
  'repeated',
  'noBookingsBeside',
  'noEvent',
  'formulaError',
  'noValue',
  'merged',
  'tooManyRows',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** What may well be right, and is worth a look. */
const hintCodes = [
  'unknownHotel',
  'otherSheets',
  'hiddenSheet',
  'manySheets',
  'hiddenRows',
  'currencyFormat',
  'totalRows',
  'noteRows',
] as const;

const place = {
  sheet: z.string(),
  /** `B14` */
  cell: z.string(),
  /** Number of the row in the sheet, as the spreadsheet program shows it. */
  row: z.int().min(1),
  /** The column, if there is only one at fault. */
  field: z.enum(reportFields).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};
const finding = z.object({ ...place, code: z.enum(findingCodes) });
export type Finding = z.infer<typeof finding>;
const hint = z.object({ ...place, code: z.enum(hintCodes) });
export type Hint = z.infer<typeof hint>;

const words = z.string().nullable();
const day = z.iso.date().nullable();
const amount = z.number().nullable();

/** An event of a report. null: the cell is empty, or what it contains can't be read. */
export const booking = z.object({
  row: z.int().min(1),
  eventName: words,
  eventType: words,
  hotel: words,
  city: words,
  country: words,
  arrivalDate: day,
  departureDate: day,
  roomsOnPeak: amount,
  roomNights: amount,
  hotelRevenue: amount,
  commission: amount,
  status: z.enum(eventStatuses).nullable(),
});
export type Booking = z.infer<typeof booking>;

/** The sums of a report. Room nights, revenue and commission are those of the events that weren't cancelled. */
export const reportTotals = z.object({
  events: z.int(),
  cancelled: z.int(),
  roomNights: z.int(),
  hotelRevenue: z.number(),
  commission: z.number(),
});
export type ReportTotals = z.infer<typeof reportTotals>;

/**
 * Whether a report was read: READ; UNKNOWN_LAYOUT: no sheet has the headings of the template; TOO_MUCH: reading it
 * exceeds the limits of memory or time; UNREADABLE: the file is damaged.
 */
export const readingStates = ['READ', 'UNKNOWN_LAYOUT', 'TOO_MUCH', 'UNREADABLE'] as const;
export type ReadingState = (typeof readingStates)[number];

/** What was read in a report. Findings never refuse a report (decision E4). */
export const reportReading = z.object({
  state: z.enum(readingStates),
  quarter: z.string(),
  /** The name of the sheet that was read; none for what was read before names were kept. */
  sheet: z.string().optional(),
  /** null unless it was read. */
  totals: reportTotals.nullable(),
  /** At most `readingLimits.findings`, in the order of rows. */
  findings: z.array(finding),
  findingCount: z.int(),
  hints: z.array(hint),
  /** The events to which the findings and hints belong. */
  rows: z.array(booking),
  /** What was reported on the quarter before; null if nothing that could be read. */
  previous: z.object({ quarter: z.string(), totals: reportTotals }).nullable(),
});
export type ReportReading = z.infer<typeof reportReading>;
