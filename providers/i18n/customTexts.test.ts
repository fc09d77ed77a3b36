import { afterEach, expect, test } from 'vitest';
import { config } from '../config.ts';
import { withCustomTexts } from './customTexts.ts';
import { t } from './translate.ts';

const settings = config.settings;
const say = (texts: Record<string, string>) => config.use({ ...settings, texts: { en: texts } });
afterEach(() => config.use(settings));

test("the programme's own words stand for those of the catalogue, parameters filled in", () => {
  expect(t('common.title', { page: 'A', brand: 'B' })).toBe('A – B');
  say({ 'common.title': '%{brand} | %{page}' });
  expect(t('common.title', { page: 'A', brand: 'B' })).toBe('B | A');
});

test('a catalogue takes them in and stays as it was itself', () => {
  const words = { dashboard: { title: 'My Tasks', more: { a: 'b' } } };
  say({
    'dashboard.title': 'To do',
    'dashboard.none': 'x',
    'dashboard.more': 'x',
    '__proto__.a': 'x',
  });
  expect(withCustomTexts(words)).toEqual({ dashboard: { title: 'To do', more: { a: 'b' } } });
  expect(words.dashboard.title).toBe('My Tasks');
  expect({}).not.toHaveProperty('a');
});
