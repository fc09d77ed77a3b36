/** What the cells of a column hold. A count is a whole number, money is US dollars with cents; neither is negative. */
export type ColumnKind = 'text' | 'date' | 'count' | 'money' | 'status';

/**
 * The columns of the report template in their order; their headings are in the words of each language. Every event
 * needs the required ones, and so every report.
 */
export const reportColumns = {
  eventName: { kind: 'text', required: true },
  eventType: { kind: 'text', required: false },
  hotel: { kind: 'text', required: true },
  city: { kind: 'text', required: false },
  country: { kind: 'text', required: false },
  arrivalDate: { kind: 'date', required: true },
  departureDate: { kind: 'date', required: true },
  roomsOnPeak: { kind: 'count', required: false },
  roomNights: { kind: 'count', required: true },
  hotelRevenue: { kind: 'money', required: true },
  commission: { kind: 'money', required: true },
  status: { kind: 'status', required: true },
} as const satisfies Record<string, { kind: ColumnKind; required: boolean }>;

export type ReportField = keyof typeof reportColumns;
export const reportFields = Object.keys(reportColumns) as [ReportField, ...ReportField[]];

export const eventStatuses = ['DEFINITE', 'HELD', 'CANCELLED'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/**
 * How much of a report is read and shown. Apart from the schemas, because each report is read in a thread of its own,
 * which would have to load zod.
 */
export const readingLimits = {
  /** Rows below the headings. */
  rows: 5_000,
  /** Findings of an answer; the marked copy of the report contains all. */
  findings: 200,
  /** Characters of a text in a cell. */
  text: 200,
  roomNights: 1_000_000,
  /** US dollars in one cell. */
  money: 1_000_000_000,
} as const;
