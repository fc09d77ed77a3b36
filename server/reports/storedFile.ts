import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '../core/audit/record.ts';
import type { Database } from '../core/db/connection.ts';
import { reports } from '../core/db/schema.ts';
import { Conflict, NotFound } from '../core/errors.ts';
import type { Files } from '../core/files/files.ts';

interface Download {
  id: string;
  /** The agency whose report it must be; null for staff, who may download those of every agency. */
  agencyId: string | null;
  actorId: string;
  now: Date;
}

/**
 * Returns the file of a report, and records the download.
 * @throws NotFound if there is no such report, or the agency has none; Conflict while it waits for the virus scanner,
 * and for staff if it is infected
 */
export async function downloadReport(
  db: Database,
  files: Files,
  { id, agencyId, actorId, now }: Download,
) {
  const ofAgency =
    agencyId === null
      ? undefined
      : and(eq(reports.agencyId, agencyId), ne(reports.scan, 'INFECTED'));
  const found = await db.query.reports.findFirst({
    columns: {
      filename: true,
      mime: true,
      fileId: true,
      scan: true,
      quarter: true,
      agencyId: true,
    },
    where: and(eq(reports.id, id), ofAgency),
  });
  if (!found) throw new NotFound();
  if (found.scan === 'WAITING') throw new Conflict('upload.beingChecked');
  if (found.scan === 'INFECTED') throw new Conflict('upload.quarantined');
  const { fileId, ...report } = found;
  const file = await files.read(fileId);
  const subject = { type: 'report', id } as const;
  await recordAudit(db, { actorId, subject, event: 'downloadReport', at: now });
  return { ...report, file };
}
