import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ZodError } from 'zod';
import type { MessageKey } from '../../contract/messages.ts';
import { Refusal, refuse, refuseInput } from '../errors.ts';

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
  return status === 503 ? refuse(503, 'error.serverBusy') : refuse(500, 'error.default');
}

/** Answers an error with the envelope. */
export function errorAnswer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refused = toRefusal(error, request);
  return reply.code(refused.statusCode).headers(refused.headers).send(refused.envelope());
}

/** One error handler, one envelope (A3). */
export const errors = fp(async (app: FastifyInstance) => {
  app.decorateRequest('failure', undefined);
  app.setErrorHandler(errorAnswer);
});
