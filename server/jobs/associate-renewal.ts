import { expireAssociates } from '../domain/life-cycle/expire.ts';
import { BATCH, inBatches, type Job } from './job.ts';

/** Accreditations end after twelve months and have to be renewed (decision C1). */
export const associateRenewal: Job = {
  name: 'associate-renewal',
  everySeconds: 60,
  run: (run) => inBatches(run, (tx) => expireAssociates(tx, run.now, BATCH)),
};
