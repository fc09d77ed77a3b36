import { type Language, languages } from '../../contract/languages.ts';
import type { MailTemplate } from './templates.ts';
import { commonParams, mailTexts } from './texts.ts';

/** Text overrides of one language by key: `invitation.subject`, `invitation.paragraphs.0`, `frame.help`. */
export type MailTextOverrides = Readonly<Record<string, string>>;

function* flat(node: object | string, path: string): Generator<[string, string]> {
  if (typeof node === 'string') yield [path, node];
  else for (const [key, inner] of Object.entries(node)) yield* flat(inner, `${path}.${key}`);
}

/** All original email texts by language and key. */
export const mailWords = Object.fromEntries(
  languages.map(({ code }) => [
    code,
    Object.fromEntries(
      Object.entries(mailTexts[code]).flatMap(([name, texts]) => [...flat(texts, name)]),
    ),
  ]),
) as Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The texts of one email, or around every email, with the overrides applied. */
export interface EmailWords {
  subject: string;
  paragraphs: string[];
  action: string | undefined;
  after: string[];
}

/** Returns the texts of an email with the overrides applied. */
export function withOverrides(
  template: MailTemplate,
  language: Language,
  overrides: MailTextOverrides,
): EmailWords {
  const words = { ...mailWords[language], ...overrides };
  const list = (name: string) =>
    Object.keys(mailWords[language])
      .filter((key) => key.startsWith(`${template}.${name}.`))
      .map((key) => words[key] ?? '');
  return {
    subject: words[`${template}.subject`] ?? '',
    paragraphs: list('paragraphs'),
    action: words[`${template}.action`],
    after: list('after'),
  };
}

/** Returns the texts around every email with the overrides applied. */
export function frameWithOverrides(language: Language, overrides: MailTextOverrides) {
  const { frame } = mailTexts[language];
  const text = (key: keyof typeof frame) => overrides[`frame.${key}`] ?? frame[key];
  return { linkHint: text('linkHint'), farewell: text('farewell'), help: text('help') };
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
