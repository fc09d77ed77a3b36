import { directionOf, LANGUAGE_COOKIE, type Language, YEAR_S } from '#contract/languages.ts';

/** The page is in another language from now on, and so are the next ones in this browser. */
export function rememberLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure}`;
}

/** The language that was chosen in this browser, if any. */
export const rememberedLanguage = (): string | undefined =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
