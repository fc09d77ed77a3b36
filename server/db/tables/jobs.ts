import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

/**
 * When each job last began, on any node, by the time of the database: a node that begins one keeps the others from it
 * until it is due again. Nothing is lost with a row.
 */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  startedAt: time('started_at').notNull(),
  failedAt: time('failed_at'),
  /** Why it failed then. */
  reason: text('reason'),
});
