import { expect, test } from 'vitest';
import { isValidOverride, placeholdersOf } from './placeholders.ts';

test.each([
  ['Hello %{name}', true],
  ['Hello', true],
  ['%{name}, %{name}', true],
  ['Hello %{brand}', true],
  ['Hello %{other}', false],
  ['Hello %{na me}', false],
  ['Hello %{name', false],
  ['One |||| %{name}', false],
])('%s', (words, may) => {
  expect(isValidOverride(words, 'Dear %{name}', ['brand'])).toBe(may);
});

test('plural forms keep their number', () => {
  expect(isValidOverride('One |||| %{n}', '1 day |||| %{n} days')).toBe(true);
  expect(isValidOverride('%{n}', '1 day |||| %{n} days')).toBe(false);
});

test('each placeholder is named once', () => {
  expect(placeholdersOf('%{b} %{a} %{b}')).toEqual(['a', 'b']);
});
