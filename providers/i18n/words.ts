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

/** What few pages show, each part a chunk of its own in each language. */
const parts = {
  quiz: (language: Language) => import(`../../words/${language}/quiz.ts`),
  yourData: (language: Language) => import(`../../words/${language}/yourData.ts`),
};
export type WordsPart = keyof typeof parts;

/** Fetches a part of the words, at its place in the catalogue. */
export async function loadPart(part: WordsPart, language: Language): Promise<TranslationMessages> {
  const words: object = { [part]: (await loadChunk(parts[part](language)))[part] };
  return words as TranslationMessages;
}

/** Fetches all words and all parts, for what shows texts by their keys. */
export async function loadAllWords(language: Language): Promise<TranslationMessages> {
  const names = Object.keys(parts) as WordsPart[];
  const loading = names.map((part) => loadPart(part, language));
  return Object.assign({}, await loadWords(language), ...(await Promise.all(loading)));
}
