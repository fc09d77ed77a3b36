import { expect, test } from 'vitest';
import { guestBoot } from '../testing/hub.ts';
import { withCustomTexts } from './customTexts.ts';
import { englishLanguage } from './language.ts';
import { createTranslator } from './translate.ts';

test('overrides replace texts of the catalogue, with parameters filled in', () => {
  const title = (texts: Record<string, string>) =>
    createTranslator(englishLanguage, { ...guestBoot.settings, texts: { en: texts } }).t(
      'common.title',
      { page: 'A', brand: 'B' },
    );
  expect(title({})).toBe('A – B');
  expect(title({ 'common.title': '%{brand} | %{page}' })).toBe('B | A');
});

test('applying overrides does not change the catalogue itself', () => {
  const words = { dashboard: { title: 'My Tasks', more: { a: 'b' } } };
  const texts = {
    'dashboard.title': 'To do',
    'dashboard.none': 'x',
    'dashboard.more': 'x',
    '__proto__.a': 'x',
  };
  expect(withCustomTexts(words, texts)).toEqual({
    dashboard: { title: 'To do', more: { a: 'b' } },
  });
  expect(words.dashboard.title).toBe('My Tasks');
  expect({}).not.toHaveProperty('a');
});
