import { interpolate, type MessageParams } from '../../contract/messages.ts';
import { customTexts } from './customTexts.ts';
import type { LightCatalogue } from './en/light.ts';
import { lightTexts } from './language.ts';

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
export type PublicKey = Keys<LightCatalogue>;

/** Translates a text of the light catalogue. The guest's pages load no translation library. */
export function t(key: PublicKey, params?: MessageParams): string {
  const own = customTexts()[key];
  if (own !== undefined) return interpolate(own, params);
  let node: unknown = lightTexts();
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return typeof node === 'string' ? interpolate(node, params) : key;
}
