import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { recordAudit } from '../audit/record.ts';
import { sendDownload } from './send-file.ts';

export const CSV = 'text/csv; charset=utf-8';

/** Sends a list as a CSV download, as {@link sendList}. */
export const sendCsv = (reply: FastifyReply, filename: string, open: () => Readable) =>
  sendList(reply, { mime: CSV, filename, open });

/**
 * Sends a list as a download, after recording in the audit who exports it with which filters. Only then does `open`
 * start to read it: a stream that nobody reads yet would end the process if it failed.
 */
export async function sendList(
  reply: FastifyReply,
  {
    mime,
    filename,
    open,
  }: { mime: string; filename: string; open(): Readable | Promise<Readable> },
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
    after: { file: filename, filters: filters.map(([name]) => name) },
    at: server.clock.now(),
  });
  return sendDownload(reply, { mime, filename, file: await open() });
}
