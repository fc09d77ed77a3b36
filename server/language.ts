import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  type Language,
  languageFor,
  readLanguage,
} from '../contract/languages.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** The language for a visitor: the one chosen before, else what the browser asks for, else English. */
export const languageOf = ({ cookies, headers }: FastifyRequest): Language =>
  languageFor(cookies[LANGUAGE_COOKIE], headers['accept-language']);

/** The language that an address chooses. The switch is a link, so that it works before any script runs. */
export const languageAskedBy = ({ query }: FastifyRequest): Language | undefined =>
  readLanguage((query as Record<string, unknown>)[LANGUAGE_QUERY]);

/** Remembers a choice for a year and leads to the same page without it. */
export const rememberLanguage = (
  { url }: FastifyRequest,
  reply: FastifyReply,
  { language, secure }: { language: Language; secure: boolean },
) =>
  reply
    .setCookie(LANGUAGE_COOKIE, language, { path: '/', maxAge: YEAR_S, sameSite: 'lax', secure })
    .redirect(withoutChoice(url), 303);

/** Of one slash only: an address that begins with two would be another host's. */
function withoutChoice(url: string): string {
  const [path = '', search] = url.split('?');
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_QUERY);
  const page = `/${path.replace(/^[/\\]+/, '')}`;
  return query.size > 0 ? `${page}?${query}` : page;
}
