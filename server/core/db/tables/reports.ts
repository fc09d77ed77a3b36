import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EventStatus } from '../../../../contract/reportColumns.ts';
import type { ReportReading } from '../../../../contract/reportReading.ts';
import { id, inQuarantine, scanned, time } from '../columns.ts';
import { agencies } from './agencies.ts';
import { fileId } from './files.ts';
import { accounts } from './people.ts';

export type StoredReading = Omit<ReportReading, 'quarter' | 'rows' | 'previous'>;

/** Quarterly reports with their file. An infected one doesn't count as submitted. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    /** The reported quarter, as `2025-Q3`. */
    quarter: text('quarter').notNull(),
    fileId: fileId(),
    /** What was read in it, with the findings that an answer shows; null if it wasn't read. */
    reading: jsonb('reading').$type<StoredReading>(),
    ...scanned(),
    uploadedAt: time('uploaded_at').notNull(),
    /** Hash of the page's key of this submission and of what it sent; null without such a key. */
    submission: text('submission').unique(),
  },
  (t) => [
    index('reports_list').on(t.agencyId, t.uploadedAt.desc(), t.id),
    index('reports_uploaded').on(t.uploadedAt),
    index('reports_account').on(t.accountId),
    index('reports_quarter')
      .on(t.quarter, t.agencyId, t.uploadedAt.desc(), t.id)
      .where(sql`${t.scan} <> 'INFECTED'`),
    index('reports_quarantine').on(t.uploadedAt).where(inQuarantine(t.scan)),
  ],
);

/**
 * The events of all reports that were read, also of replaced ones: those that count belong to the reports of
 * `report_sums`. null: the cell is empty, or what it contains can't be read.
 */
export const bookings = pgTable(
  'bookings',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** Number of the row in the sheet. */
    row: integer('row').notNull(),
    eventName: text('event_name'),
    eventType: text('event_type'),
    hotel: text('hotel'),
    city: text('city'),
    country: text('country'),
    arrivalDate: date('arrival_date'),
    departureDate: date('departure_date'),
    roomsOnPeak: integer('rooms_on_peak'),
    roomNights: integer('room_nights'),
    /** US dollars, like the commission. */
    hotelRevenue: numeric('hotel_revenue', { precision: 14, scale: 2, mode: 'number' }),
    commission: numeric('commission', { precision: 14, scale: 2, mode: 'number' }),
    status: text('status').$type<EventStatus>(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.row] })],
);

/** The sums of the report that counts, by agency and quarter: one row where there are hundreds of events. */
export const reportSums = pgTable(
  'report_sums',
  {
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    quarter: text('quarter').notNull(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    events: integer('events').notNull(),
    cancelled: integer('cancelled').notNull(),
    roomNights: numeric('room_nights', { precision: 14, scale: 0, mode: 'number' }).notNull(),
    hotelRevenue: numeric('hotel_revenue', { precision: 18, scale: 2, mode: 'number' }).notNull(),
    commission: numeric('commission', { precision: 18, scale: 2, mode: 'number' }).notNull(),
    findingCount: integer('finding_count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.quarter] }),
    index('report_sums_quarter').on(t.quarter, t.agencyId),
  ],
);
