import type { MultipartFile } from '@fastify/multipart';
import { desc, eq } from 'drizzle-orm';
import { safeFilename } from '../../../../contract/filename.ts';
import { type ContentImage, IMAGE_BYTES, imageUrl } from '../../../../contract/staff/content.ts';
import { recordAudit } from '../../../audit.ts';
import type { Queryable, Transaction } from '../../../db/connection.ts';
import { contentImages } from '../../../db/schema.ts';
import { refuse } from '../../../errors.ts';
import type { By } from './edit.ts';

/** What a picture begins with, whatever its name says. SVG is none: it can hold script. */
const kinds: readonly { mime: string; begins: RegExp }[] = [
  { mime: 'image/png', begins: /^\x89PNG\r\n/ },
  { mime: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { mime: 'image/gif', begins: /^GIF8[79]a/ },
  { mime: 'image/webp', begins: /^RIFF[\s\S]{4}WEBP/ },
];

/** The type of a picture by its content, or undefined. */
export const pictureType = (file: Buffer): string | undefined =>
  kinds.find(({ begins }) => begins.test(file.subarray(0, 16).toString('latin1')))?.mime;

/** The picture in a form. @throws Refusal 400 for none, one too large, or something else */
export async function receiveImage(part: MultipartFile | undefined) {
  if (!part) throw refuse(400, 'upload.missing');
  const bytes: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    size += chunk.length;
    if (size <= IMAGE_BYTES) bytes.push(chunk);
  }
  const file = Buffer.concat(bytes);
  const mime = size <= IMAGE_BYTES && pictureType(file);
  if (!mime) throw refuse(400, 'upload.image');
  return { filename: safeFilename(part.filename), mime, file };
}

/** Keeps a picture. */
export async function keepImage(
  tx: Transaction,
  image: { filename: string; mime: string; file: Buffer },
  { actorId, now }: By,
): Promise<ContentImage> {
  const { filename, mime, file } = image;
  const row = { filename, mime, size: file.length, authorId: actorId, uploadedAt: now };
  const [{ id } = { id: '' }] = await tx
    .insert(contentImages)
    .values({ ...row, file })
    .returning({ id: contentImages.id });
  await recordAudit(tx, {
    actorId,
    subject: { type: 'image', id },
    event: 'uploadImage',
    after: { filename, mime, size: file.length },
    at: now,
  });
  return toImage({ ...row, id });
}

/** The latest pictures, the last uploaded first. */
export async function recentImages(db: Queryable): Promise<ContentImage[]> {
  const rows = await db.query.contentImages.findMany({
    columns: { id: true, filename: true, size: true, uploadedAt: true },
    orderBy: desc(contentImages.uploadedAt),
    limit: 60,
  });
  return rows.map(toImage);
}

/** A picture with its bytes, or undefined. */
export const findImage = (db: Queryable, id: string) =>
  db.query.contentImages.findFirst({
    columns: { mime: true, file: true },
    where: eq(contentImages.id, id),
  });

const toImage = ({
  id,
  filename,
  size,
  uploadedAt,
}: {
  id: string;
  filename: string;
  size: number;
  uploadedAt: Date;
}): ContentImage => ({
  id,
  filename,
  size,
  url: imageUrl(id),
  uploadedAt: uploadedAt.toISOString(),
});
