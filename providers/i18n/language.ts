import type { Language } from '../../contract/languages.ts';
import { light as english, type LightCatalogue } from './en/light.ts';

/** Each language but the default is a chunk of its own: nobody fetches a language that is not spoken. */
const chunks: Record<Exclude<Language, 'en'>, () => Promise<{ light: LightCatalogue }>> = {
  'es-MX': () => import('./es-MX/light.ts'),
  'fr-CA': () => import('./fr-CA/light.ts'),
};
const loaded = new Map<Language, LightCatalogue>([['en', english]]);
let current: Language = 'en';

/** Fetches the light texts of a language, so that {@link setLanguage} can take it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'en') loaded.set(language, (await chunks[language]()).light);
}

/** Speaks a language from here on; English where it has not been loaded. */
export function setLanguage(language: Language): void {
  current = loaded.has(language) ? language : 'en';
}

/** The language that is spoken, as Intl takes it too. */
export const language = (): Language => current;

/** The light texts of the language that is spoken. */
export const lightTexts = (): LightCatalogue => loaded.get(current) ?? english;
