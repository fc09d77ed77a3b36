import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Sends a file that browsers keep: to one whose copy is still the same, only that it is. */
export function sendCachedFile(
  reply: FastifyReply,
  { mime, file }: { mime: string; file: Buffer },
  cacheControl: string,
): FastifyReply {
  // Weak: compressed on its way it is the same file, though not the same bytes.
  const tag = `W/"${createHash('sha256').update(file).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', cacheControl);
  if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type(mime).send(file);
}
