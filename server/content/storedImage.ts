import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { quarantineStates } from '../../contract/scans.ts';
import type { Database, Queryable } from '../core/db/connection.ts';
import { contentImages } from '../core/db/schema.ts';
import type { Files } from '../core/files/files.ts';
import { cleanPicture } from './cleanPicture.ts';

export interface ServedImage {
  mime: string;
  file: Buffer;
}

const available = notInArray(contentImages.scan, [...quarantineStates]);

/** Returns a picture that is not in quarantine, cleaning it first if necessary; undefined if there is none. */
export async function servedImage(
  db: Database,
  files: Files,
  id: string,
): Promise<ServedImage | undefined> {
  const found = await db.query.contentImages.findFirst({
    columns: { mime: true, fileId: true, cleaning: true },
    where: and(eq(contentImages.id, id), available),
  });
  if (!found || found.cleaning === 'UNREADABLE') return undefined;
  if (found.cleaning === 'PENDING') return cleanStoredImage(db, files, id);
  return { mime: found.mime, file: await files.read(found.fileId) };
}

/** Returns pictures that are not in quarantine and still have to be cleaned, those with an id above `after` first. */
export const uncleanImages = (db: Queryable, after: string, limit: number) =>
  db.query.contentImages.findMany({
    columns: { id: true },
    where: and(eq(contentImages.cleaning, 'PENDING'), available),
    orderBy: [lte(contentImages.id, after), asc(contentImages.id)],
    limit,
  });

/** Cleans a stored picture. One that can't be decoded is kept, and never served. */
export async function cleanStoredImage(
  db: Database,
  files: Files,
  id: string,
): Promise<ServedImage | undefined> {
  const stored = await db.query.contentImages.findFirst({
    columns: { fileId: true },
    where: eq(contentImages.id, id),
  });
  const clean = stored && (await cleanPicture(await files.read(stored.fileId)));
  const change = clean
    ? {
        mime: clean.mime,
        size: clean.file.length,
        fileId: await files.add(clean.file),
        cleaning: 'DONE' as const,
      }
    : { cleaning: 'UNREADABLE' as const };
  await db
    .update(contentImages)
    .set(change)
    .where(and(eq(contentImages.id, id), available));
  return clean;
}
