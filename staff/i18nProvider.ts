import polyglotI18nProvider from 'ra-i18n-polyglot';
import { staffWords } from '../providers/i18n/staffEnglish.ts';

/** The console speaks English, whatever language the portal speaks. */
export const i18nProvider = polyglotI18nProvider(() => staffWords, 'en', [
  { locale: 'en', name: 'English' },
]);
