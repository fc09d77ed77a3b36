import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, inQuarantine, scanned, time } from '../columns.ts';
import { agencies } from './agencies.ts';
import { accounts } from './people.ts';

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
    file: bytea('file').notNull(),
    ...scanned(),
    uploadedAt: time('uploaded_at').notNull(),
  },
  (t) => [
    index('reports_list').on(t.agencyId, t.uploadedAt.desc(), t.id),
    index('reports_quarter').on(t.quarter, t.agencyId),
    index('reports_quarantine').on(t.uploadedAt).where(inQuarantine(t.scan)),
  ],
);
