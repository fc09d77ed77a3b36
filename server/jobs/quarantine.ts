import { asc, eq } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { contentImages, reports } from '../db/schema.ts';
import { cleanStoredImage, uncleanImages } from '../domain/staff/content/stored-image.ts';
import type { Files } from '../files/files.ts';
import { applyImageResult, applyReportResult } from '../scan/apply-result.ts';
import type { Scanner, ScanResult } from '../scan/scanner.ts';
import type { Job, JobRun } from './job.ts';

/** Files of one run. */
const BATCH = 50;

type ApplyResult = (tx: Transaction, id: string, result: ScanResult, now: Date) => Promise<boolean>;

/** Scans files that were uploaded while the virus scanner was not available. */
export const quarantine = (scanner: Scanner, files: Files): Job => ({
  name: 'quarantine',
  everySeconds: 60,
  async run(run) {
    let settled = 0;
    for (const [table, settle] of [
      [reports, applyReportResult],
      [contentImages, applyImageResult],
    ] as const) {
      settled += await scanWaiting(run, table, settle, { scanner, files });
    }
    return settled;
  },
});

async function scanWaiting(
  { db, now, signal }: JobRun,
  table: typeof reports | typeof contentImages,
  settle: ApplyResult,
  { scanner, files }: { scanner: Scanner; files: Files },
): Promise<number> {
  const waiting = await db
    .select({ id: table.id, fileId: table.fileId })
    .from(table)
    .where(eq(table.scan, 'WAITING'))
    .orderBy(asc(table.uploadedAt))
    .limit(BATCH);
  let settled = 0;
  await forEach(waiting, signal, async ({ id, fileId }) => {
    const result = await scanner.scan(await files.read(fileId));
    // Without a verdict the file keeps waiting; the other files are scanned all the same.
    if (result.state === 'WAITING') return;
    if (await inTransaction(db, (tx) => settle(tx, id, result, now))) settled += 1;
  });
  return settled;
}

/** Cleans pictures that waited for the scanner, or were uploaded before pictures were cleaned. */
export const pictures = (files: Files): Job => ({
  name: 'pictures',
  everySeconds: 60,
  async run({ db, signal }) {
    const ids = await uncleanImages(db, BATCH);
    await forEach(ids, signal, (id) => cleanStoredImage(db, files, id));
    return 0;
  },
});

/** Does all that it can: the first file that can't be read is told after the others were dealt with. */
async function forEach<T>(
  all: readonly T[],
  signal: AbortSignal | undefined,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    if (signal?.aborted) break;
    await work(one).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
