import { inTurns } from '../core/jobs/inTurns.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { cleanStoredImage, uncleanImages } from './storedImage.ts';

const BATCH = 50;

const unclean = inTurns((db, after) => uncleanImages(db, after, BATCH));

/** Cleans pictures that waited for the scanner, or were uploaded before pictures were cleaned. */
export async function run(job: JobRun): Promise<number> {
  await unclean(job, ({ id }) => cleanStoredImage(job.db, job.files, id));
  return 0;
}
