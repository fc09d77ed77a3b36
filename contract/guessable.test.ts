import { describe, expect, it } from 'vitest';
import { weaknessOf } from './guessable.ts';

const own = [
  'Ana',
  'Núñez Ruiz',
  'ana.nunez@northwind.example',
  'Northwind Meetings',
  'Alder & Vale',
];

describe('a password that others would try soon is refused, with the reason', () => {
  it.each([
    ['Welcome1!', 'validation.commonWords'],
    ['P@ssw0rd2026!', 'validation.commonWords'],
    ['qwertyuiop12', 'validation.commonWords'],
    ['Northwind-26x!', 'validation.ownWords'],
    ['Núñez-26!', 'validation.ownWords'],
    ['Aldervale1!', 'validation.ownWords'],
    ['Wélcome1!', 'validation.commonWords'],
    ['ABCDEFG1!', 'validation.pattern'],
    ['aB1!aB1!aB1!aB1!', 'validation.pattern'],
  ])('%s: %s', (password, reason) => expect(weaknessOf(password, own)).toBe(reason));
});

it.each(['Kelp-Otter1!', 'otter rivers', 'Fresh-start9'])('%s is not', (password) => {
  expect(weaknessOf(password, own)).toBeUndefined();
});

it('a word is one of the owner alone', () => {
  expect(weaknessOf('Quillstone-7?', [])).toBeUndefined();
  expect(weaknessOf('Quillstone-7?', ['Quillstone Ltd'])).toBe('validation.ownWords');
});
