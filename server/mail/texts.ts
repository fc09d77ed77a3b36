import type { Language } from '../../contract/languages.ts';
import { texts } from '../../words/catalogues.ts';
import type { EmailText, mails } from '../../words/en/mails.ts';
import type { MailTemplate } from './templates.ts';

/** Returns the texts of all emails in a language. An email without texts does not compile. */
export const mailTexts = (language: Language) =>
  texts[language].mails satisfies Record<MailTemplate, EmailText>;

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
  Exclude<PlaceholderOf<WordsOf<(typeof mails)[T]>>, (typeof commonParams)[number]>,
  string
>;
