import { and, eq, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import { agencies } from '../db/schema.ts';
import { expireAgencies } from '../domain/life-cycle/expire.ts';
import { mailDate } from '../mail/outbox.ts';
import { BATCH, inBatches, type Job, type JobRun } from './job.ts';
import { isoTextOf, noticePeriods, sendNotice } from './notices.ts';

/** Sends notices before the renewal date, and ends the accreditation on that date (decisions B1, B3). */
export const agencyRenewal: Job = {
  name: 'agency-renewal',
  everySeconds: 60,
  async run(run: JobRun) {
    let done = await inBatches(run, (tx) => expireAgencies(tx, run.now, BATCH));
    const daysLeft = limits.agencyRenewalNoticeDaysLeft;
    for (const { days, during } of noticePeriods(agencies.renewalDate, daysLeft, run.now)) {
      done += await sendNotice(run, {
        template: 'agencyRenewalNotice',
        agencies: and(eq(agencies.status, 'APPROVED'), during),
        occasion: sql`${`agencyRenewal:${days}:`}::text || ${isoTextOf(agencies.renewalDate)}`,
        params: ({ name, renewalDate }) => ({
          agency: name ?? '',
          until: renewalDate ? mailDate(renewalDate) : '',
        }),
      });
    }
    return done;
  },
};
