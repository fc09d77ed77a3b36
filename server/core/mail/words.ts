import { type Language, languageCodes } from '../../../contract/languages.ts';
import { texts } from '../../../words/catalogues.ts';
import type { EmailText, MailTexts, mails } from '../../../words/en/mails.ts';
import { flat } from '../../../words/flat.ts';
import type { MailTemplate, mailTemplates } from './templates.ts';

/** Returns the texts of all emails in a language. An email without texts does not compile. */
const mailTexts = (language: Language) =>
  texts[language].mails satisfies Record<MailTemplate, EmailText>;

/** Parameters that every text knows without being given them. */
export const commonParams = ['brand', 'supportEmail', 'accreditationEmail', 'zone'] as const;

type PlaceholderOf<T> = T extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;
type WordsOf<T> = T extends string
  ? T
  : T extends object
    ? { [K in keyof T]: WordsOf<T[K]> }[keyof T]
    : never;

type PathOf<T extends MailTemplate> = (typeof mailTemplates)[T] extends {
  action: { path: infer Path };
}
  ? Path
  : never;

/** The parameters of an email, derived from its English texts and its button's path: a missing one does not compile. */
export type MailParams<T extends MailTemplate> = Record<
  Exclude<PlaceholderOf<WordsOf<(typeof mails)[T]> | PathOf<T>>, (typeof commonParams)[number]>,
  string
>;

/** Text overrides of one language by key: `invitation.subject`, `invitation.paragraphs.0`, `frame.help`. */
export type MailTextOverrides = Readonly<Record<string, string>>;

/** All original email texts by language and key. */
export const mailWords = Object.fromEntries(
  languageCodes.map((code) => [code, Object.fromEntries(flat(mailTexts(code)))]),
) as Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Returns the texts of an email, or those around every email (`frame`), with the overrides applied. */
export const withOverrides = <Name extends keyof MailTexts>(
  name: Name,
  language: Language,
  overrides: MailTextOverrides,
): MailTexts[Name] => overridden(mailTexts(language)[name], name, overrides);

function overridden<Node>(node: Node, path: string, overrides: MailTextOverrides): Node {
  if (typeof node === 'string') return (overrides[path] ?? node) as Node;
  const inner = (value: unknown, key: string | number) =>
    overridden(value, `${path}.${key}`, overrides);
  if (Array.isArray(node)) return node.map(inner) as Node;
  return Object.fromEntries(
    Object.entries(node as object).map(([key, value]) => [key, inner(value, key)]),
  ) as Node;
}

/** Returns the parameters that an email text may contain: those of its email and the common ones. */
export function paramsOfMailText(key: string): string[] {
  const mail = `${key.split('.')[0]}.`;
  const words = Object.entries(mailWords.en)
    .filter(([other]) => other.startsWith(mail))
    .map(([, text]) => text)
    .join(' ');
  return [...[...words.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name), ...commonParams];
}
