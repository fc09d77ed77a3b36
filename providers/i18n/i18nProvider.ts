import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type Language, languages } from '../../contract/languages.ts';
import { withCustomTexts } from './customTexts.ts';
import { language } from './language.ts';

/** Every language is a chunk of its own: nobody fetches a language that is not spoken. */
const chunks: Record<Language, () => Promise<{ words: TranslationMessages }>> = {
  en: () => import('./en.ts'),
  'es-MX': () => import('./es-MX.ts'),
  'fr-CA': () => import('./fr-CA.ts'),
};
const loaded = new Map<Language, TranslationMessages>();

/** Fetches the words of the language that is spoken: before {@link i18nProvider} is asked for. */
export async function loadWords(): Promise<void> {
  loaded.set(language(), (await chunks[language()]()).words);
}

/**
 * react-admin's translator over its own words and the portal's, in the language that is spoken. That is so to the
 * end: another one is chosen by loading the page anew.
 */
export const i18nProvider = (): I18nProvider =>
  polyglotI18nProvider(
    () => withCustomTexts(loaded.get(language()) as TranslationMessages),
    language(),
    languages.map(({ code, name }) => ({ locale: code, name })),
  );
