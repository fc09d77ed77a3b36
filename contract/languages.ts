/** The portal's languages, each with its own name. English comes first as the default (decision H8). */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'es-MX', name: 'Español' },
  { code: 'fr-CA', name: 'Français' },
] as const;
export type Language = (typeof languages)[number]['code'];
/** The languages into which content pages are translated. */
export const translated = ['es-MX', 'fr-CA'] as const satisfies Exclude<Language, 'en'>[];
export type Translated = Exclude<Language, 'en'>;
export const languageCodes = languages.map(({ code }) => code) as [Language, ...Language[]];

/** The languages as inputs take their options. */
export const languageChoices = languages.map(({ code, name }) => ({ id: code, name }));

/** Returns the name of a language in itself. */
export const languageName = (code: Language): string =>
  languages.find((language) => language.code === code)?.name ?? code;

/** The query parameter that chooses a language, and the cookie that remembers the choice for a year. */
export const LANGUAGE_QUERY = 'language';
export const LANGUAGE_COOKIE = 'hub-language';
export const YEAR_S = 365 * 24 * 60 * 60;

/** Returns what an emailed link says of its language, so that it opens in that of the email; English is left to the browser. */
export const linkLanguage = (language: Language): Record<string, string> =>
  language === 'en' ? {} : { [LANGUAGE_QUERY]: language };

/** Returns the language of a code; undefined if it is unknown. */
export const readLanguage = (code: unknown): Language | undefined =>
  languages.find((language) => language.code === code)?.code;

/** Returns the language for a tag such as `fr` or `es-419`, by its first part. */
const serving = (tag: string): Language | undefined => {
  const primary = tag.toLowerCase().split('-')[0];
  return languages.find(({ code }) => code.split('-')[0] === primary)?.code;
};

/**
 * Returns the language for a visitor: the chosen one, else the supported one with the highest weight in
 * Accept-Language, else English.
 */
export function languageFor(chosen: unknown, acceptLanguage = ''): Language {
  const asked = acceptLanguage
    .split(',')
    .map((range) => {
      const [tag = '', ...params] = range.trim().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/i.exec(param)?.[1]).find(Boolean);
      return { tag, weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const found = asked.map(({ tag }) => serving(tag)).find((language) => language !== undefined);
  return readLanguage(chosen) ?? found ?? 'en';
}
