import type { Language } from '../../contract/languages.ts';
import { light as english, type LightCatalogue } from './en/light.ts';

/** Each language but the default is a chunk of its own: nobody fetches a language that is not spoken. */
const chunks: Record<Exclude<Language, 'en'>, () => Promise<{ light: LightCatalogue }>> = {
  'es-MX': () => import('./es-MX/light.ts'),
  'fr-CA': () => import('./fr-CA/light.ts'),
};

/** A language with its light texts. */
export interface LoadedLanguage {
  /** As Intl takes it too. */
  code: Language;
  light: LightCatalogue;
}

/** The language of whoever could not be given another one. */
export const englishLanguage: LoadedLanguage = { code: 'en', light: english };

export async function loadLanguage(code: Language): Promise<LoadedLanguage> {
  return code === 'en' ? englishLanguage : { code, light: (await chunks[code]()).light };
}
