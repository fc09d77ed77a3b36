import polyglotI18nProvider from 'ra-i18n-polyglot';
import { config } from '../providers/config.ts';
import { withCustomTexts } from '../providers/i18n/customTexts.ts';
import { staffWords } from '../providers/i18n/staffEnglish.ts';

/**
 * The console speaks English, whatever language the portal speaks; of the portal, which it shows in part, in the
 * programme's own words.
 */
export const i18nProvider = polyglotI18nProvider(
  () => withCustomTexts(staffWords, config.settings.texts?.en ?? {}),
  'en',
  [{ locale: 'en', name: 'English' }],
);
