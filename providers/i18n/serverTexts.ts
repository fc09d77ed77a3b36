import { englishText, isMessageKey, type MessageKey, messages } from '../../contract/messages.ts';
import { language } from './language.ts';
import { sizesInWords } from './numbers.ts';
import { ownTexts } from './ownTexts.ts';
import { t } from './translate.ts';

type Table = { readonly [key: string]: string | Table };

/** All texts of a table with their keys. */
const textsOf = (table: Table, path = ''): [key: string, text: string][] =>
  Object.entries(table).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[path + name, value] as [string, string]]
      : textsOf(value, `${path}${name}.`),
  );

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The parameters of an English text, read back; undefined where it is another text. */
function paramsOf(template: string, text: string): Record<string, string> | undefined {
  const pattern = template
    .split(/%\{(\w+)\}/)
    .map((part, index) => (index % 2 ? `(?<${part}>.+)` : literally(part)))
    .join('');
  const match = new RegExp(`^${pattern}$`).exec(text);
  return match ? { ...match.groups } : undefined;
}

const inWords = (params: Record<string, string>) =>
  params.sizes === undefined ? params : { ...params, sizes: sizesInWords(params.sizes) };

/**
 * A text that the server sent, in the language that is spoken and in the programme's own words. The server speaks the contract's English: such a text
 * is known by its key (the code of an error) or by its words. One of another back end, or one that the programme
 * worded itself, is shown as it came (§8).
 */
export function serverText(text: string, key?: string | null): string {
  if (language() === 'en' && Object.keys(ownTexts()).length === 0) return text;
  const known: [string, string][] =
    key && isMessageKey(key) ? [[key, englishText({ key })]] : textsOf(messages);
  for (const [name, template] of known) {
    const params = paramsOf(template, text);
    if (params) return t(name as MessageKey, inWords(params));
  }
  return text;
}
