import { type Language, languageCodes } from '../../contract/languages.ts';
import type { EmailText, MailTexts, mails } from '../../words/en/mails.ts';
import type { MailTemplate } from './templates.ts';

const textsIn = async (language: Language): Promise<MailTexts> =>
  (await import(`../../words/${language}/mails.ts`)).mails;

/** The texts of all emails by language. */
export const mailTexts = Object.fromEntries(
  await Promise.all(languageCodes.map(async (code) => [code, await textsIn(code)] as const)),
) as Readonly<Record<Language, MailTexts & Record<MailTemplate, EmailText>>>;

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
