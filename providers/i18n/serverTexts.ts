import { isObject } from '#contract/isObject.ts';
import { englishText, isMessageKey, type MessageParams } from '#contract/messages.ts';
import { keptText, wordsOf } from './keptTexts.ts';
import type { Translator } from './translate.ts';

/** The code sent with a text, in the forms that different back ends use. */
interface SentCode {
  code?: unknown;
  params?: unknown;
}

/**
 * What a server says, kept to be worded in the visitor's language and the program's own words. It is kept by its code
 * and parameters where these are the contract's and say what `text` says in English; the text of another back end is
 * shown as it came (specification §8).
 */
export function keptServerText(text: string, { code, params }: SentCode = {}): string {
  if (typeof code !== 'string' || !isMessageKey(code)) return text;
  const filling = isObject(params) ? (params as MessageParams) : {};
  if (englishText({ key: code, params: filling }) !== text) return text;
  return keptText(code, filling);
}

/** Returns in words what {@link keptServerText} keeps. */
export const serverText = (
  text: string,
  code: SentCode | undefined,
  translator: Translator,
): string => wordsOf(keptServerText(text, code), translator);
