import { z } from 'zod';
import { contentBase } from '../addresses.ts';
import { ownPicture } from '../contentHtml.ts';
import { languageCode } from '../forms/account.ts';
import { translated } from '../languages.ts';
import { limits } from '../limits.ts';
import { time } from '../records.ts';
import { code, longText, optional, searchText, text } from '../rules.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { enteredTime } from './inputs.ts';
import { listQuery, recordId } from './paging.ts';
import { pageStates, translationStates, versionStates } from './words.ts';

/** Content pages in the console (specification §3, Content page). Times are ISO 8601 in UTC. */

/** How far each translation is (decision H8). */
const translations = z.record(z.enum(translated), z.enum(translationStates));
export type Translations = z.infer<typeof translations>;

const contentRow = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  state: z.enum(pageStates),
  /** Whether there is an unpublished version. */
  draft: z.boolean(),
  publishUntil: time.nullable(),
  updatedAt: time,
  translations,
});
export type ContentRow = z.infer<typeof contentRow>;

export const contentListQuery = listQuery(['code', 'name', 'updatedAt'], {
  q: searchText(),
  code: searchText(limits.textMax),
  state: z.enum(pageStates),
  draft: z.enum(['true', 'false']),
  translation: z.enum(translationStates),
});

const pageText = z.object({
  name: z.string(),
  body: z.string(),
  thumbnailUrl: z.string(),
  thumbnailAlt: z.string(),
});

const contentVersion = z.object({
  number: z.int(),
  state: z.enum(versionStates),
  publishFrom: time.nullable(),
  publishUntil: time.nullable(),
  major: z.boolean(),
  /** Name of its author; null for the demo data. */
  author: z.string().nullable(),
  savedAt: time,
});
export type ContentVersion = z.infer<typeof contentVersion>;

const contentVersionText = pageText.extend({ number: z.int() });
export type ContentVersionText = z.infer<typeof contentVersionText>;

/**
 * A page to be edited in one language: the text of its latest version, and all versions, latest first. Without a
 * version in that language the text is blank, and the picture is the English one.
 */
const contentRecord = pageText.extend({
  id: z.uuid(),
  code: z.string(),
  language: languageCode,
  translations,
  /** Beside a translation: the latest English text. */
  english: pageText.nullable(),
  /** Must be sent with every change of the page. */
  revision: z.int(),
  state: z.enum(pageStates),
  draft: z.boolean(),
  versions: z.array(contentVersion),
});
export type ContentRecord = z.infer<typeof contentRecord>;

/** A content code: lower case letters, digits and hyphens, so that it can be part of an address. */
const contentCode = code(limits.nameMax)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'validation.invalid',
  })
  .meta({ examples: ['spring-offers'] });
const picture = code()
  .regex(ownPicture, { error: 'validation.invalid' })
  .meta({ examples: ['/art/valley-dawn.svg'] });

const pageForm = z.strictObject({
  name: text(),
  body: optional(longText(200_000)),
  thumbnailUrl: optional(picture),
  thumbnailAlt: optional(text(limits.longTextMax)),
});
export const newContentForm = pageForm.extend({ code: contentCode });
/** A change of a page: the revision that was read, and the language that is changed. */
const revised = { revision: z.int32(), language: languageCode.default('en') };
export const contentForm = pageForm.extend(revised);

/** Publishes the draft, now or at a given time, with or without an end. */
export const publishForm = z
  .strictObject({
    ...revised,
    publishFrom: enteredTime().nullable().default(null),
    publishUntil: enteredTime()
      .nullable()
      .default(null)
      .meta({ examples: [null] }),
    /** For the brand education: accredited associates have to acknowledge again. */
    major: z.boolean().default(false),
    /** For a page of accredited associates: those who chose news are emailed about it once it is live. */
    news: z.boolean().default(false),
  })
  .refine(({ publishFrom: from, publishUntil: until }) => !until || !from || until > from, {
    path: ['publishUntil'],
    error: 'validation.invalid',
  });
const revisionForm = z.strictObject(revised);
const restoreForm = z.strictObject({ ...revised, number: z.int32() });
/** Which language of a page is read. */
const languageQuery = z.object({ language: languageCode.default('en') });

const contentImage = z.object({
  id: z.uuid(),
  filename: z.string(),
  url: z.string(),
  size: z.int(),
  uploadedAt: time,
  /** The picture waits for the virus scanner and is not shown yet. */
  beingChecked: z.literal(true).optional(),
});
export type ContentImage = z.infer<typeof contentImage>;

export const IMAGE_BYTES = 2 * 1024 * 1024;
/** Returns the address of an uploaded picture. */
export const imageUrl = (id: string): string => `${contentBase}/images/${id}`;

export const contentLists = {
  content: {
    needs: 'readContent',
    summary: 'Content pages',
    source: 'decisions H2, C1',
    query: contentListQuery,
    row: contentRow,
  },
} satisfies StaffListRows;

export const contentCalls = {
  'GET content/:id': {
    needs: 'readContent',
    summary: 'A page with its versions in a language',
    source: 'decisions H2, C1',
    query: languageQuery,
    response: contentRecord,
  },
  'GET content/:id/versions/:number': {
    needs: 'readContent',
    summary: 'The text of a version',
    source: 'decisions H2, C1',
    params: recordId.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
    query: languageQuery,
    response: contentVersionText,
  },
  'POST content': {
    needs: 'editContent',
    summary: 'Create a page with its first draft',
    source: 'decisions H2, C1',
    body: newContentForm,
    response: contentRecord,
  },
  'PUT content/:id': {
    needs: 'editContent',
    summary: 'Save the draft',
    source: 'decisions H2, C1',
    body: contentForm,
    response: contentRecord,
  },
  'POST content/:id/publish': {
    needs: 'editContent',
    summary: 'Publish the draft, at once or on a schedule',
    source: 'decisions H2, C1',
    body: publishForm,
    response: contentRecord,
  },
  'POST content/:id/offline': {
    needs: 'editContent',
    summary: 'Take a page offline',
    source: 'decisions H2, C1',
    body: revisionForm,
    response: contentRecord,
  },
  'POST content/:id/restore': {
    needs: 'editContent',
    summary: 'Restore an earlier version as the draft',
    source: 'decisions H2, C1',
    body: restoreForm,
    response: contentRecord,
  },
  'GET images': {
    needs: 'readContent',
    summary: 'The latest pictures',
    source: 'decision H2',
    response: contentImage.array(),
  },
  'POST images': {
    needs: 'editContent',
    summary: 'Upload a picture',
    source: 'decision H2',
    response: contentImage,
  },
} satisfies StaffCallRows;
