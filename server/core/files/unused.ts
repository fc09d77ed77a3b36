import { and, asc, inArray, isNotNull, isNull, lt, not } from 'drizzle-orm';
import { DAY } from '../../../contract/dates.ts';
import type { Database } from '../db/connection.ts';
import { files } from '../db/schema.ts';
import type { Job } from '../jobs/job.ts';
import type { Files, Stores } from './files.ts';
import { isUsed } from './owners.ts';

/**
 * For how long a file is kept that no row refers to: longer than an upload takes to store its row, and than a backup that
 * still reads the file takes.
 */
const KEPT_MS = DAY;
/** Files of one step. */
const BATCH = 100;

/**
 * Removes files that no row has referred to for a day: those of uploads that failed half-way, of pictures that were
 * cleaned, and of files that were moved.
 */
export const unusedFiles = (files: Files): Job => ({
  name: 'files',
  everySeconds: 3600,
  async run({ db, now, signal }) {
    await markUnused(db, now);
    for (;;) {
      const unused = await longUnused(db, now, files.stores);
      for (const file of unused) {
        if (signal?.aborted) return 0;
        await files.remove(file);
      }
      if (unused.length < BATCH) return 0;
    }
  },
});

/** Notes since when files are unused. One that is used after all, since its upload took long, is no longer noted. */
async function markUnused(db: Database, now: Date): Promise<void> {
  await db
    .update(files)
    .set({ unusedSince: now })
    .where(and(isNull(files.unusedSince), not(isUsed)));
  await db
    .update(files)
    .set({ unusedSince: null })
    .where(and(isNotNull(files.unusedSince), isUsed));
}

const longUnused = (db: Database, now: Date, { names }: Stores) =>
  db
    .select({ id: files.id, store: files.store })
    .from(files)
    .where(
      and(
        lt(files.unusedSince, new Date(now.getTime() - KEPT_MS)),
        not(isUsed),
        inArray(files.store, [...names]),
      ),
    )
    // Those of the database first: they don't wait for another store that can't be used.
    .orderBy(asc(files.store))
    .limit(BATCH);
