import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

/** Removes passwords, tokens, cookies and email addresses from what is logged. */

const EMAIL = /[^\s"'<>()/?&=,;:]{1,64}(?:@|%40)[^\s"'<>()/?&=,;:]+/gi;
/** Long random words: tokens of links and sessions. A uuid is shorter, and not a secret. */
const TOKEN = /[\w-]{40,}/g;

export const redact = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(TOKEN, '[token]');

/** The query parameters without personal data. */
const LOGGED_PARAMETERS = new Set(['diagId', 'paging', 'inviteStatus', 'inviteType']);

/** Returns the path and query of a request as they may be logged. */
export function loggedUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const kept = [...new URLSearchParams(query)].filter(([name]) => LOGGED_PARAMETERS.has(name));
  const rest = new URLSearchParams(kept).toString();
  // A code of a certificate leads to somebody's name.
  const named = path.replace(/(\/(?:verify|certificates)\/)[^/]+$/, '$1[code]');
  return redact(named).slice(0, 300) + (rest && `?${redact(rest).slice(0, 200)}`);
}

/** Returns the diagId that the caller sent, by which support finds the line. */
export function diagIdOf({ url }: FastifyRequest): string | undefined {
  // From the address: the checked query has only the parameters of the call.
  const diagId = new URLSearchParams(url.split('?', 2)[1]).get('diagId');
  return diagId && /^[\w.-]{1,64}$/.test(diagId) ? redact(diagId) : undefined;
}

export function deviceIdOf({ headers }: FastifyRequest): string | undefined {
  const device = headers['x-device-id'];
  return typeof device === 'string' && /^[\da-f-]{36}$/i.test(device) ? device : undefined;
}

/** Returns an error for the log, without the values of a failed query, including those that PostgreSQL quotes. */
export function loggedError(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) {
    return { ...loggedError(error.cause), query: redact(error.query).slice(0, 500) };
  }
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: redact(error.message),
    code: (error as { code?: unknown }).code,
    constraint: (error as { constraint?: unknown }).constraint,
    stack: redact(stack?.join('\n') ?? ''),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
