import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  type Language,
  languageFor,
  readLanguage,
  YEAR_S,
} from '../contract/languages.ts';

/**
 * Returns a visitor's language: the stored one of who is signed in, else the one chosen in this browser, else one that
 * the browser accepts, else English.
 */
export const languageOf = ({ person, cookies, headers }: FastifyRequest): Language =>
  // A request that fails early has no cookies yet.
  person?.language ?? languageFor(cookies?.[LANGUAGE_COOKIE], headers['accept-language']);

/** Returns the language in the query of an address. The switch is a link, so that it works before any script runs. */
export const languageAskedBy = ({ query }: FastifyRequest): Language | undefined =>
  readLanguage((query as Record<string, unknown>)[LANGUAGE_QUERY]);

/** Stores the choice in a cookie for a year, and redirects to the same page without the query parameter. */
export const rememberLanguage = (
  { url }: FastifyRequest,
  reply: FastifyReply,
  { language, secure }: { language: Language; secure: boolean },
) =>
  reply
    .setCookie(LANGUAGE_COOKIE, language, { path: '/', maxAge: YEAR_S, sameSite: 'lax', secure })
    .redirect(withoutChoice(url), 303);

/** Returns the address without the choice, and with one leading slash: two would name another host. */
function withoutChoice(url: string): string {
  const [path = '', search] = url.split('?');
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_QUERY);
  const page = `/${path.replace(/^[/\\]+/, '')}`;
  return query.size > 0 ? `${page}?${query}` : page;
}
