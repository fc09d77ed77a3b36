import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { fileContent } from '../../contract/records.ts';
import { IMAGE_BYTES, imageUrl } from '../../contract/staff/content.ts';
import { recordId } from '../../contract/staff/paging.ts';
import { inTransaction } from '../core/db/connection.ts';
import { HttpError, InvalidInput, NotFound } from '../core/errors.ts';
import { sendCachedFile } from '../core/http/sendFile.ts';
import { guardAgain } from '../core/session/guard.ts';
import { keptImage, receiveImage, recentImages, storeImage } from './images.ts';
import { checkPictureGate } from './pictureGate.ts';
import { servedImage } from './storedImage.ts';

/** Uploads pictures of content pages, and serves each to the people who may see a page with it. */
export async function staffImages(app: FastifyInstance) {
  const { db, clock } = app;
  await app.register(multipart, {
    limits: { fileSize: IMAGE_BYTES, files: 1, parts: 5 },
    // receiveImage refuses a picture that was cut off, with the reason.
    throwFileSizeLimit: false,
  });

  app.staff('GET images', () => recentImages(db));

  app.staff('POST images', async (request, reply) => {
    if (!request.isMultipart()) throw new HttpError('unsupportedMediaType');
    const image = await receiveImage(await readUpload(request));
    await guardAgain(app, 'staff')(request);
    const scan = await app.scanner.scan(image.original);
    const by = { actorId: request.person.id, now: clock.now() };
    const kept = keptImage(image, scan);
    const file = { id: await app.files.add(kept), size: kept.length };
    const stored = await inTransaction(db, (tx) => storeImage(tx, image, file, scan, by));
    if (scan.state === 'INFECTED') throw new InvalidInput('upload.infected');
    return reply.code(201).send(stored);
  });

  app.get<{ Params: { id: string } }>(
    imageUrl(':id'),
    {
      schema: {
        summary: 'A picture of a content page',
        params: recordId,
        response: { '2xx': fileContent },
      },
    },
    async (request, reply) => {
      const { person, params } = request;
      const isPublic = await checkPictureGate(db, params.id, person, clock.now());
      const found = await servedImage(db, app.files, params.id);
      if (!found) throw new NotFound('error.notFound');
      // A shared cache may store a public picture. Others are revalidated every time, because their gate may close.
      return sendCachedFile(reply, found, isPublic ? 'public, max-age=3600' : 'private, no-cache');
    },
  );
}

/**
 * Returns the file of a multipart body, or undefined if it has none.
 * @throws InvalidInput if the body can't be read; FastifyError for more files or parts than are allowed
 */
async function readUpload(request: FastifyRequest) {
  try {
    const part = await request.file();
    if (!part) return undefined;
    const content = await part.toBuffer();
    return { filename: part.filename, content, isCutOff: part.file.truncated };
  } catch (error) {
    const isRefused = ((error as FastifyError).statusCode ?? 500) < 500;
    throw isRefused ? error : new InvalidInput('error.badRequest');
  }
}
