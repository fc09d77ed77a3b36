import type { Language } from '#contract/languages.ts';
import { light as english, type LightCatalogue } from '#words/en/light.ts';

/** A language with its light texts. */
export interface LoadedLanguage<Words = LightCatalogue> {
  /** As Intl takes it too. */
  code: Language;
  light: Words;
}

/** The language of visitors whose own could not be loaded. */
export const englishLanguage: LoadedLanguage = { code: 'en', light: english };

/** Each language but the default is a chunk of its own: nobody fetches one that is not shown. */
const chunks = import.meta.glob<{ light: LightCatalogue }>([
  '../../words/*/light.ts',
  '!../../words/en/light.ts',
]);

export async function loadLanguage(code: Language): Promise<LoadedLanguage> {
  const chunk = chunks[`../../words/${code}/light.ts`];
  return chunk ? { code, light: (await chunk()).light } : englishLanguage;
}
