import type { Language } from '#contract/languages.ts';
import { interpolate, type MessageParams, textAt } from '#contract/messages.ts';
import type { Settings } from '#contract/records.ts';
import type { LightCatalogue } from '#words/en/light.ts';
import { customTexts } from './customTexts.ts';
import type { LoadedLanguage } from './language.ts';

export type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
export type PublicKey = Keys<LightCatalogue>;

/** What puts texts into a visitor's language. */
export interface Translator<Words = LightCatalogue> {
  /** As Intl takes it too. */
  language: Language;
  /** Translates a text of the light catalogue, or of the page's own words. */
  t(key: Keys<Words>, params?: MessageParams): string;
}

/** Translates into a language, in the program's own words. The guest's pages load no translation library. */
export function createTranslator<Words extends object = LightCatalogue>(
  { code, light }: LoadedLanguage<Words>,
  settings: Settings,
): Translator<Words> {
  const custom = customTexts(settings, code);
  return {
    language: code,
    t(key, params) {
      const text = custom[key] ?? textAt(light, key);
      return text === undefined ? key : interpolate(text, params);
    },
  };
}
