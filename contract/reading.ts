import { z } from 'zod';
import { languageCode } from './forms/account.ts';
import { limits } from './limits.ts';
import { time } from './records.ts';

/** How far a person has read the brand education (decision C14). */

const sections = z.array(z.string());

/** How far a person has read a page of the brand education, and what changes in it. */
export const reading = z.object({
  page: z.string(),
  /** While the page was seen, of all its versions. */
  seconds: z.int(),
  /** When its end was reached, of the version that is shown; null: not yet. */
  readAt: time.nullable(),
  /** What has changed since an earlier version was read to its end. */
  changed: z.object({ since: time, sections }).nullable(),
  /** What the next version changes that has to be acknowledged again, and from when on. */
  ahead: z.object({ from: time, sections }).nullable(),
});
export type Reading = z.infer<typeof reading>;

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
    page: z.string().max(limits.textMax),
    language: languageCode,
    version: z.int().min(1),
  }),
  seconds: z.int().min(0).max(limits.readingStepS),
  /** Whether the end of the page was reached. */
  finished: z.boolean(),
});
