import { isObject } from '#contract/isObject.ts';
import type { Language } from '#contract/languages.ts';
import type { Settings } from '#contract/records.ts';

/** The program's own wording of texts, by key of the catalogue. */
type CustomTexts = Readonly<Record<string, string>>;

/** The program's own wording in a language. */
export const customTexts = ({ texts }: Settings, language: Language): CustomTexts =>
  texts?.[language] ?? {};

/** A catalogue with the program's own words in place. A key that the catalogue doesn't know changes nothing. */
export function withCustomTexts<Words extends object>(words: Words, texts: CustomTexts): Words {
  const own = Object.entries(texts);
  if (own.length === 0) return words;
  const copy = structuredClone(words);
  for (const [key, text] of own) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let node: unknown = copy;
    for (const part of path)
      node = isObject(node) && Object.hasOwn(node, part) ? node[part] : undefined;
    if (isObject(node) && typeof node[last] === 'string') node[last] = text;
  }
  return copy;
}
