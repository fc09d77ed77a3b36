import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../../workbooks/writing/filename.ts';

/** Sends a file with an ETag, or 304 if the caller's copy is still current. */
export function sendCachedFile(
  reply: FastifyReply,
  { mime, file }: { mime: string; file: Buffer },
  cacheControl: string,
): FastifyReply {
  // A weak tag, because compression may change the bytes.
  const tag = `W/"${createHash('sha256').update(file).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', cacheControl);
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type(mime).send(file);
}

export const sendDownload = (
  reply: FastifyReply,
  { mime, filename, file }: { mime: string; filename: string; file: Buffer | Readable },
): FastifyReply => reply.type(mime).header('content-disposition', attachment(filename)).send(file);
