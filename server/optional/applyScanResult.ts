import { and, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { agencies, contentImages, reports } from '../core/db/schema.ts';
import type { ScanResult } from '../core/files/scanner.ts';
import { lockAgency, mailPointsOfContact } from '../life-cycle/agency.ts';
import { countReport } from '../reports/bookings.ts';

/** The tables of files that may wait for the scanner, by what the audit calls them. */
export const scannedTables = { report: reports, image: contentImages };
export type ScannedKind = keyof typeof scannedTables;

/**
 * Stores the scan result of a waiting file. An infected report no longer counts as submitted: its quarter is due again,
 * and the agency's points of contact get an email. Returns whether it still waited.
 */
export async function applyResult(
  tx: Transaction,
  kind: ScannedKind,
  id: string,
  { state: scan, finding }: ScanResult,
  now: Date,
): Promise<boolean> {
  const table: typeof reports | typeof contentImages = scannedTables[kind];
  const [settled] = await tx
    .update(table)
    .set({ scan, finding })
    .where(and(eq(table.id, id), eq(table.scan, 'WAITING')))
    .returning({ filename: table.filename });
  if (!settled) return false;
  const { filename } = settled;
  await recordAudit(tx, {
    actorId: null,
    subject: { type: kind, id },
    event: 'scanFile',
    before: { filename, scan: 'WAITING' },
    after: { filename, scan, ...(finding && { finding }) },
    at: now,
  });
  if (kind === 'report' && scan === 'INFECTED') await withdrawReport(tx, id, now);
  return true;
}

async function withdrawReport(tx: Transaction, id: string, now: Date): Promise<void> {
  const [report] = await tx
    .select({ filename: reports.filename, agencyId: reports.agencyId, quarter: reports.quarter })
    .from(reports)
    .where(eq(reports.id, id));
  if (!report) return;
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
