import type { TranslationMessages } from 'ra-core';
import type { Language } from '#contract/languages.ts';
import { loadChunk } from '../loadChunk.ts';

/**
 * Fetches all words of a language: react-admin's own and the portal's. Every language is a chunk of its own: nobody
 * fetches a language that is not shown.
 */
export async function loadWords(language: Language): Promise<TranslationMessages> {
  const chunk: Promise<{ words: TranslationMessages }> = import(
    `../../words/${language}/catalogue.ts`
  );
  return (await loadChunk(chunk)).words;
}
