import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { recordAudit } from '../../audit.ts';

/** Sends a list as a CSV file that the browser keeps. The audit notes who took it, and which filters narrowed it. */
export async function sendCsv(reply: FastifyReply, filename: string, lines: Readable) {
  const { person, query, server } = reply.request;
  const { filter = {} } = query as { filter?: object };
  const actorId = person?.id ?? '';
  await recordAudit(server.db, {
    actorId,
    subject: { type: 'account', id: actorId },
    event: 'exportList',
    // Not what was searched for: it may be somebody's address.
    after: { file: filename, filters: Object.keys(filter) },
    at: server.clock.now(),
  });
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(lines);
}
