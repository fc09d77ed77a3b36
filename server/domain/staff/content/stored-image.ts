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

/** A picture as it may be served: out of quarantine, and cleaned now where it never was. undefined: there is none. */
export async function servedImage(db: Database, id: string): Promise<ServedImage | undefined> {
  const found = await db.query.contentImages.findFirst({
    columns: { mime: true, file: true, cleaning: true },
    where: and(eq(contentImages.id, id), available),
  });
  if (found?.cleaning === 'UNREADABLE') return undefined;
  return found?.cleaning === 'PENDING' ? cleanStoredImage(db, id) : found;
}

/** Pictures that were never cleaned and may be. */
export async function uncleanImages(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.query.contentImages.findMany({
    columns: { id: true },
    where: and(eq(contentImages.cleaning, 'PENDING'), available),
    limit,
  });
  return rows.map(({ id }) => id);
}

/** Cleans a picture where it is stored. One that can't be decoded stays as it is, and is shown to nobody. */
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
