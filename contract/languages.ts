/**
 * A row for each language, with its own name and the direction in which it is read; its texts are in `words/{code}`.
 * English comes first as the default (decision H8). Those for tests are made from English: longer and with accents, and
 * the second is read from right to left. Nobody is offered them, and a server in production does not know them.
 */
const rows = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'es-MX', name: 'Español', dir: 'ltr' },
  { code: 'fr-CA', name: 'Français', dir: 'ltr' },
  { code: 'en-XA', name: 'Test', dir: 'ltr', test: true },
  { code: 'en-XB', name: 'Test, right to left', dir: 'rtl', test: true },
] as const;
type Row = (typeof rows)[number];
export type Language = Row['code'];

const isForTests = (row: Row): boolean => 'test' in row;
const isTestCode = (code: Language): boolean =>
  rows.some((row) => row.code === code && isForTests(row));
const isInProduction = globalThis.process?.env.NODE_ENV === 'production';

/** The languages that people are offered. */
export const languages = rows.filter((row) => !isForTests(row));
const known = isInProduction ? languages : rows;
export const languageCodes = known.map(({ code }) => code) as [Language, ...Language[]];

/** The languages into which content pages are translated. */
export type Translated = Exclude<Exclude<Row, { test: true }>['code'], 'en'>;
export const translated = languages.map(({ code }) => code).slice(1) as [
  Translated,
  ...Translated[],
];

export const offeredLanguages = (offered?: readonly string[]) =>
  languages.filter(({ code }) => !offered || offered.includes(code));

/** Returns whether a brand that offers these has the language. Those for tests are everywhere. */
export const isOffered = (code: Language, offered?: readonly string[]): boolean =>
  isTestCode(code) || offeredLanguages(offered).some((language) => language.code === code);

export const directionOf = (code: Language): 'ltr' | 'rtl' =>
  rows.find((row) => row.code === code)?.dir ?? 'ltr';

/** Returns the language of the console for a visitor: English, or the one for tests that was chosen. */
export const consoleLanguage = (code: Language): Language => (isTestCode(code) ? code : 'en');

/** Returns the languages that a brand offers as inputs take their options. */
export const languageChoices = (offered?: readonly string[]) =>
  offeredLanguages(offered).map(({ code, name }) => ({ id: code, name }));

/** Returns the name of a language in itself. */
export const languageName = (code: Language): string =>
  languages.find((language) => language.code === code)?.name ?? code;

/** The query parameter that chooses a language, and the cookie that remembers the choice for a year. */
export const LANGUAGE_QUERY = 'language';
export const LANGUAGE_COOKIE = 'hub-language';
export const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Returns the query that makes an emailed link open in the email's language; empty for English, which is left to the
 * browser.
 */
export const linkLanguage = (language: Language): Record<string, string> =>
  language === 'en' ? {} : { [LANGUAGE_QUERY]: language };

export const readLanguage = (code: unknown): Language | undefined =>
  known.find((language) => language.code === code)?.code;

/**
 * Returns the language for a visitor: the chosen one, else the supported one with the highest weight in
 * Accept-Language, else English.
 * @param offered those of the brand, if it does not offer all
 */
export function languageFor(
  chosen: unknown,
  acceptLanguage = '',
  offered?: readonly string[],
): Language {
  /** The language for a tag such as `fr` or `es-419`, by its first part. */
  const serving = (tag: string): Language | undefined => {
    const primary = tag.toLowerCase().split('-')[0];
    return offeredLanguages(offered).find(({ code }) => code.split('-')[0] === primary)?.code;
  };
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
  const choice = readLanguage(chosen);
  return (choice && isOffered(choice, offered) ? choice : found) ?? 'en';
}
