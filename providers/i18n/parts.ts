import type { TranslationMessages } from 'ra-core';
import type { Language } from '#contract/languages.ts';
import type { Hub } from '../hub.ts';
import { loadChunk } from '../loadChunk.ts';
import { perHub } from '../perHub.ts';
import { loadWords } from './words.ts';

/** What few pages show, each part a chunk of its own in each language. A guest's page does not even have their addresses. */
const parts = {
  emails: (language: Language) => import(`../../words/${language}/emails.ts`),
  newTerms: (language: Language) => import(`../../words/${language}/newTerms.ts`),
  ownAddress: (language: Language) => import(`../../words/${language}/ownAddress.ts`),
  quiz: (language: Language) => import(`../../words/${language}/quiz.ts`),
  reading: (language: Language) => import(`../../words/${language}/reading.ts`),
  yourData: (language: Language) => import(`../../words/${language}/yourData.ts`),
};
export type WordsPart = keyof typeof parts;

/** Fetches a part of the words, at its place in the catalogue. */
async function loadPart(part: WordsPart, language: Language): Promise<TranslationMessages> {
  const words: object = { [part]: (await loadChunk(parts[part](language)))[part] };
  return words as TranslationMessages;
}

const fetched = perHub(() => new Map<string, Promise<TranslationMessages>>());

/** Returns a part of the words in the visitor's language, fetched once: as with a chunk, what has failed stays so until the page is loaded anew. */
export function partOf(hub: Hub, part: WordsPart): Promise<TranslationMessages> {
  const known = fetched(hub);
  const name = `${hub.language}/${part}`;
  const words = known.get(name) ?? loadPart(part, hub.language);
  known.set(name, words);
  return words;
}

/** Fetches all words and all parts, for what shows texts by their keys. */
export async function loadAllWords(language: Language): Promise<TranslationMessages> {
  const names = Object.keys(parts) as WordsPart[];
  const loading = names.map((part) => loadPart(part, language));
  return Object.assign({}, await loadWords(language), ...(await Promise.all(loading)));
}
