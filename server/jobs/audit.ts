import { sealAudit } from '../audit/chain.ts';
import { recordFailedSignIns } from '../audit/sign-ins.ts';
import type { Job } from './job.ts';

/** Records failed sign-ins in the audit, and links new audit entries to the chain. Returns 0: there is no email. */
export const auditChain: Job = {
  name: 'audit',
  everySeconds: 60,
  async run({ db, now, signal }) {
    await recordFailedSignIns(db, now);
    await sealAudit(db, { signal });
    return 0;
  },
};
