import type { Language } from '../../../../contract/languages.ts';
import type { Uncomposed } from '../compose.ts';
import { type MailTemplate, templateOf } from '../templates.ts';
import { commonParams, mailWords } from '../words.ts';

/** The names of the parameters of a text, in alphabetical order. */
export const placeholders = (text: string): string[] =>
  [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name).sort();

/** Returns an email with a value for every parameter of its template, and a token if it has one. */
export function sampleMail(template: MailTemplate, language: Language): Uncomposed {
  const words = Object.entries(mailWords[language])
    .filter(([key]) => key.startsWith(`${template}.`))
    .map(([, text]) => text);
  const { path = '', token: hasToken } = templateOf(template).action ?? {};
  const own = placeholders([...words, path].join()).filter(
    (name) => !(commonParams as readonly string[]).includes(name),
  );
  const params = Object.fromEntries(own.map((name) => [name, `the ${name}`]));
  const token = hasToken ? 'T0ken' : undefined;
  return { template, language, token, params };
}
