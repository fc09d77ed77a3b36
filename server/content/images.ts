import { and, desc, ne } from 'drizzle-orm';
import { isQuarantined } from '../../contract/scans.ts';
import { type ContentImage, imageUrl } from '../../contract/staff/content.ts';
import { safeFilename } from '../../workbooks/writing/filename.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { contentImages } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import type { ScanResult } from '../core/files/scanner.ts';
import { cleanPicture } from './cleanPicture.ts';
import type { Author } from './edit.ts';

export interface ReceivedImage {
  filename: string;
  /** The uploaded bytes, for the virus scanner. */
  original: Buffer;
  /** The cleaned picture, which is served. */
  clean: { mime: string; file: Buffer };
}

/** Checks and cleans an uploaded picture. SVG is refused: it can contain script. @throws InvalidInput */
export async function receiveImage(
  upload: { filename: string; content: Buffer; isCutOff: boolean } | undefined,
): Promise<ReceivedImage> {
  if (!upload) throw new InvalidInput('upload.missing');
  const { filename, content, isCutOff } = upload;
  const clean = isCutOff ? undefined : await cleanPicture(content);
  if (!clean) throw new InvalidInput('upload.image');
  return { filename: safeFilename(filename), original: content, clean };
}

/** Returns what is stored of a picture: the cleaned one, or the original if it is in quarantine. */
export const keptImage = ({ original, clean }: ReceivedImage, { state }: ScanResult): Buffer =>
  isQuarantined(state) ? original : clean.file;

/** Stores the row of a picture. @param file what was kept of it */
export async function storeImage(
  tx: Transaction,
  { filename, clean: { mime } }: ReceivedImage,
  file: { id: string; size: number },
  { state: scan, finding }: ScanResult,
  { actorId, now }: Author,
): Promise<ContentImage> {
  const cleaning = isQuarantined(scan) ? 'PENDING' : 'DONE';
  const row = { filename, size: file.size, scan, uploadedAt: now };
  const { id } = one(
    await tx
      .insert(contentImages)
      .values({ ...row, fileId: file.id, cleaning, mime, finding, authorId: actorId })
      .returning({ id: contentImages.id }),
  );
  await recordAudit(tx, {
    actorId,
    subject: { type: 'image', id },
    event: 'uploadImage',
    after: { filename, mime, size: row.size, ...(isQuarantined(scan) && { scan, finding }) },
    at: now,
  });
  return toImage({ ...row, id });
}

/** Returns the latest pictures, newest first. */
export async function recentImages(db: Queryable): Promise<ContentImage[]> {
  const rows = await db.query.contentImages.findMany({
    columns: { id: true, filename: true, size: true, scan: true, uploadedAt: true },
    where: and(ne(contentImages.scan, 'INFECTED'), ne(contentImages.cleaning, 'UNREADABLE')),
    orderBy: desc(contentImages.uploadedAt),
    limit: 60,
  });
  return rows.map(toImage);
}

type Row = Pick<
  typeof contentImages.$inferSelect,
  'id' | 'filename' | 'size' | 'scan' | 'uploadedAt'
>;

const toImage = ({ id, filename, size, scan, uploadedAt }: Row): ContentImage => ({
  id,
  filename,
  size,
  url: imageUrl(id),
  uploadedAt: uploadedAt.toISOString(),
  ...(scan === 'WAITING' && { beingChecked: true }),
});
