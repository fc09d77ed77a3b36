import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply } from 'fastify';
import { type TableFormat, tableTypes } from '../../../contract/downloads.ts';
import { csvOf } from '../../../workbooks/writing/csv.ts';
import type { Table } from '../../../workbooks/writing/table.ts';
import { xlsxOf } from '../../../workbooks/writing/xlsx.ts';
import { recordAudit } from '../audit/record.ts';
import { NotSignedIn } from '../errors.ts';
import { languageOf } from './language.ts';
import { sendDownload } from './sendFile.ts';

interface TableQuery {
  format: TableFormat;
  timeZone?: string | undefined;
}

/**
 * Sends a list as a download, as {@link sendList}: as CSV or .xlsx, for a reader where the caller is.
 * @param name of the file, without its ending
 */
export function sendTable<Row>(
  reply: FastifyReply,
  name: string,
  { format, timeZone = reply.server.env.timeZone }: TableQuery,
  open: () => Table<Row>,
) {
  const reader = { language: languageOf(reply.request), timeZone };
  const content = {
    csv: () => Readable.from(csvOf(open(), reader)),
    xlsx: async () => Readable.fromWeb((await xlsxOf(open(), reader)) as ReadableStream),
  }[format];
  return sendList(reply, {
    mime: tableTypes[format],
    filename: `${name}.${format}`,
    open: content,
  });
}

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
  const { format: _, timeZone: __, ...conditions } = query as Record<string, unknown>;
  const { filter = conditions } = conditions as { filter?: object };
  const filters = Object.entries(filter).filter(([, value]) => value !== undefined);
  if (!person) throw new NotSignedIn();
  const actorId = person.id;
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
