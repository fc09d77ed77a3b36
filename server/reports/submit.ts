import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Report } from '../../contract/records.ts';
import { isQuarantined } from '../../contract/scans.ts';
import { workbookTypes } from '../../contract/uploads.ts';
import { type ReadReport, summaryOf } from '../../workbooks/reading/report.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Database, Transaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { agencies, reports } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import type { ScanResult } from '../core/files/scanner.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import { countReport, storeBookings } from './bookings.ts';
import { findReport, toReport } from './list.ts';
import type { Upload } from './upload.ts';

/**
 * Returns what tells a submission from all others: a hash of the page's key, of who submits, and of what. Another file
 * under the same key is another submission. Null without a key.
 */
export function submissionOf(
  { agencyId, actorId }: AgencyAct,
  { key, filename, file, quarter }: Upload,
): string | null {
  if (!key) return null;
  const about = JSON.stringify([key, agencyId, actorId, filename, quarter]);
  return createHash('sha256').update(about).update(file).digest('base64url');
}

/**
 * Returns the report that a submission has made already, whose answer was lost; undefined if there is none.
 * @throws InvalidInput if the answer was that the file is infected
 */
export async function findSubmitted(
  db: Database,
  agencyId: string,
  submission: string | null,
): Promise<Report | undefined> {
  if (submission === null) return undefined;
  const [made] = await db
    .select({ id: reports.id, scan: reports.scan })
    .from(reports)
    .where(eq(reports.submission, submission));
  if (made?.scan === 'INFECTED') throw new InvalidInput('upload.infected');
  return made && (await findReport(db, agencyId, made.id))?.report;
}

export interface Submission extends AgencyAct {
  filename: string;
  fileId: string;
  /** In bytes. */
  size: number;
  quarter: string;
  scan: ScanResult;
  /** What was read in it; undefined for an infected file, which nobody reads. */
  read: ReadReport | undefined;
  /** Of {@link submissionOf}; a second report of the same one is not stored. */
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
