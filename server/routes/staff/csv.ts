import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { recordAudit } from '../../audit/record.ts';
import { sendDownload } from '../../http/send-file.ts';

export const CSV = 'text/csv; charset=utf-8';

/** Sends a list as a CSV download, as {@link sendList}. */
export const sendCsv = (reply: FastifyReply, filename: string, lines: Readable) =>
  sendList(reply, { mime: CSV, filename, file: lines });

/** Sends a list as a download, and records in the audit who exported it with which filters. */
export async function sendList(
  reply: FastifyReply,
  list: { mime: string; filename: string; file: Readable },
) {
  const { person, query, server } = reply.request;
  const { filter = query } = query as { filter?: object };
  const filters = Object.entries(filter as object).filter(([, value]) => value !== undefined);
  const actorId = person?.id ?? '';
  await recordAudit(server.db, {
    actorId,
    subject: { type: 'account', id: actorId },
    event: 'exportList',
    // The names of the filters only: their values may be personal data.
    after: { file: list.filename, filters: filters.map(([name]) => name) },
    at: server.clock.now(),
  });
  return sendDownload(reply, list);
}
