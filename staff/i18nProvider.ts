import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Settings } from '../contract/records.ts';
import { customTexts, withCustomTexts } from '../providers/i18n/customTexts.ts';
import { staffWords } from '../words/en/console.ts';

/**
 * The console speaks English, whatever language the portal speaks; of the portal, which it shows in part, in the
 * programme's own words.
 */
export const createI18nProvider = (settings: Settings): I18nProvider =>
  polyglotI18nProvider(() => withCustomTexts(staffWords, customTexts(settings, 'en')), 'en', [
    { locale: 'en', name: 'English' },
  ]);
