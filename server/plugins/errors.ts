import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ZodError } from 'zod';
import type { MessageKey } from '../../contract/messages.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { Refusal, refuse, refuseInput } from '../errors.ts';

/** Seconds after which a caller may try again: a database that restarts needs a few. */
const RETRY_AFTER = '5';

declare module 'fastify' {
  interface FastifyRequest {
    /** What went wrong inside; for the log line only. */
    failure: unknown;
  }
}

const byStatus: Record<number, MessageKey> = {
  404: 'error.notFound',
  405: 'error.methodNotAllowed',
  413: 'error.tooLarge',
  415: 'error.unsupportedMediaType',
  429: 'error.tooManyRequests',
  503: 'error.serverBusy',
};

/** What the caller is told of an error. Of a failure inside: nothing but that there was one. */
function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ZodError) {
    // An address that can't be a record's is nobody's.
    if ('validationContext' in error && error.validationContext === 'params') {
      return refuse(404, 'error.notFoundRecord');
    }
    const refused = refuseInput(error);
    return request.routeOptions.config.onInvalid?.(refused) ?? refused;
  }
  const status = error instanceof Error ? ((error as FastifyError).statusCode ?? 500) : 500;
  if (status < 500) return refuse(status, byStatus[status] ?? 'error.badRequest');
  request.failure = error;
  if (status !== 503 && !isUnavailable(error)) return refuse(500, 'error.default');
  return refuse(503, 'error.serverBusy', undefined, { 'retry-after': RETRY_AFTER });
}

/** Whether a person opened an address of the portal, who had better read words than an envelope. */
const isForPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

const STYLE =
  'h1{font:1.5rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The portal can't be shown: the text alone, which a browser asks for anew by itself. */
const failurePage = ({ statusCode, message, headers }: Refusal, reply: FastifyReply) =>
  reply
    .code(statusCode)
    .headers(headers)
    .header('refresh', RETRY_AFTER)
    .header('content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
        `<title>${statusCode}</title><style>${STYLE}</style><h1>${message}</h1></html>`,
    );

/** Answers an error with the envelope. */
export function errorAnswer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refused = toRefusal(error, request);
  if (refused.statusCode >= 500 && isForPage(request)) return failurePage(refused, reply);
  return reply.code(refused.statusCode).headers(refused.headers).send(refused.envelope());
}

/** One error handler, one envelope (A3). */
export const errors = fp(async (app: FastifyInstance) => {
  app.decorateRequest('failure', undefined);
  app.setErrorHandler(errorAnswer);
});
