import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { directionOf, type Language } from '../../../contract/languages.ts';
import { isMessageKey, type Message, type MessageKey } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import type { ErrorEnvelope } from '../../../contract/records.ts';
import { textIn, texts } from '../../../words/catalogues.ts';
import { sqlState } from '../db/connection.ts';
import { isUnavailable } from '../db/unavailable.ts';
import {
  Busy,
  Conflict,
  DomainError,
  type ErrorKind,
  InvalidInput,
  invalidInput,
  MethodNotAllowed,
  NotFound,
  ProofNeeded,
  TooManyRequests,
  WrongCredentials,
} from '../errors.ts';
import { FileDamaged } from '../files/files.ts';
import { StoreUnavailable } from '../files/store.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { languageOf } from '../http/language.ts';
import { proofEnvelope, toErrorEnvelope, wrongCredentials } from '../rules/errorEnvelope.ts';

/** The state with which triggers of the database refuse to change what is of a person who was ended. */
const ENDED = 'HB001';

/** Seconds after which a caller may try again: a database restart takes a few. */
const RETRY_AFTER_SECONDS = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** The internal error, for the log line only. */
    failure: unknown;
  }
}

const statuses: Record<ErrorKind, number> = {
  invalidInput: 400,
  wrongCredentials: 401,
  notSignedIn: 401,
  notAllowed: 403,
  notFound: 404,
  methodNotAllowed: 405,
  callerGone: 408,
  conflict: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  wrongHost: 421,
  tooManyRequests: 429,
  busy: 503,
};

/** The error codes for the errors that Fastify and its plugins throw, by status. */
const codes: Record<number, MessageKey> = {
  404: 'error.notFound',
  405: 'error.methodNotAllowed',
  413: 'error.tooLarge',
  415: 'error.unsupportedMediaType',
  429: 'error.tooManyRequests',
};

interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  envelope: ErrorEnvelope;
}

function responseTo(error: unknown, request: FastifyRequest): ErrorResponse {
  if (error instanceof DomainError) return responseOf(error);
  if (error instanceof ZodError) {
    // A path parameter that can't be an id names no record.
    if ('validationContext' in error && error.validationContext === 'params') {
      return responseOf(new NotFound());
    }
    return responseOf(invalidInput(error, request.routeOptions.config.endpoint));
  }
  // The person was ended while the request was under way.
  if (sqlState(error) === ENDED) return responseOf(new Conflict('error.alreadyMoved'));
  const status = error instanceof Error ? ((error as FastifyError).statusCode ?? 500) : 500;
  if (status < 500) {
    const key = codes[status] ?? 'error.badRequest';
    return { status, headers: {}, envelope: toErrorEnvelope({ key }) };
  }
  request.failure = error;
  if (error instanceof StoreUnavailable) {
    return responseOf(new Busy(RETRY_AFTER_SECONDS, 'error.filesUnavailable'));
  }
  if (error instanceof FileDamaged) return failure('error.fileDamaged');
  request.server.disk?.note(error);
  if (status === 503 || isUnavailable(error)) return responseOf(new Busy(RETRY_AFTER_SECONDS));
  return failure('error.default');
}

const failure = (key: MessageKey): ErrorResponse => ({
  status: 500,
  headers: {},
  envelope: toErrorEnvelope({ key }),
});

function responseOf(error: DomainError): ErrorResponse {
  const { code: key, params } = error;
  const headers: Record<string, string> = {};
  if (error instanceof MethodNotAllowed) headers.allow = error.methods.join(', ');
  if (error instanceof TooManyRequests || error instanceof Busy) {
    headers['retry-after'] = String(error.retryAfterSeconds);
  }
  const envelope = () => {
    if (error instanceof WrongCredentials) return wrongCredentials;
    if (error instanceof ProofNeeded) return proofEnvelope(error.proofs);
    return toErrorEnvelope({ key, params }, error instanceof InvalidInput ? error.fields : {});
  };
  return { status: statuses[error.kind], headers, envelope: envelope() };
}

/**
 * Whether a browser waits for a page, so that an error is shown as HTML instead of JSON: of a plain form each one, of a
 * page a fault and one too many, since any other refusal is part of the page.
 */
const isShownAsPage = ({ method, url, headers }: FastifyRequest, status: number) =>
  (method === 'POST' || (method === 'GET' && (status >= 500 || status === 429))) &&
  !url.startsWith('/api/') &&
  (headers.accept ?? '').includes('text/html');

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.5rem;font-weight:400}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Sends the error text as a page in the visitor's language. It reloads itself; after a form it has a link home. */
function failurePage(
  { status, headers, envelope }: ErrorResponse,
  language: Language,
  reply: FastifyReply,
) {
  const { code, params } = envelope.error;
  const message: Message =
    code !== null && isMessageKey(code) ? { key: code, params } : { key: 'error.default' };
  const { portal } = texts[language];
  const isOfForm = reply.request.method === 'POST';
  const home = `<p><a href="${paths.home}">${portal.public.notFound.home}</a></p>`;
  if (!isOfForm) reply.header('refresh', headers['retry-after'] ?? RETRY_AFTER_SECONDS);
  return reply
    .code(status)
    .headers(headers)
    .header('content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta name="viewport" content="width=device-width">` +
        `<title>${portal.errors.title}</title><style>${STYLE}</style>` +
        `<h1>${escapeHtml(textIn(language, message))}</h1>${isOfForm ? home : ''}</html>`,
    );
}

/** Sends the response for an error: the envelope, or a page for a browser that asked for one. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const answer = responseTo(error, request);
  if (isShownAsPage(request, answer.status)) return failurePage(answer, languageOf(request), reply);
  return reply.code(answer.status).headers(answer.headers).send(answer.envelope);
}

export async function errors(app: FastifyInstance): Promise<void> {
  app.decorateRequest('failure', undefined);
  app.setErrorHandler(sendError);
}
