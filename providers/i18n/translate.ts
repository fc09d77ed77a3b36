import { interpolate, type MessageParams, messages } from '../../contract/messages.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { publicTexts } from './en/public.ts';

/** The texts of the pages that stand before sign-in, and of every error. */
export const publicCatalogue = { ...messages, common, errors, public: publicTexts };

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
export type PublicKey = Keys<typeof publicCatalogue>;

/** Translates a text of the public catalogue. Light: the guest's pages load no translation library. */
export function t(key: PublicKey, params?: MessageParams): string {
  let node: unknown = publicCatalogue;
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return typeof node === 'string' ? interpolate(node, params) : key;
}
