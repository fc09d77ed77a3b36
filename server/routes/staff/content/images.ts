import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { contentImage, imageUrl } from '../../../../contract/staff/content.ts';
import { recordId } from '../../../../contract/staff/paging.ts';
import { inTransaction } from '../../../db/connection.ts';
import {
  findImage,
  keepImage,
  receiveImage,
  recentImages,
} from '../../../domain/staff/content/images.ts';
import { refuse } from '../../../errors.ts';
import { sendKeptFile } from '../../../send-file.ts';

/** Pictures of content pages: uploaded by staff, served to everybody at the content base. */
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
    { summary: 'The latest pictures', source: 'H2', response: contentImage.array() },
    () => recentImages(db),
  );

  app.staff(
    'POST',
    '/images',
    { summary: 'Upload a picture', source: 'H2', response: contentImage },
    async (request, reply) => {
      if (!request.isMultipart()) throw refuse(415, 'error.unsupportedMediaType');
      const image = await receiveImage(await request.file());
      const by = { actorId: request.person.id, now: clock.now() };
      return reply.code(201).send(await inTransaction(db, (tx) => keepImage(tx, image, by)));
    },
  );

  app.get<{ Params: { id: string } }>(
    imageUrl(':id'),
    {
      config: { anonymous: true },
      schema: { summary: 'A picture of a content page', params: recordId },
    },
    async (request, reply) => {
      const found = await findImage(db, request.params.id);
      if (!found) throw refuse(404, 'error.notFound');
      return sendKeptFile(reply, found, 'public, max-age=31536000, immutable');
    },
  );
}
