import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contract/languages.ts';
import type { TextScope } from '../../../../contract/staff/words.ts';
import { id, inQuarantine, scanned, time } from '../columns.ts';
import { fileId } from './files.ts';
import { accounts } from './people.ts';

/** Content pages; several may share a code (specification §3). Their texts are in the versions. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: id(),
    code: text('code').notNull(),
    /** Incremented by every change; a change sends the revision that the editor has loaded. */
    revision: integer('revision').notNull().default(1),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [index('content_pages_code').on(t.code)],
);

/**
 * Versions of a content page, in each language. The portal shows the highest published number whose publication has
 * begun, until its end (server/content/live.ts). In each language there is at most one unpublished version, the
 * draft, which has the highest number.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull().default('en'),
    /** Counted in each language. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    /** Clean HTML. */
    body: text('body').notNull(),
    thumbnailUrl: text('thumbnail_url').notNull().default(''),
    thumbnailAlt: text('thumbnail_alt').notNull().default(''),
    type: text('type').notNull().default('text/html'),
    /** null: a draft. */
    publishFrom: time('publish_from'),
    /** null: no end. */
    publishUntil: time('publish_until'),
    /** Who acknowledged the brand education, or agreed to the terms, before its publication has to do so again. */
    major: boolean('major').notNull().default(false),
    /** When all of them had been asked to. */
    enforcedAt: time('enforced_at'),
    /** Whoever chose news is emailed about it once it is live; false when all have been. */
    news: boolean('news').notNull().default(false),
    /** The account up to which they have been, in the order of ids. */
    newsAfter: uuid('news_after'),
    /** null: the demo data, or a page that is older than versions. */
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** When the text was saved; publishing it again leaves that as it is. */
    savedAt: time('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('content_versions_number').on(t.pageId, t.language, t.number),
    index('content_versions_major')
      .on(t.publishFrom)
      .where(sql`${t.major} and ${t.enforcedAt} is null`),
    index('content_versions_news').on(t.publishFrom).where(sql`${t.news}`),
  ],
);

type Cleaning = 'PENDING' | 'DONE' | 'UNREADABLE';

/** Pictures of content pages, uploaded by staff. A picture never changes, so its address can be cached. */
export const contentImages = pgTable(
  'content_images',
  {
    id: id(),
    filename: text('filename').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    fileId: fileId(),
    /** Whether the picture has been encoded again without metadata. */
    cleaning: text('cleaning').$type<Cleaning>().notNull().default('PENDING'),
    ...scanned(),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    uploadedAt: time('uploaded_at').notNull(),
  },
  (t) => [
    index('content_images_recent').on(t.uploadedAt),
    index('content_images_pending').on(t.uploadedAt).where(sql`${t.cleaning} = 'PENDING'`),
    index('content_images_quarantine').on(t.uploadedAt).where(inQuarantine(t.scan)),
  ],
);

export const contentFiles = pgTable('content_files', {
  /** The last segment of the address. */
  name: text('name').primaryKey(),
  filename: text('filename').notNull(),
  mime: text('mime').notNull(),
  fileId: fileId(),
  updatedAt: time('updated_at').notNull(),
});

export const textOverrides = pgTable(
  'text_overrides',
  {
    id: id(),
    brand: text('brand').notNull(),
    locale: text('locale').notNull(),
    scope: text('scope').$type<TextScope>().notNull(),
    /** The key in the catalogue, such as `dashboard.title`; for emails `invitation.paragraphs.0`. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    /** The original text at that time, which shows whether it has changed since. */
    original: text('original').notNull(),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [uniqueIndex('text_overrides_key').on(t.brand, t.scope, t.locale, t.key)],
);
