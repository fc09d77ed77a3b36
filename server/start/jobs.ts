import { todayAt } from '../../contract/dates.ts';
import { agencyRenewal, quarterlyReports, registrationWindow } from '../agencies/notices.ts';
import { sealAudit } from '../audit/chain.ts';
import { enforceMajorVersions } from '../content/enforceMajor.ts';
import type { Files } from '../core/files/files.ts';
import type { Scanner } from '../core/files/scanner.ts';
import { unusedFiles } from '../core/files/unused.ts';
import { BATCH, inBatches, type Job } from '../core/jobs/job.ts';
import { recordFailedSignIns } from '../core/session/signInEvents.ts';
import { keepProgramme } from '../figures/programme.ts';
import { invitationSteps } from '../invitations/job.ts';
import { expireAssociates, wasOverOn } from '../life-cycle/expire.ts';
import { pictures, quarantine } from '../optional/quarantine.ts';
import { sweepAccounts } from '../sign-in/sweep.ts';

/** Ends accreditations of associates after twelve months (decision C1). */
export const associateRenewal: Job = {
  name: 'associate-renewal',
  everySeconds: 60,
  run: (run) =>
    inBatches(run, (tx) =>
      expireAssociates(tx, run.now, BATCH, { where: wasOverOn(todayAt(run)) }),
    ),
};

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

/** Deletes expired sessions, links and counters. */
const sweep: Job = {
  name: 'sweep',
  everySeconds: 3600,
  run: (run) => sweepAccounts(run.db, run).then(() => 0),
};

/** Asks associates to acknowledge a new major version of the brand education (decision C1). */
const education: Job = {
  name: 'education',
  everySeconds: 60,
  run: ({ db, now, signal }) => enforceMajorVersions(db, now, { signal }),
};

/** Counts the program for the overview. Returns 0: there is no email. */
const programme: Job = {
  name: 'programme',
  everySeconds: 300,
  run: ({ db, signal, ...moment }) => keepProgramme(db, moment, signal).then(() => 0),
};

/** The jobs that need the database alone, in this order: an agency whose accreditation has ended gets no further notices. */
export const jobs: readonly Job[] = [
  agencyRenewal,
  quarterlyReports,
  registrationWindow,
  invitationSteps,
  associateRenewal,
  education,
  sweep,
  auditChain,
  programme,
];

/** All jobs of a server, with those that need its files and its virus scanner. */
export const allJobs = ({ files, scanner }: { files: Files; scanner: Scanner }): readonly Job[] => [
  ...jobs,
  pictures(files),
  quarantine(scanner, files),
  unusedFiles(files),
];
