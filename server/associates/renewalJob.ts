import { and, lt, sql } from 'drizzle-orm';
import { daysFrom, monthsFrom, startOf, todayAt } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { timestamptz } from '../core/db/rows.ts';
import { accounts } from '../core/db/schema.ts';
import { BATCH, inBatches, type JobRun } from '../core/jobs/job.ts';
import { expireAssociates } from '../life-cycle/associate.ts';
import { accreditedUntil } from '../life-cycle/certificates.ts';

/** Ends accreditations of associates after twelve months (decision C1). */
export const run = (job: JobRun): Promise<number> =>
  inBatches(job, (tx) => expireAssociates(tx, job.now, BATCH, wasOverOn(todayAt(job))));

/** The associates whose accreditation of twelve months was over when a day began. */
export function wasOverOn(day: string) {
  const start = startOf(day);
  return and(
    // One day wider, for the index: 29 February ends on the 28th. The exact condition follows.
    lt(accounts.accreditedAt, daysFrom(monthsFrom(start, -limits.accreditationMonths), 1)),
    sql`${accreditedUntil} < ${timestamptz(start)}`,
  );
}
