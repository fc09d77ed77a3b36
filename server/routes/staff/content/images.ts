import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance } from 'fastify';
import { contentImage, imageUrl } from '../../../../contract/staff/content.ts';
import { recordId } from '../../../../contract/staff/paging.ts';
import { inTransaction } from '../../../db/connection.ts';
import { checkPictureGate } from '../../../domain/content/picture-gate.ts';
import { keepImage, receiveImage, recentImages } from '../../../domain/staff/content/images.ts';
import { servedImage } from '../../../domain/staff/content/stored-image.ts';
import { DomainError, HttpError, InvalidInput, NotFound } from '../../../errors.ts';
import { sendCachedFile } from '../../../send-file.ts';

/** Pictures of content pages: uploaded by staff, served at the content base to whom a page that shows them is open. */
export async function staffImages(app: FastifyInstance) {
  const { db, clock } = app;
  // The size is counted where the file is received: what is too large is not kept.
  await app.register(multipart, {
    limits: { fileSize: Number.POSITIVE_INFINITY, files: 1, parts: 5 },
    throwFileSizeLimit: false,
  });

  app.staff(
    'GET',
    '/images',
    { summary: 'The latest pictures', source: 'decision H2', response: contentImage.array() },
    () => recentImages(db),
  );

  app.staff(
    'POST',
    '/images',
    { summary: 'Upload a picture', source: 'decision H2', response: contentImage },
    async (request, reply) => {
      if (!request.isMultipart()) throw new HttpError(415, 'error.unsupportedMediaType');
      const image = await readable(async () => receiveImage(await request.file()));
      const scan = await app.scanner.scan(image.original);
      const by = { actorId: request.person.id, now: clock.now() };
      const kept = await inTransaction(db, (tx) => keepImage(tx, image, scan, by));
      if (scan.state === 'INFECTED') throw new InvalidInput('upload.infected');
      return reply.code(201).send(kept);
    },
  );

  app.get<{ Params: { id: string } }>(
    imageUrl(':id'),
    {
      schema: { summary: 'A picture of a content page', params: recordId },
    },
    async (request, reply) => {
      const { person, params } = request;
      const isPublic = await checkPictureGate(db, params.id, person, clock.now());
      const found = await servedImage(db, params.id);
      if (!found) throw new NotFound('error.notFound');
      // What every cache may keep sets no cookie. What is behind a gate is asked for each time, for the gate may close.
      if (isPublic) request.sessionRead = false;
      return sendCachedFile(reply, found, isPublic ? 'public, max-age=3600' : 'private, no-cache');
    },
  );
}

/** Reads a body by `read`; what can't be read is invalid. What it refuses by itself, such as its size, stays as it is. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const isRefused =
      error instanceof DomainError || ((error as FastifyError).statusCode ?? 500) < 500;
    throw isRefused ? error : new InvalidInput('error.badRequest');
  }
}
