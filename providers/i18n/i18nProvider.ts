import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { languages } from '#contract/languages.ts';
import type { Hub } from '../hub.ts';
import { customTexts, withCustomTexts } from './customTexts.ts';

/**
 * react-admin's translator over its own words and the portal's, in the visitor's language. That is so to the end:
 * another language has a translator of its own.
 */
export const createI18nProvider = (
  { language, settings }: Pick<Hub, 'language' | 'settings'>,
  words: TranslationMessages,
): I18nProvider =>
  polyglotI18nProvider(
    () => withCustomTexts(words, customTexts(settings, language)),
    language,
    languages.map(({ code, name }) => ({ locale: code, name })),
  );
