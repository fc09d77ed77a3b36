import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../../contract/brand.ts';
import {
  isOffered,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  type Language,
  languageFor,
  readLanguage,
  YEAR_S,
} from '../../../contract/languages.ts';
import { invalidField } from '../errors.ts';

/**
 * Returns a visitor's language: the stored one of who is signed in, else the one chosen in this browser, else one that
 * the browser accepts, else English.
 */
export const languageOf = ({ person, cookies, headers, server }: FastifyRequest): Language =>
  languageFor(
    // A request that fails early has no cookies yet.
    person?.language ?? cookies?.[LANGUAGE_COOKIE],
    headers['accept-language'],
    server.brand.languages,
  );

/**
 * Returns the language in the query of an address, if the brand offers it. The switch is a link, so that it works before
 * any script runs.
 */
export function languageAskedBy({ query, server }: FastifyRequest): Language | undefined {
  const asked = readLanguage((query as Record<string, unknown>)[LANGUAGE_QUERY]);
  return asked && isOffered(asked, server.brand.languages) ? asked : undefined;
}

/** @throws InvalidInput if the brand does not offer the language that was chosen in a form */
export function refuseUnoffered(brand: Brand, chosen: Language | undefined): void {
  if (chosen && !isOffered(chosen, brand.languages))
    throw invalidField('language', 'validation.select');
}

/** Stores the choice in a cookie for a year, and redirects to the same page without the query parameter. */
export const rememberLanguage = (
  { url }: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) =>
  reply.setCookie(LANGUAGE_COOKIE, language, { maxAge: YEAR_S }).redirect(withoutChoice(url), 303);

/** Returns the address without the choice, and with one leading slash: two would name another host. */
function withoutChoice(url: string): string {
  const [path = '', search] = url.split('?');
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_QUERY);
  const page = `/${path.replace(/^[/\\]+/, '')}`;
  return query.size > 0 ? `${page}?${query}` : page;
}
