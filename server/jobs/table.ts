import { sweepAccounts } from '../accounts/sweep.ts';
import { agencyRenewal } from './agency-renewal.ts';
import { associateRenewal } from './associate-renewal.ts';
import { invitationSteps } from './invitations.ts';
import type { Job } from './job.ts';
import { quarterlyReports } from './quarterly-reports.ts';
import { registrationWindow } from './registration-window.ts';

/** What ended by itself is removed: sessions, links, counters. */
const sweep: Job = {
  name: 'sweep',
  everySeconds: 3600,
  run: ({ db, now }) => sweepAccounts(db, now).then(() => 0),
};

/** All that happens by itself as time passes. */
export const jobs: readonly Job[] = [
  agencyRenewal,
  quarterlyReports,
  registrationWindow,
  invitationSteps,
  associateRenewal,
  sweep,
];
