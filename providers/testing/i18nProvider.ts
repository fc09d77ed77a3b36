import polyglotI18nProvider from 'ra-i18n-polyglot';
import { words } from '#words/en/catalogue.ts';
import { ownAddress } from '#words/en/ownAddress.ts';
import { quiz } from '#words/en/quiz.ts';
import { reading } from '#words/en/reading.ts';
import { yourData } from '#words/en/yourData.ts';

/** The portal's i18n provider in English, without loading a chunk. */
export const i18nProvider = polyglotI18nProvider(
  () => ({ ...words, ownAddress, quiz, reading, yourData }),
  'en',
);
