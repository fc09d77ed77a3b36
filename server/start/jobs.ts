import type { Job } from '../core/jobs/job.ts';

/** All jobs of a server, in this order: an agency whose accreditation has ended gets no further notices. */
export const jobs = [
  { name: 'agency-renewal', everySeconds: 60, load: () => import('../agencies/renewalJob.ts') },
  { name: 'quarterly-reports', everySeconds: 60, load: () => import('../reports/dueJob.ts') },
  {
    name: 'registration-window',
    everySeconds: 60,
    load: () => import('../agencies/registrationWindowJob.ts'),
  },
  { name: 'invitations', everySeconds: 60, load: () => import('../invitations/stepsJob.ts') },
  {
    name: 'associate-renewal',
    everySeconds: 60,
    load: () => import('../associates/renewalJob.ts'),
  },
  { name: 'education', everySeconds: 60, load: () => import('../content/educationJob.ts') },
  { name: 'news', everySeconds: 60, load: () => import('../content/newsJob.ts') },
  { name: 'sweep', everySeconds: 3600, load: () => import('../privacy/periodsJob.ts') },
  { name: 'endings', everySeconds: 60, load: () => import('../privacy/endingJob.ts') },
  { name: 'audit', everySeconds: 60, load: () => import('../audit/chainJob.ts') },
  { name: 'programme', everySeconds: 300, load: () => import('../figures/programmeJob.ts') },
  { name: 'pictures', everySeconds: 60, load: () => import('../content/picturesJob.ts') },
  { name: 'quarantine', everySeconds: 60, load: () => import('../optional/quarantineJob.ts') },
  { name: 'data-exports', everySeconds: 10, load: () => import('../data-exports/job.ts') },
  { name: 'files', everySeconds: 3600, load: () => import('../core/files/unusedJob.ts') },
] as const satisfies readonly Job[];

export type JobName = (typeof jobs)[number]['name'];
