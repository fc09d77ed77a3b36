import { sealAudit } from '../audit/chain.ts';
import { tellFailedSignIns } from '../audit/sign-ins.ts';
import type { Job } from './job.ts';

/** The audit is told of failed sign-ins, and what was written since the last time is linked. No mail follows. */
export const auditChain: Job = {
  name: 'audit',
  everySeconds: 60,
  async run({ db, now, signal }) {
    await tellFailedSignIns(db, now);
    await sealAudit(db, { signal });
    return 0;
  },
};
