import { expect, test } from 'vitest';
import { mayStandFor, placeholdersOf } from './placeholders.ts';

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
  expect(mayStandFor(words, 'Dear %{name}', ['brand'])).toBe(may);
});

test('forms stay as many', () => {
  expect(mayStandFor('One |||| %{n}', '1 day |||| %{n} days')).toBe(true);
  expect(mayStandFor('%{n}', '1 day |||| %{n} days')).toBe(false);
});

test('placeholders are named once', () => {
  expect(placeholdersOf('%{b} %{a} %{b}')).toEqual(['a', 'b']);
});
