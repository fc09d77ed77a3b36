import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

/** What may stand in a log line: no password, token, cookie or e-mail, in whatever form it came. */

const EMAIL = /[^\s"'<>()/?&=,;:]{1,64}(?:@|%40)[^\s"'<>()/?&=,;:]+/gi;
/** Long random words: tokens of links and sessions. A uuid is shorter, and no secret. */
const TOKEN = /[\w-]{40,}/g;

/** Takes addresses and tokens out of a text. */
export const redact = (text: string): string =>
  text.replace(EMAIL, '[email]').replace(TOKEN, '[token]');

/** Of a query only what carries nothing personal. */
const KEPT = new Set(['diagId', 'paging', 'inviteStatus', 'inviteType']);

/** The path and query of a request as they may be logged. */
export function loggedUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const kept = [...new URLSearchParams(query)].filter(([name]) => KEPT.has(name));
  const rest = new URLSearchParams(kept).toString();
  return redact(path).slice(0, 300) + (rest && `?${redact(rest).slice(0, 200)}`);
}

/** The diagId that the caller sent with the call, so that support finds the line. */
export function diagIdOf({ query }: FastifyRequest): string | undefined {
  const { diagId } = query as Record<string, unknown>;
  return typeof diagId === 'string' && /^[\w.-]{1,64}$/.test(diagId) ? redact(diagId) : undefined;
}

/** The random id of the caller's device. */
export function deviceOf({ headers }: FastifyRequest): string | undefined {
  const device = headers['x-device-id'];
  return typeof device === 'string' && /^[\da-f-]{36}$/i.test(device) ? device : undefined;
}

/** An error as it may be logged: a failed query's values stay out, also those that PostgreSQL quotes. */
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
