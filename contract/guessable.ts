import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { MessageKey } from './messages.ts';

/** Names and addresses that others would try first. */
type Words = readonly (string | null | undefined)[];

/** Below this score of zxcvbn a password is found within a hundred million guesses. */
const SAFE_SCORE = 3;
const SHORTEST_WORD = 3;
/** Its work grows faster than the text; what is longer is no easier to guess. */
const READ_CHARACTERS = 64;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Returns the words of the texts, and those of each text in one: nobody types the spaces of a name. */
const wordsOf = (texts: Words): string[] =>
  texts
    .map((text) => withoutAccents(text ?? '').split(/[^\p{L}\p{N}]+/u))
    .flatMap((words) => [...words, words.join('')])
    .filter((word) => word.length >= SHORTEST_WORD);

/** Returns why a password is easy to guess; undefined if it is not. Loaded by a page when a new password is typed. */
export function weaknessOf(password: string, words: Words): MessageKey | undefined {
  const read = withoutAccents(password).slice(0, READ_CHARACTERS);
  const { score, sequence } = judge.check(read, wordsOf(words));
  if (score >= SAFE_SCORE) return undefined;
  const found = sequence.map((part) => part.dictionaryName);
  if (found.includes('userInputs')) return 'validation.ownWords';
  return found.some(Boolean) ? 'validation.commonWords' : 'validation.pattern';
}
