import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '../../audit.ts';
import type { Database } from '../../db/connection.ts';
import { reports } from '../../db/schema.ts';
import { Conflict, NotFound } from '../../errors.ts';
import type { Files } from '../../files/files.ts';

interface Download {
  agencyId: string;
  actorId: string;
  /** As it is in the path. */
  id: string | undefined;
  now: Date;
}

/**
 * Returns the file of one of an agency's reports, and records the download.
 * @throws NotFound if the agency has no such report, Conflict while it waits for the virus scanner
 */
export async function downloadReport(
  db: Database,
  files: Files,
  { agencyId, actorId, id, now }: Download,
) {
  const known = z.uuid().safeParse(id).data;
  if (!known) throw new NotFound();
  const found = await db.query.reports.findFirst({
    columns: { filename: true, mime: true, fileId: true, scan: true, quarter: true },
    where: and(eq(reports.id, known), eq(reports.agencyId, agencyId), ne(reports.scan, 'INFECTED')),
  });
  if (!found) throw new NotFound();
  if (found.scan === 'WAITING') throw new Conflict('upload.beingChecked');
  const file = await files.read(found.fileId);
  const subject = { type: 'report', id: known } as const;
  await recordAudit(db, { actorId, subject, event: 'downloadReport', at: now });
  return { ...found, file };
}
