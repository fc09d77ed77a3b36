import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../audit.ts';
import type { Database } from '../../../db/connection.ts';
import { reports } from '../../../db/schema.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import type { Files } from '../../../files/files.ts';

interface Download {
  id: string;
  actorId: string;
  now: Date;
}

/**
 * Returns the file of a report, and records the download.
 * @throws NotFound if there is no such report, Conflict while it waits for the virus scanner or if it is infected
 */
export async function staffReportFile(db: Database, files: Files, { id, actorId, now }: Download) {
  const found = await db.query.reports.findFirst({
    columns: {
      filename: true,
      mime: true,
      fileId: true,
      scan: true,
      quarter: true,
      agencyId: true,
    },
    where: eq(reports.id, id),
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
