import { and, eq, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { agencies } from '../db/schema.ts';
import { mailDate } from '../mail/outbox.ts';
import type { Job, JobRun } from './job.ts';
import { isoTextOf, noticePeriods, sendNotice } from './notices.ts';

/**
 * Sends emails on days 16, 23 and 29 of the registration window (decision B7). Its end needs no job: saves are refused
 * from then on. If staff extend the window, the emails are sent again relative to its new end.
 */
export const registrationWindow: Job = {
  name: 'registration-window',
  everySeconds: 60,
  async run(run: JobRun) {
    let done = 0;
    const daysLeft = limits.agencyWindowMailDaysLeft;
    for (const { days, during } of noticePeriods(agencies.windowEndsAt, daysLeft, run.now)) {
      done += await sendNotice(run, {
        template: 'agencyWindow',
        agencies: and(eq(agencies.status, 'NOT_CREATED'), during),
        occasion: sql`${`agencyWindow:${days}:`}::text || ${isoTextOf(agencies.windowEndsAt)}`,
        params: ({ windowEndsAt }) => ({ until: mailDate(windowEndsAt) }),
      });
    }
    return done;
  },
};
