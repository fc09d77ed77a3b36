import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Report } from '../../contract/records.ts';
import type { Database } from '../core/db/connection.ts';
import { reports } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import { findReport } from './list.ts';
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
