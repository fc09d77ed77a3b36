import type { TranslationMessages } from 'ra-core';
import type { Language } from '../../contract/languages.ts';
import { inTime } from '../inTime.ts';

/** Every language is a chunk of its own: nobody fetches a language that is not spoken. */
const chunks: Record<Language, () => Promise<{ words: TranslationMessages }>> = {
  en: () => import('./en.ts'),
  'es-MX': () => import('./es-MX.ts'),
  'fr-CA': () => import('./fr-CA.ts'),
};

/** Fetches all words of a language: react-admin's own and the portal's. */
export const loadWords = async (language: Language): Promise<TranslationMessages> =>
  (await inTime(chunks[language]())).words;
