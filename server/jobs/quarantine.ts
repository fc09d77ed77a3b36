import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { agencies, contentImages, reports } from '../db/schema.ts';
import { lockAgency, mailPointsOfContact } from '../domain/life-cycle/agency.ts';
import { countReport } from '../domain/reports/bookings.ts';
import { cleanStoredImage, uncleanImages } from '../domain/staff/content/stored-image.ts';
import type { Files } from '../files/files.ts';
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

/** Stores the scan result of a waiting picture. Returns whether it still waited. */
export async function applyImageResult(
  tx: Transaction,
  id: string,
  { state: scan, finding }: ScanResult,
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .update(contentImages)
    .set({ scan, finding })
    .where(and(eq(contentImages.id, id), eq(contentImages.scan, 'WAITING')))
    .returning({ filename: contentImages.filename });
  await audit(tx, 'image', id, settled, { scan, finding }, now);
  return settled.length > 0;
}

/**
 * Stores the scan result of a waiting report. An infected one no longer counts as submitted: its quarter is due again,
 * and the agency's points of contact get an email. Returns whether it still waited.
 */
export async function applyReportResult(
  tx: Transaction,
  id: string,
  { state: scan, finding }: ScanResult,
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .update(reports)
    .set({ scan, finding })
    .where(and(eq(reports.id, id), eq(reports.scan, 'WAITING')))
    .returning({
      filename: reports.filename,
      agencyId: reports.agencyId,
      quarter: reports.quarter,
    });
  await audit(tx, 'report', id, settled, { scan, finding }, now);
  const [report] = settled;
  if (report && scan === 'INFECTED') await withdrawReport(tx, report, now);
  return settled.length > 0;
}

async function audit(
  tx: Transaction,
  type: 'image' | 'report',
  id: string,
  settled: { filename: string }[],
  { scan, finding }: { scan: string; finding?: string },
  at: Date,
): Promise<void> {
  await recordAudit(
    tx,
    ...settled.map(({ filename }) => ({
      actorId: null,
      subject: { type, id },
      event: 'scanFile',
      before: { filename, scan: 'WAITING' },
      after: { filename, scan, ...(finding && { finding }) },
      at,
    })),
  );
}

async function withdrawReport(
  tx: Transaction,
  report: { filename: string; agencyId: string; quarter: string },
  now: Date,
): Promise<void> {
  const { filename, agencyId, quarter } = report;
  // First, so that a report that is being stored meanwhile is among those that are left.
  await lockAgency(tx, agencyId);
  const left = tx
    .select({ quarter: sql`max(${reports.quarter})` })
    .from(reports)
    .where(and(eq(reports.agencyId, agencyId), ne(reports.scan, 'INFECTED')));
  await tx
    .update(agencies)
    .set({ reportedQuarter: sql`${left}` })
    .where(and(eq(agencies.id, agencyId), eq(agencies.reportedQuarter, quarter)));
  await countReport(tx, agencyId, quarter);
  await mailPointsOfContact(tx, agencyId, {
    template: 'reportRefused',
    params: { filename, quarter },
    now,
  });
}
