import type { MessageParams } from '#contract/messages.ts';
import { sizesInWords } from './numbers.ts';
import type { PublicKey, Translator } from './translate.ts';

/** The prefix by which react-admin knows an error that is a key with parameters, and words it when it renders it. */
const MARK = '@@react-admin@@';

/**
 * Returns a text of the light catalogue as a form or an error keeps it: {@link wordsOf} words it when it is rendered,
 * in the language that the page has then.
 */
export const keptText = (key: string, params: MessageParams = {}): string =>
  `${MARK}${JSON.stringify({ message: key, args: params })}`;

/** What stands behind the mark: react-admin's own rules of a field keep the key alone. */
type Kept = PublicKey | { message: PublicKey; args: MessageParams };

/** Returns the words of what {@link keptText} or react-admin has kept. Any other text stays as it is. */
export function wordsOf(text: string, { t, language }: Translator): string {
  if (!text.startsWith(MARK)) return text;
  const kept: Kept = JSON.parse(text.slice(MARK.length));
  if (typeof kept === 'string') return t(kept);
  const { message, args } = kept;
  const { sizes } = args;
  return t(
    message,
    sizes === undefined ? args : { ...args, sizes: sizesInWords(`${sizes}`, language) },
  );
}
