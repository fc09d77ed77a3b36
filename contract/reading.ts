import { z } from 'zod';
import { languageCode } from './forms/account.ts';
import { time } from './records.ts';

/** How far a person has read the brand education (decision C14). */

/** The page tells of so many seconds at a time, while it is seen. */
const READING_STEP_S = 30;

export const reading = z.object({
  /** While the page was seen, of all its versions. */
  seconds: z.int(),
  /** When its end was reached, of the version that is shown; null: not yet. */
  readAt: time.nullable(),
  /** What has changed since an earlier version was read to its end. */
  changed: z.object({ since: time, sections: z.array(z.string()) }).nullable(),
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
      /** When the end was last reached. */
      readAt: time.nullable(),
      quiz: z.enum(['OPEN', 'FAILED']).nullable(),
    }),
  ),
  /** How many there are. */
  total: z.int(),
});

export const readingForm = z.object({
  read: z.object({ language: languageCode, version: z.int().min(1) }),
  seconds: z.int().min(0).max(READING_STEP_S),
  /** Whether the end of the page was reached. */
  finished: z.boolean(),
});
