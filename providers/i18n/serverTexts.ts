import { isObject } from '../../contract/isObject.ts';
import { englishText, isMessageKey, type MessageParams } from '../../contract/messages.ts';
import { sizesInWords } from './numbers.ts';
import type { Translator } from './translate.ts';

/** The code beside a text, as whatever back end there is sends it. */
interface SentCode {
  code?: unknown;
  params?: unknown;
}

/**
 * What a server says, in the visitor's language and the programme's own words. It is translated by its code and
 * parameters where these are the contract's and say what `text` says in English; the text of another back end is
 * shown as it came (specification §8).
 */
export function serverText(
  text: string,
  { code, params }: SentCode = {},
  { t, language }: Translator,
): string {
  if (typeof code !== 'string' || !isMessageKey(code)) return text;
  const filling = isObject(params) ? (params as MessageParams) : {};
  if (englishText({ key: code, params: filling }) !== text) return text;
  const { sizes } = filling;
  return t(
    code,
    sizes === undefined ? filling : { ...filling, sizes: sizesInWords(`${sizes}`, language) },
  );
}
