import type { z } from 'zod';
import type { ParamOf } from '../calls/call.ts';
import { accessCalls, accessLists } from './access.ts';
import { agencyCalls, agencyLists } from './agencies.ts';
import { auditCalls, auditLists } from './audit.ts';
import { contentCalls, contentLists } from './content.ts';
import { frontDeskCalls, frontDeskLists } from './frontDesks.ts';
import { mailCalls, mailLists } from './mails.ts';
import { overviewCalls } from './overview.ts';
import { peopleCalls, peopleLists } from './people.ts';
import { programmeCalls } from './programme.ts';
import { quizCalls } from './quiz.ts';
import { reportCalls, reportLists } from './reports.ts';
import { reviewCalls, reviewLists } from './review.ts';
import { signOnCalls } from './signOn.ts';

/** The lists of the console, which only staff can read. */
export const staffLists = {
  ...agencyLists,
  ...reviewLists,
  ...peopleLists,
  ...reportLists,
  ...contentLists,
  ...mailLists,
  ...auditLists,
  ...accessLists,
  ...frontDeskLists,
};
export type StaffLists = typeof staffLists;

/**
 * The other calls of the console, which only staff can make. The server registers them; the console makes them by name
 * and knows them by type alone, so that no page loads the schemas.
 */
export const staffCalls = {
  ...overviewCalls,
  ...programmeCalls,
  ...agencyCalls,
  ...reviewCalls,
  ...peopleCalls,
  ...reportCalls,
  ...contentCalls,
  ...quizCalls,
  ...mailCalls,
  ...accessCalls,
  ...signOnCalls,
  ...frontDeskCalls,
  ...auditCalls,
};
export type StaffCalls = typeof staffCalls;
export type StaffCallName = keyof StaffCalls;

export type StaffBody<Name extends StaffCallName> = Name extends unknown
  ? StaffCalls[Name] extends { body: infer Body extends z.ZodType }
    ? z.input<Body>
    : undefined
  : never;
/** What a call is given. */
export interface StaffSent<Name extends StaffCallName> {
  /** What fills in its path. */
  params?: Record<ParamOf<Name>, string>;
  query?: Record<string, string>;
  body?: StaffBody<Name>;
  /** Sent as multipart in the field `file`. */
  file?: File;
  signal?: AbortSignal;
}
export type StaffAnswer<Name extends StaffCallName> = z.output<StaffCalls[Name]['response']>;
/** Makes a call by its name. */
export type StaffCall = <Name extends StaffCallName>(
  name: Name,
  sent?: StaffSent<Name>,
) => Promise<StaffAnswer<Name>>;
