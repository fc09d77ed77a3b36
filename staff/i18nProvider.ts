import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Settings } from '../contract/records.ts';
import { customTexts, withCustomTexts } from '../providers/i18n/customTexts.ts';
import { staffWords } from '../words/en/console.ts';

/**
 * The console is in English, whatever the portal's language is, with the programme's text overrides for the parts of
 * the portal that it shows.
 */
export const createI18nProvider = (settings: Settings): I18nProvider =>
  polyglotI18nProvider(() => withCustomTexts(staffWords, customTexts(settings, 'en')), 'en', [
    { locale: 'en', name: 'English' },
  ]);
