import { and, eq, sql } from 'drizzle-orm';
import { deadlineOf, lastClosedQuarter } from '../../contract/quarters.ts';
import { agencies } from '../db/schema.ts';
import { reportIsDue } from '../domain/reports/quarters.ts';
import { mailDate } from '../mail/outbox.ts';
import type { Job, JobRun } from './job.ts';
import { sendNotice } from './notices.ts';

/** Sends an email when the report of a quarter is due, and another when it is overdue (decision E1). */
export const quarterlyReports: Job = {
  name: 'quarterly-reports',
  everySeconds: 60,
  run(run: JobRun) {
    const quarter = lastClosedQuarter(run.now);
    const deadline = deadlineOf(quarter);
    const template = run.now <= deadline ? 'reportDue' : 'reportOverdue';
    return sendNotice(run, {
      template,
      agencies: and(eq(agencies.status, 'APPROVED'), reportIsDue(run.now)),
      occasion: sql`${`${template}:${quarter.name}`}::text`,
      params: ({ name }) => ({
        agency: name ?? '',
        quarter: quarter.name,
        until: mailDate(deadline),
      }),
    });
  },
};
