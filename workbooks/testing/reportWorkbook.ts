import {
  type BookType,
  type CellObject,
  utils,
  type WorkBook,
  type WorkSheet,
  write,
} from '@e965/xlsx';
import type { Language } from '../../contract/languages.ts';
import { type ReportField, reportFields } from '../../contract/reportColumns.ts';
import { texts } from '../../words/catalogues.ts';

/** What a cell is made of: a value, a whole cell of SheetJS, or nothing. */
type Content = string | number | Date | CellObject | null | undefined;
export type EventCells = Partial<Record<ReportField, Content>>;

/** The serial number of a day, `2026-03-31`, as spreadsheets count from 1900. */
export const serial = (day: string): number => Date.parse(day) / 86_400_000 + 25_569;

/** An event without a fault in the first quarter of 2026. */
export const goodEvent = {
  eventName: 'Spring meeting',
  eventType: 'Conference',
  hotel: 'Millrace Boston',
  city: 'Boston',
  country: 'US',
  arrivalDate: serial('2026-03-02'),
  departureDate: serial('2026-03-05'),
  roomsOnPeak: 40,
  roomNights: 110,
  hotelRevenue: 33_000.5,
  commission: 3_300.05,
  status: 'Held',
} satisfies EventCells;

interface Shape {
  language?: Language;
  /** The fields with a column, in their order. */
  fields?: readonly ReportField[];
  /** Rows above the headings. */
  above?: string[][];
  /** Changes the finished sheet, or the workbook around it. */
  change?: (sheet: WorkSheet, book: WorkBook) => void;
  bookType?: BookType;
}

/** The rows of a sheet: headings, and an event in each row. */
export const reportSheet = (
  events: readonly EventCells[],
  { language = 'en', fields = reportFields, above = [] }: Shape = {},
): WorkSheet =>
  utils.aoa_to_sheet([
    ...above,
    fields.map((field) => texts[language].report.columns[field]),
    ...events.map((event) => fields.map((field) => event[field] ?? null)),
  ]);

/** A report as a file. */
export function reportWorkbook(events: readonly EventCells[], shape: Shape = {}): Buffer {
  const sheet = reportSheet(events, shape);
  const book = utils.book_new(sheet, 'Bookings');
  shape.change?.(sheet, book);
  return write(book, { bookType: shape.bookType ?? 'xlsx', type: 'buffer', compression: true });
}
