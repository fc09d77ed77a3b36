import { expireAssociates } from '../domain/life-cycle/expire.ts';
import { BATCH, inBatches, type Job } from './job.ts';

/** Ends accreditations of associates after twelve months (decision C1). */
export const associateRenewal: Job = {
  name: 'associate-renewal',
  everySeconds: 60,
  run: (run) => inBatches(run, (tx) => expireAssociates(tx, run.now, BATCH)),
};
