import { expect, test } from 'vitest';
import { languageChoices, languageFor } from './languages.ts';

test.each([
  ['the choice beats what the browser asks for', 'es-MX', 'fr-CA', 'es-MX'],
  ['an unknown choice is none', 'de-DE', 'fr-CA', 'fr-CA'],
  ['no choice, no Accept-Language: English', undefined, undefined, 'en'],
  ['any region is served by ours', undefined, 'es-419,es;q=0.9', 'es-MX'],
  ['case does not matter', undefined, 'FR-fr', 'fr-CA'],
  ['the first that we have', undefined, 'de,fr;q=0.8,en;q=0.7', 'fr-CA'],
  ['by weight, not by place', undefined, 'en;q=0.3, fr;q=0.9', 'fr-CA'],
  ['what is refused is not taken', undefined, 'fr;q=0, es;q=0.1', 'es-MX'],
  ['any will do', undefined, '*', 'en'],
  ['only others', undefined, 'de, it', 'en'],
  ['nonsense', undefined, ';;q=x,,=', 'en'],
])('the language of a visitor: %s', (_, chosen, accepted, language) =>
  expect(languageFor(chosen, accepted)).toBe(language),
);

test('a brand offers those that it names, in the order of the product', () => {
  expect(languageChoices().map(({ id }) => id)).toEqual(['en', 'es-MX', 'fr-CA']);
  expect(languageChoices(['fr-CA', 'en']).map(({ id }) => id)).toEqual(['en', 'fr-CA']);
});
