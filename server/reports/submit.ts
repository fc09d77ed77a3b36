import { eq, sql } from 'drizzle-orm';
import type { Report } from '../../contract/records.ts';
import { isQuarantined } from '../../contract/scans.ts';
import { workbookTypes } from '../../contract/uploads.ts';
import { type ReadReport, summaryOf } from '../../workbooks/reading/report.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { agencies, reports } from '../core/db/schema.ts';
import type { ScanResult } from '../core/files/scanner.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import { countReport, storeBookings } from './bookings.ts';
import { toReport } from './list.ts';

export interface Submission extends AgencyAct {
  filename: string;
  fileId: string;
  /** In bytes. */
  size: number;
  quarter: string;
  scan: ScanResult;
  /** What was read in it; undefined for an infected file, which nobody reads. */
  read: ReadReport | undefined;
  /** Of `submissionOf`; a second report of the same one is not stored. */
  submission?: string | null;
}

/**
 * Stores a report with its events, counts it, and marks its quarter as reported. An infected file is stored for staff, and does not
 * count as a report.
 */
export async function submitReport(
  tx: Transaction,
  {
    agencyId,
    actorId,
    filename,
    fileId,
    size,
    quarter,
    scan: { state: scan, finding },
    read,
    submission,
    now,
  }: Submission,
): Promise<Report> {
  const reading = read ? summaryOf(read) : null;
  const kept = {
    agencyId,
    accountId: actorId,
    filename,
    mime: /\.xls$/i.test(filename) ? workbookTypes.xls : workbookTypes.xlsx,
    size,
    quarter,
    fileId,
    reading,
    scan,
    finding,
    uploadedAt: now,
    submission,
  };
  const { id } = one(await tx.insert(reports).values(kept).returning({ id: reports.id }));
  if (scan !== 'INFECTED') {
    await tx
      .update(agencies)
      .set({ reportedQuarter: sql`greatest(${agencies.reportedQuarter}, ${quarter})` })
      .where(eq(agencies.id, agencyId));
    await storeBookings(tx, { id, events: read?.bookings ?? [] });
    await countReport(tx, agencyId, quarter);
  }
  await recordAudit(tx, {
    actorId,
    subject: { type: 'report', id },
    event: scan === 'INFECTED' ? 'refuseReport' : 'submitReport',
    after: {
      agencyId,
      filename,
      size,
      quarter,
      ...(isQuarantined(scan) && { scan, finding }),
    },
    at: now,
  });
  return toReport({ id, filename, timestamp: now, quarter, replaced: false, scan, reading });
}
