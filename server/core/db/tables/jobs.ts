import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

/**
 * When each job last started on any node, by the time of the database. A node that starts a job prevents the others
 * from starting it until it is due again. Deleting a row loses nothing.
 */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  startedAt: time('started_at').notNull(),
  failedAt: time('failed_at'),
  /** Why it last failed. */
  reason: text('reason'),
});
