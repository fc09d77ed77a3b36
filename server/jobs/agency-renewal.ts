import { limits } from '../../contract/limits.ts';
import { agencies } from '../db/schema.ts';
import { expireAgencies } from '../domain/life-cycle/expire.ts';
import { mailDate } from '../mail/outbox.ts';
import { BATCH, inBatches, type Job, type JobRun } from './job.ts';
import { sendNoticesBefore } from './notices.ts';

/** Sends notices before the renewal date, and ends the accreditation on that date (decisions B1, B3). */
export const agencyRenewal: Job = {
  name: 'agency-renewal',
  everySeconds: 60,
  async run(run: JobRun) {
    const ended = await inBatches(run, (tx) => expireAgencies(tx, run.now, BATCH));
    const noticed = await sendNoticesBefore(run, {
      name: 'agencyRenewal',
      template: 'agencyRenewalNotice',
      status: 'APPROVED',
      until: agencies.renewalDate,
      daysLeft: limits.agencyRenewalNoticeDaysLeft,
      params: ({ name, renewalDate }) => ({
        agency: name ?? '',
        until: renewalDate ? mailDate(renewalDate) : '',
      }),
    });
    return ended + noticed;
  },
};
