import { and, eq, notInArray } from 'drizzle-orm';
import { quarantineStates } from '../../../../contract/scans.ts';
import type { Database, Queryable } from '../../../db/connection.ts';
import { contentImages } from '../../../db/schema.ts';
import { cleanPicture } from './clean-picture.ts';

export interface ServedImage {
  mime: string;
  file: Buffer;
}

const available = notInArray(contentImages.scan, [...quarantineStates]);

/** Returns a picture that is not in quarantine, cleaning it first if necessary; undefined if there is none. */
export async function servedImage(db: Database, id: string): Promise<ServedImage | undefined> {
  const found = await db.query.contentImages.findFirst({
    columns: { mime: true, file: true, cleaning: true },
    where: and(eq(contentImages.id, id), available),
  });
  if (found?.cleaning === 'UNREADABLE') return undefined;
  return found?.cleaning === 'PENDING' ? cleanStoredImage(db, id) : found;
}

/** Returns the ids of pictures that are not in quarantine and still have to be cleaned. */
export async function uncleanImages(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.query.contentImages.findMany({
    columns: { id: true },
    where: and(eq(contentImages.cleaning, 'PENDING'), available),
    limit,
  });
  return rows.map(({ id }) => id);
}

/** Cleans a stored picture. One that can't be decoded is kept, and never served. */
export async function cleanStoredImage(db: Database, id: string): Promise<ServedImage | undefined> {
  const stored = await db.query.contentImages.findFirst({
    columns: { file: true },
    where: eq(contentImages.id, id),
  });
  const clean = stored && (await cleanPicture(stored.file));
  await db
    .update(contentImages)
    .set(
      clean ? { ...clean, size: clean.file.length, cleaning: 'DONE' } : { cleaning: 'UNREADABLE' },
    )
    .where(and(eq(contentImages.id, id), available));
  return clean;
}
