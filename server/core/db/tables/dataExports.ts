import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contract/languages.ts';
import { id, time } from '../columns.ts';
import { files } from './files.ts';
import { accounts } from './people.ts';

/** Archives of what is kept of a person. A row is removed with its file when it ends. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who of staff asked for it, on a request that came by post; null: the person, or somebody whose account is gone. */
    askedBy: uuid('asked_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Why staff asked for it; null: the person did. */
    reason: text('reason'),
    language: text('language').$type<Language>().notNull(),
    askedAt: time('asked_at').notNull(),
    /** null: it is still being made. */
    fileId: uuid('file_id')
      .unique()
      .references(() => files.id),
    /** When the file is removed. */
    expiresAt: time('expires_at'),
  },
  (t) => [
    // Whoever asks again gets the one that is there: a second press makes no second file.
    uniqueIndex('data_exports_waiting')
      .on(t.accountId, sql`(${t.reason} is null)`)
      .where(sql`${t.fileId} is null`),
    index('data_exports_account').on(t.accountId, t.askedAt),
    index('data_exports_expires').on(t.expiresAt),
    index('data_exports_asked_by').on(t.askedBy),
  ],
);
