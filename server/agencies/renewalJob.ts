import { and, asc, eq, lt } from 'drizzle-orm';
import { dayOf, type Moment, startOf, todayAt } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import type { Transaction } from '../core/db/connection.ts';
import { agencies } from '../core/db/schema.ts';
import { BATCH, inBatches, type JobRun } from '../core/jobs/job.ts';
import { moveAgencies } from '../life-cycle/agency.ts';
import { sendNoticesBefore } from './notices.ts';

/** Sends notices before the renewal date, and ends the accreditation on that date (decisions B1, B3). */
export async function run(job: JobRun): Promise<number> {
  const ended = await inBatches(job, (tx) => expire(tx, job));
  const noticed = await sendNoticesBefore(job, {
    name: 'agencyRenewal',
    template: 'agencyRenewalNotice',
    status: 'APPROVED',
    until: agencies.renewalDate,
    daysLeft: limits.agencyRenewalNoticeDaysLeft,
    params: ({ name, renewalDate }) => ({ agency: name ?? '', until: dayOf(renewalDate) }),
  });
  return ended + noticed;
}

/** Ends the accreditation of the agencies whose renewal date is over. */
async function expire(tx: Transaction, moment: Moment): Promise<number> {
  const due = await tx
    .select()
    .from(agencies)
    .where(and(eq(agencies.status, 'APPROVED'), lt(agencies.renewalDate, startOf(todayAt(moment)))))
    .orderBy(asc(agencies.renewalDate))
    .limit(BATCH)
    .for('no key update', { skipLocked: true });
  await moveAgencies(tx, due, 'expire', { actorId: null, by: 'job', now: moment.now });
  return due.length;
}
