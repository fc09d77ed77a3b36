import { asc, eq } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { contentImages, reports } from '../db/schema.ts';
import { cleanStoredImage, uncleanImages } from '../domain/staff/content/stored-image.ts';
import { applyImageResult, applyReportResult } from '../scan/apply-result.ts';
import type { Scanner, ScanResult } from '../scan/scanner.ts';
import type { Job, JobRun } from './job.ts';

/** Files of one run. */
const BATCH = 50;

type ApplyResult = (tx: Transaction, id: string, result: ScanResult, now: Date) => Promise<boolean>;

/** Scans files that were uploaded while the virus scanner was not available. */
export const quarantine = (scanner: Scanner): Job => ({
  name: 'quarantine',
  everySeconds: 60,
  async run(run) {
    let settled = 0;
    for (const [table, settle] of [
      [reports, applyReportResult],
      [contentImages, applyImageResult],
    ] as const) {
      settled += await scanWaiting(run, table, settle, scanner);
    }
    return settled;
  },
});

async function scanWaiting(
  { db, now, signal }: JobRun,
  table: typeof reports | typeof contentImages,
  settle: ApplyResult,
  scanner: Scanner,
): Promise<number> {
  const waiting = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.scan, 'WAITING'))
    .orderBy(asc(table.uploadedAt))
    .limit(BATCH);
  let settled = 0;
  for (const { id } of waiting) {
    const [row] = await db.select({ file: table.file }).from(table).where(eq(table.id, id));
    if (!row || signal?.aborted) break;
    const result = await scanner.scan(row.file);
    // Without a verdict the file keeps waiting; the other files are scanned all the same.
    if (result.state === 'WAITING') continue;
    if (await inTransaction(db, (tx) => settle(tx, id, result, now))) settled += 1;
  }
  return settled;
}

/** Cleans pictures that waited for the scanner, or were uploaded before pictures were cleaned. */
export const pictures: Job = {
  name: 'pictures',
  everySeconds: 60,
  async run({ db, signal }) {
    const ids = await uncleanImages(db, BATCH);
    for (const [index, id] of ids.entries()) {
      if (signal?.aborted) return index;
      await cleanStoredImage(db, id);
    }
    return 0;
  },
};
