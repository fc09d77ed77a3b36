import { dayOf } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { agencies } from '../core/db/schema.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { sendNoticesBefore } from './notices.ts';

/**
 * Sends emails on days 16, 23 and 29 of the registration window (decision B7). Its end needs no job: saves are refused
 * from then on. If staff extend the window, the emails are sent again relative to its new end.
 */
export const run = (job: JobRun): Promise<number> =>
  sendNoticesBefore(job, {
    name: 'agencyWindow',
    template: 'agencyWindow',
    status: 'NOT_CREATED',
    until: agencies.windowEndsAt,
    daysLeft: limits.agencyWindowMailDaysLeft,
    params: ({ windowEndsAt }) => ({ until: dayOf(windowEndsAt) }),
  });
