import { integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Programme } from '../../../../contract/staff/programme.ts';

/**
 * The figures of the console's overview (server/figures). They are derived from other tables: a job
 * counts them again, and backups leave them out.
 */

/** Which reports are in the sums of a quarter; other ones mean that it has to be counted again. */
export const programmeQuarters = pgTable('programme_quarters', {
  quarter: text('quarter').primaryKey(),
  /** Their number and a sum of hashes of their ids. */
  reports: text('reports').notNull(),
});

/** The events of a quarter that were not cancelled, summed up by hotel and by country. */
export const programmeSums = pgTable(
  'programme_sums',
  {
    quarter: text('quarter').notNull(),
    kind: text('kind').$type<'hotel' | 'country'>().notNull(),
    /** The name in lower case. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    events: integer('events').notNull(),
    roomNights: numeric('room_nights', { precision: 14, scale: 0, mode: 'number' }).notNull(),
    hotelRevenue: numeric('hotel_revenue', { precision: 18, scale: 2, mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.quarter, t.kind, t.key] })],
);

/** The finished picture of the whole program, by the number of quarters that it looks back on. */
export const programmePictures = pgTable('programme_pictures', {
  quarters: integer('quarters').primaryKey(),
  picture: jsonb('picture').$type<Programme>().notNull(),
});
