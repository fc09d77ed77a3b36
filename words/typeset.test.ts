import { expect, it } from 'vitest';
import { cleanText } from '../contract/characters.ts';
import { typeset } from './typeset.ts';

it.each([
  'Voici\u00a0: «\u00a0Oak\u00a0», 10\u00a0% de rabais\u202f! Vraiment\u202f? Oui\u202f; https://x.example',
  'Bonjour %{name}, %{n} jours',
])('French stands as typography wants it: %s', (text) => {
  expect(typeset('fr-CA', cleanText(text))).toBe(text);
});

it('other languages keep their spaces', () =>
  expect(typeset('en', 'So : this ?')).toBe('So : this ?'));
