import { and, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Transaction } from '../db/connection.ts';
import { agencies, contentImages, reports } from '../db/schema.ts';
import { lockAgency, mailPointsOfContact } from '../domain/life-cycle/agency.ts';
import { countReport } from '../domain/reports/bookings.ts';
import type { ScanResult } from './scanner.ts';

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
