import polyglotI18nProvider from 'ra-i18n-polyglot';
import { words } from '../i18n/en.ts';

/** The portal's i18n provider in English, without loading a chunk. */
export const i18nProvider = polyglotI18nProvider(() => words, 'en');
