import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, inQuarantine, scanned, time } from '../columns.ts';
import { accounts } from './people.ts';

/** Content pages; several may share a code (specification §3). What a page says stands in its versions. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: id(),
    code: text('code').notNull(),
    /** Rises with everything that staff do to the page; they name the one they have seen. */
    revision: integer('revision').notNull().default(1),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [index('content_pages_code').on(t.code)],
);

/**
 * Versions of a content page. The portal shows the highest published number whose time has begun, until that one's
 * end (server/domain/content/live.ts). An unpublished one is the draft: the highest number, one a page.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    /** Clean already. */
    body: text('body').notNull(),
    thumbnailUrl: text('thumbnail_url').notNull().default(''),
    thumbnailAlt: text('thumbnail_alt').notNull().default(''),
    type: text('type').notNull().default('text/html'),
    /** null: a draft. */
    publishFrom: time('publish_from'),
    /** null: without end. */
    publishUntil: time('publish_until'),
    /** Who was accredited before it has to acknowledge again. */
    major: boolean('major').notNull().default(false),
    /** When everyone whom a major version concerns had been asked to. */
    enforcedAt: time('enforced_at'),
    /** null: the demo data, or what came before versions. */
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: time('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('content_versions_number').on(t.pageId, t.number),
    index('content_versions_major')
      .on(t.publishFrom)
      .where(sql`${t.major} and ${t.enforcedAt} is null`),
  ],
);

type Cleaning = 'PENDING' | 'DONE' | 'UNREADABLE';

/** Pictures of content pages, uploaded by staff; never changed, so that an address is one picture for ever. */
export const contentImages = pgTable(
  'content_images',
  {
    id: id(),
    filename: text('filename').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    file: bytea('file').notNull(),
    /** Drawn anew without what a camera or a program told beside it; pending: it came before that was done. */
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

/** Files at the content base. */
export const contentFiles = pgTable('content_files', {
  /** Last segment of the address. */
  name: text('name').primaryKey(),
  filename: text('filename').notNull(),
  mime: text('mime').notNull(),
  file: bytea('file').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Texts of mails and of the portal that the programme says in its own words. */
export const textOverrides = pgTable(
  'text_overrides',
  {
    id: id(),
    brand: text('brand').notNull(),
    locale: text('locale').notNull(),
    scope: text('scope').$type<'mail' | 'portal'>().notNull(),
    /** As in the catalogue: `dashboard.title`; of a mail `invitation.paragraphs.0`. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    /** What it stands for, as it was then: tells whether the original has changed since. */
    original: text('original').notNull(),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [uniqueIndex('text_overrides_key').on(t.brand, t.scope, t.locale, t.key)],
);
