import { asc, eq, lte } from 'drizzle-orm';
import { inTransaction } from '../core/db/connection.ts';
import { inTurns } from '../core/jobs/inTurns.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { applyResult, type ScannedKind, scannedTables } from './applyScanResult.ts';

const BATCH = 50;

const waiting = { report: waitingFiles('report'), image: waitingFiles('image') };

/** Scans files that were uploaded while the virus scanner was not available. */
export const run = async (job: JobRun): Promise<number> =>
  (await scan(job, 'report')) + (await scan(job, 'image'));

function waitingFiles(kind: ScannedKind) {
  const table = scannedTables[kind];
  return inTurns((db, after) =>
    db
      .select({ id: table.id, fileId: table.fileId })
      .from(table)
      .where(eq(table.scan, 'WAITING'))
      .orderBy(lte(table.id, after), asc(table.id))
      .limit(BATCH),
  );
}

async function scan(job: JobRun, kind: ScannedKind): Promise<number> {
  const { db, files, scanner, now, signal } = job;
  let settled = 0;
  await waiting[kind](job, async ({ id, fileId }) => {
    const result = await scanner.scan(await files.read(fileId), signal);
    // The scanner is away, or can't cope with this file: the next run goes on behind it.
    if (result.state === 'WAITING') return 'stop';
    if (await inTransaction(db, (tx) => applyResult(tx, kind, id, result, now))) settled += 1;
  });
  return settled;
}
