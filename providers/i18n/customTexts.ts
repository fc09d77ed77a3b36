import { config } from '../config.ts';
import { language } from './language.ts';

/** The programme's own wording, in the visitor's language, by key of the catalogue. */
export const customTexts = (): Readonly<Record<string, string>> =>
  config.settings.texts?.[language()] ?? {};

/** A catalogue with the programme's own words in place. A key that the catalogue doesn't know changes nothing. */
export function withCustomTexts<Words extends object>(words: Words, texts = customTexts()): Words {
  const own = Object.entries(texts);
  if (own.length === 0) return words;
  const copy = structuredClone(words);
  for (const [key, text] of own) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let node: unknown = copy;
    for (const part of path)
      node = isNode(node) && Object.hasOwn(node, part) ? node[part] : undefined;
    if (isNode(node) && typeof node[last] === 'string') node[last] = text;
  }
  return copy;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
