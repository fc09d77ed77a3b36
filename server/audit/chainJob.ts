import type { JobRun } from '../core/jobs/job.ts';
import { recordFailedSignIns } from '../core/session/signInEvents.ts';
import { sealAudit } from './chain.ts';

export async function run({ db, now, signal }: JobRun): Promise<number> {
  await recordFailedSignIns(db, now);
  await sealAudit(db, { signal });
  return 0;
}
