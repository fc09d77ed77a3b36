import { keepProgramme } from '../domain/staff/programme/programme.ts';
import type { Job } from './job.ts';

/** Counts the programme for the overview. Returns 0: there is no email. */
export const programme: Job = {
  name: 'programme',
  everySeconds: 300,
  run: ({ db, now }) => keepProgramme(db, now).then(() => 0),
};
