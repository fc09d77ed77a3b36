import { sql } from 'drizzle-orm';
import { dayOf, hasBegunToEnd } from '../../contract/dates.ts';
import { deadlineOf, isOverdue, lastClosedQuarter } from '../../contract/quarters.ts';
import { contact, sendNotice } from '../agencies/notices.ts';
import { agencies } from '../core/db/schema.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { dedupeKeys } from '../core/mail/dedupeKeys.ts';
import { mustReport } from './quarters.ts';

/** Sends an email when the report of a quarter is due, and another when it is overdue (decision E1). */
export async function run(job: JobRun): Promise<number> {
  const quarter = lastClosedQuarter(job.now);
  const deadline = deadlineOf(quarter);
  const template = isOverdue(quarter, job) ? 'reportOverdue' : 'reportDue';
  if (template === 'reportDue' && hasBegunToEnd(deadline, job.now)) return 0;
  return sendNotice(job, {
    template,
    agencies: sql`${mustReport(quarter, sql`agencies`)}
      and coalesce(${agencies.reportedQuarter}, '') < ${quarter.name}`,
    dedupeKey: dedupeKeys.report(template, quarter.name, contact),
    params: ({ name }) => ({
      agency: name ?? '',
      quarter: quarter.name,
      until: dayOf(deadline),
    }),
  });
}
