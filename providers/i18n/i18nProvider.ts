import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEnglish from 'ra-language-english';
import { english } from './en.ts';

/** react-admin's translator over its own words and the portal's. The default language is there at once (H8). */
export const i18nProvider = polyglotI18nProvider(
  () => ({ ...reactAdminEnglish, ...english }),
  'en',
  [{ locale: 'en', name: 'English' }],
);
