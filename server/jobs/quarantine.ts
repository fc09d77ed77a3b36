import { asc, eq } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { contentImages, reports } from '../db/schema.ts';
import { cleanStoredImage, uncleanImages } from '../domain/staff/content/stored-image.ts';
import { applyImageResult, applyReportResult } from '../scan/apply-result.ts';
import type { Scanner, ScanResult } from '../scan/scanner.ts';
import type { Job, JobRun } from './job.ts';

/** Files that are looked at in one run. */
const BATCH = 50;

type ApplyResult = (tx: Transaction, id: string, result: ScanResult, now: Date) => Promise<boolean>;

/** Has the scanner look at what waits for it: it was away when the file came. */
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
    // One file that the scanner gives no verdict on keeps the others waiting no longer than the next run.
    if (result.state === 'WAITING') continue;
    if (await inTransaction(db, (tx) => settle(tx, id, result, now))) settled += 1;
  }
  return settled;
}

/** Draws pictures anew that were uploaded before that was done, or waited for the scanner. */
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
