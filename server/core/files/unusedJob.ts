import { and, asc, inArray, isNotNull, isNull, lt, not } from 'drizzle-orm';
import { DAY } from '../../../contract/dates.ts';
import type { Database } from '../db/connection.ts';
import { files as fileRows } from '../db/schema.ts';
import type { Files, Stores } from './files.ts';
import { isUsed } from './owners.ts';

/**
 * For how long a file is kept that no row refers to: longer than an upload takes to store its row, and than a backup
 * that still reads the file takes.
 */
const KEPT_MS = DAY;
const BATCH = 100;

/**
 * Removes files that no row has referred to for a day: those of uploads that failed half-way, of pictures that were
 * cleaned, and of files that were moved.
 */
export async function run({ db, files, now, signal }: Run): Promise<number> {
  await markUnused(db, now);
  for (;;) {
    const unused = await longUnused(db, now, files.stores);
    for (const file of unused) {
      if (signal?.aborted) return 0;
      await files.remove(file);
    }
    if (unused.length < BATCH) return 0;
  }
}

interface Run {
  db: Database;
  files: Files;
  now: Date;
  signal?: AbortSignal;
}

/** Notes since when files are unused. One that is used after all, since its upload took long, is no longer noted. */
async function markUnused(db: Database, now: Date): Promise<void> {
  await db
    .update(fileRows)
    .set({ unusedSince: now })
    .where(and(isNull(fileRows.unusedSince), not(isUsed)));
  await db
    .update(fileRows)
    .set({ unusedSince: null })
    .where(and(isNotNull(fileRows.unusedSince), isUsed));
}

const longUnused = (db: Database, now: Date, { names }: Stores) =>
  db
    .select({ id: fileRows.id, store: fileRows.store })
    .from(fileRows)
    .where(
      and(
        lt(fileRows.unusedSince, new Date(now.getTime() - KEPT_MS)),
        not(isUsed),
        inArray(fileRows.store, [...names]),
      ),
    )
    // Those of the database first: they don't wait for another store that can't be used.
    .orderBy(asc(fileRows.store))
    .limit(BATCH);
