import { sweepAccounts } from '../accounts/sweep.ts';
import { enforceMajorVersions } from '../domain/staff/content/enforce-major.ts';
import { agencyRenewal } from './agency-renewal.ts';
import { associateRenewal } from './associate-renewal.ts';
import { auditChain } from './audit.ts';
import { invitationSteps } from './invitations.ts';
import type { Job } from './job.ts';
import { pictures } from './quarantine.ts';
import { quarterlyReports } from './quarterly-reports.ts';
import { registrationWindow } from './registration-window.ts';

/** What ended by itself is removed: sessions, links, counters. */
const sweep: Job = {
  name: 'sweep',
  everySeconds: 3600,
  run: ({ db, now }) => sweepAccounts(db, now).then(() => 0),
};

/** A major version of the brand education, when its day has come, is to be acknowledged anew (decision C1). */
const education: Job = {
  name: 'education',
  everySeconds: 60,
  run: ({ db, now }) => enforceMajorVersions(db, now),
};

/** All that happens by itself as time passes, in this order: what has ended is asked for nothing any more. */
export const jobs: readonly Job[] = [
  agencyRenewal,
  quarterlyReports,
  registrationWindow,
  invitationSteps,
  associateRenewal,
  education,
  pictures,
  sweep,
  auditChain,
];
