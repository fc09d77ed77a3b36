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

/** Deletes expired sessions, links and counters. */
const sweep: Job = {
  name: 'sweep',
  everySeconds: 3600,
  run: ({ db, now }) => sweepAccounts(db, now).then(() => 0),
};

/** Asks associates to acknowledge a new major version of the brand education (decision C1). */
const education: Job = {
  name: 'education',
  everySeconds: 60,
  run: ({ db, now }) => enforceMajorVersions(db, now),
};

/** All jobs, in this order: an agency whose accreditation has ended gets no further notices. */
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
