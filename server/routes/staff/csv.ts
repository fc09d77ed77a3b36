import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a list as a CSV file that the browser keeps. */
export const sendCsv = (reply: FastifyReply, filename: string, lines: Readable) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(lines);
