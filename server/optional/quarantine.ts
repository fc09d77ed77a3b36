import { asc, eq, lte } from 'drizzle-orm';
import { cleanStoredImage, uncleanImages } from '../content/storedImage.ts';
import { inTransaction } from '../core/db/connection.ts';
import type { Files } from '../core/files/files.ts';
import type { Scanner } from '../core/files/scanner.ts';
import type { Job, JobRun } from '../core/jobs/job.ts';
import { applyResult, type ScannedKind, scannedTables } from './applyScanResult.ts';

/** Files of one run. */
const BATCH = 50;

/** Scans files that were uploaded while the virus scanner was not available. */
export function quarantine(scanner: Scanner, files: Files): Job {
  const scans = (['report', 'image'] as const).map((kind) => scanWaiting(kind, scanner, files));
  return {
    name: 'quarantine',
    everySeconds: 60,
    async run(run) {
      let settled = 0;
      for (const scan of scans) settled += await scan(run);
      return settled;
    },
  };
}

function scanWaiting(kind: ScannedKind, scanner: Scanner, files: Files) {
  const table = scannedTables[kind];
  const waiting = inTurns((db, after) =>
    db
      .select({ id: table.id, fileId: table.fileId })
      .from(table)
      .where(eq(table.scan, 'WAITING'))
      .orderBy(lte(table.id, after), asc(table.id))
      .limit(BATCH),
  );
  return async (run: JobRun): Promise<number> => {
    let settled = 0;
    await waiting(run, async ({ id, fileId }) => {
      const result = await scanner.scan(await files.read(fileId), run.signal);
      // The scanner is away, or can't cope with this file: the next run goes on behind it.
      if (result.state === 'WAITING') return 'stop';
      if (await inTransaction(run.db, (tx) => applyResult(tx, kind, id, result, run.now)))
        settled += 1;
    });
    return settled;
  };
}

/** Cleans pictures that waited for the scanner, or were uploaded before pictures were cleaned. */
export function pictures(files: Files): Job {
  const unclean = inTurns((db, after) => uncleanImages(db, after, BATCH));
  return {
    name: 'pictures',
    everySeconds: 60,
    async run(run) {
      await unclean(run, ({ id }) => cleanStoredImage(run.db, files, id));
      return 0;
    },
  };
}

/**
 * Works on some rows in each run: on those behind the last one of the run before, then from the first on. So files that
 * fail for days don't delay others. The first failure is thrown after the other rows were processed.
 * @param rowsAfter returns rows, those with a greater id first
 */
function inTurns<T extends { id: string }>(
  rowsAfter: (db: JobRun['db'], id: string) => Promise<T[]>,
) {
  let last = '00000000-0000-0000-0000-000000000000';
  return async ({ db, signal }: JobRun, work: (row: T) => Promise<unknown>): Promise<void> => {
    const failures: unknown[] = [];
    for (const row of await rowsAfter(db, last)) {
      if (signal?.aborted) break;
      last = row.id;
      const end = await work(row).catch((error) => failures.push(error));
      if (end === 'stop') break;
    }
    if (failures.length > 0) throw failures[0];
  };
}
