import { z } from 'zod';
import { languageCode } from './forms/account.ts';
import { limits } from './limits.ts';
import { time } from './records.ts';
import { code } from './rules.ts';

/** How far a person has read the brand education (decision C14). */

const sections = z.array(z.string());

/** How far a person has read a page of the brand education, and what has changed in it. */
export const reading = z.object({
  page: z.string(),
  /** While the page was seen, of all its versions. */
  seconds: z.int(),
  /** When its end was reached, of the version that is shown; null: not yet. */
  readAt: time.nullable(),
  /** What has changed since an earlier version was read to its end. */
  changed: z.object({ since: time, sections }).nullable(),
});
export type Reading = z.infer<typeof reading>;

/** What changes in a page from a moment on, and then has to be acknowledged again; whoever is accredited can do so ahead. */
const comingChange = z.object({
  id: z.uuid(),
  from: time,
  /** The page, and the text of it that is shown then. */
  name: z.string(),
  language: languageCode,
  version: z.int(),
  sections,
  /** The sections with their text, as HTML. */
  body: z.string(),
  /** null: not ahead. */
  acknowledgedAt: time.nullable(),
});
export type ComingChange = z.infer<typeof comingChange>;

/** How far a person has read each page, in the order in which they are shown, and the next change to acknowledge. */
export const readings = z.object({ content: reading.array(), ahead: comingChange.nullable() });
export type Readings = z.infer<typeof readings>;

/** The most people that are told of at once. */
export const TEAM_READING = 200;

/** Where people of an agency are who still have to acknowledge the brand education; nothing of what they answered. */
export const teamReading = z.object({
  content: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      status: z.enum(['CREATED', 'REGISTERED', 'PENDING_RENEWAL']),
      seconds: z.int(),
      /** How many of the pages were read to their end. */
      pagesRead: z.int(),
      /** When the end of the last one was reached; null: not of all of them yet. */
      readAt: time.nullable(),
      quiz: z.enum(['OPEN', 'FAILED']).nullable(),
    }),
  ),
  /** How many people there are. */
  total: z.int(),
  /** How many pages the brand education has. */
  pages: z.int(),
});

export const readingForm = z.object({
  read: z.object({
    page: code(),
    language: languageCode,
    version: z.int().min(1),
  }),
  seconds: z.int().min(0).max(limits.readingStepS),
  /** Whether the end of the page was reached. */
  finished: z.boolean(),
});
