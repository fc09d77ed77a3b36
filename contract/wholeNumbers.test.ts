import { expect, test } from 'vitest';
import { plainNumber, typedNumber } from './wholeNumbers.ts';

test.each([
  ['12', 12],
  ['1000', 1000],
  ['007', 7],
  ['+12', 12],
  ['-5', -5],
  ['\u22125', -5],
  ['１２', 12],
  ['－１２', -12],
  ['٤٢', 42],
  ['1 000', 1000],
  ['1\u202f234\u00a0567', 1_234_567],
  ['\u200b12\ufeff ', 12],
  ['', null],
  [' ', null],
])('in every language %j is %j', (typed, number) => {
  for (const language of ['en', 'es-MX', 'fr-CA'] as const) {
    expect([language, typedNumber(typed, language)]).toEqual([language, number]);
  }
});

test.each([
  '12,5',
  '12.5',
  '1.000',
  '1e3',
  '1E3',
  '10 00',
  '1 0000',
  '1000 000',
  '1 000,5',
  '1,00',
  '0x10',
  '12 agents',
  '1²',
  '½',
  '--5',
  '5-',
  'Infinity',
])('in no language is %j a whole number', (typed) => {
  for (const language of ['en', 'es-MX', 'fr-CA'] as const) {
    expect([language, typedNumber(typed, language)]).toEqual([language, typed]);
  }
});

test('a comma between groups of three is that of English and Mexican Spanish; to French it separates decimals', () => {
  for (const typed of ['1,000', '12,345,678']) {
    const number = Number(typed.replaceAll(',', ''));
    expect(typedNumber(typed, 'en')).toBe(number);
    expect(typedNumber(typed, 'es-MX')).toBe(number);
    expect(typedNumber(typed, 'fr-CA')).toBe(typed);
  }
});

test('without a language no comma is read', () => {
  expect(['1,000', '1 000', '１２'].map((typed) => plainNumber(typed))).toEqual([
    '1,000',
    '1000',
    '12',
  ]);
});
