import polyglotI18nProvider from 'ra-i18n-polyglot';
import { words } from '../i18n/en.ts';

/** The portal's translator in English, there at once. */
export const i18nProvider = polyglotI18nProvider(() => words, 'en');
