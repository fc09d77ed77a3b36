import type { Language } from '../../contract/languages.ts';
import type { MailTemplate } from './templates.ts';
import { english, type MailTexts } from './texts/en.ts';
import { spanish } from './texts/es-MX.ts';
import { french } from './texts/fr-CA.ts';

/** The texts of all emails by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: english,
  'es-MX': spanish,
  'fr-CA': french,
};

/** Parameters that every text knows without being given them. */
export const commonParams = ['brand', 'supportEmail', 'accreditationEmail'] as const;

type PlaceholderOf<T> = T extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;
type WordsOf<T> = T extends string
  ? T
  : T extends object
    ? { [K in keyof T]: WordsOf<T[K]> }[keyof T]
    : never;

/** The parameters of an email, derived from its English texts: a missing one does not compile. */
export type MailParams<T extends MailTemplate> = Record<
  Exclude<PlaceholderOf<WordsOf<(typeof english)[T]>>, (typeof commonParams)[number]>,
  string
>;
