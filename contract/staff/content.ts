import { z } from 'zod';
import { contentBase } from '../addresses.ts';
import { limits } from '../limits.ts';
import { longText, optional, searchText, text } from '../rules.ts';
import { listQuery } from './paging.ts';
import { pageStates, versionStates } from './words.ts';

/** Content pages in the console (specification §3, Content page). Times are ISO 8601 in UTC. */

const time = z.iso.datetime();

export const contentRow = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  state: z.enum(pageStates),
  /** Whether there is an unpublished version. */
  draft: z.boolean(),
  publishUntil: time.nullable(),
  updatedAt: time,
});
export type ContentRow = z.infer<typeof contentRow>;

export const contentListQuery = listQuery(['code', 'name', 'updatedAt'], {
  q: searchText(),
  code: searchText(limits.textMax),
  state: z.enum(pageStates),
  draft: z.enum(['true', 'false']),
});

const pageText = z.object({
  name: z.string(),
  body: z.string(),
  thumbnailUrl: z.string(),
  thumbnailAlt: z.string(),
});

export const contentVersion = z.object({
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

/** A version with its text. */
export const contentVersionText = pageText.extend({ number: z.int() });
export type ContentVersionText = z.infer<typeof contentVersionText>;

/** A page to be edited: the text of its latest version, and all versions, latest first. */
export const contentRecord = pageText.extend({
  id: z.uuid(),
  code: z.string(),
  /** Must be sent with every change of the page. */
  revision: z.int(),
  state: z.enum(pageStates),
  draft: z.boolean(),
  versions: z.array(contentVersion),
});
export type ContentRecord = z.infer<typeof contentRecord>;

/** A content code: lower case letters, digits and hyphens, so that it can be part of an address. */
const code = text(limits.nameMax).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'validation.invalid',
});
/** The path of a picture of this site: one of public/art, or one that staff uploaded. */
const picture = text().regex(/^\/(?:art|api\/content)\/(?!.*\.\.)[\w./-]+$/, {
  error: 'validation.invalid',
});

const pageForm = z.object({
  name: text(),
  body: optional(longText(200_000)),
  thumbnailUrl: optional(picture),
  thumbnailAlt: optional(text(limits.longTextMax)),
});
/** A new page. */
export const newContentForm = pageForm.extend({ code });
/** Saving the draft. */
export const contentForm = pageForm.extend({ revision: z.int() });

/** Publishing the draft: at once or from a time, with or without an end. */
export const publishForm = z
  .object({
    revision: z.int(),
    publishFrom: time.nullable().default(null),
    publishUntil: time.nullable().default(null),
    /** For the brand education: accredited associates have to acknowledge again. */
    major: z.boolean().default(false),
  })
  .refine(({ publishFrom: from, publishUntil: until }) => !until || !from || until > from, {
    path: ['publishUntil'],
    error: 'validation.invalid',
  });
export const revisionForm = z.object({ revision: z.int() });
export const restoreForm = z.object({ revision: z.int(), number: z.int() });

export const contentImage = z.object({
  id: z.uuid(),
  filename: z.string(),
  url: z.string(),
  size: z.int(),
  uploadedAt: time,
  /** The picture waits for the virus scanner and is not shown yet. */
  beingChecked: z.literal(true).optional(),
});
export type ContentImage = z.infer<typeof contentImage>;

/** The most bytes of a picture. */
export const IMAGE_BYTES = 2 * 1024 * 1024;
/** Returns the address of an uploaded picture. */
export const imageUrl = (id: string): string => `${contentBase}/images/${id}`;
