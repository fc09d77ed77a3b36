import polyglotI18nProvider from 'ra-i18n-polyglot';
import { words } from '#words/en/catalogue.ts';

/** The portal's i18n provider in English, without loading a chunk: as in the portal, parts bring words of their own. */
export const i18nProvider = polyglotI18nProvider(() => words, 'en');
