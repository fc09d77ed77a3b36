import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, time } from '../columns.ts';

/** The stores that can hold the contents of files. */
export const storeNames = ['database', 's3'] as const;
export type StoreName = (typeof storeNames)[number];

/**
 * Files, whose contents are in a store (server/core/files). A file never changes: another content is another file. Its
 * row is written before its content, and removed after it, so that no content is ever forgotten.
 */
export const files = pgTable('files', {
  id: id(),
  store: text('store').$type<StoreName>().notNull(),
  /** SHA-256 of the content, in hex. */
  sha256: text('sha256').notNull(),
  /** When it was first noticed that no row refers to it (server/core/files/unusedJob.ts); null while one does. */
  unusedSince: time('unused_since'),
});

export const fileContents = pgTable('file_contents', {
  id: uuid('id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  content: bytea('content').notNull(),
});

/** The column of a row that has a file. */
export const fileId = () =>
  uuid('file_id')
    .notNull()
    .unique()
    .references(() => files.id);
