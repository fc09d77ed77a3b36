import { expect, test } from 'vitest';
import { firstLines, slugsOf, withSections } from './contentModel.ts';

test('names become addresses, no two alike', () => {
  expect(slugsOf(['The Vale at Harrow Lake', 'Érables & Co.', '—', 'Érables & Co.'])).toEqual([
    'the-vale-at-harrow-lake',
    'erables-co',
    'item',
    'erables-co-2',
  ]);
});

test('a card shows the words of the first paragraph', () => {
  expect(firstLines('<h2>No</h2><p>One <b>two</b> &amp; three.</p><p>Four.</p>')).toBe(
    'One two & three.',
  );
  expect(firstLines('<ul><li>none</li></ul>')).toBe('');
});

test('sections get ids of their own', () => {
  const { html, sections } = withSections('<p>a</p><h2>Who we are</h2><h2>Who we are</h2>');
  expect(sections).toEqual([
    { id: 'section-who-we-are', title: 'Who we are' },
    { id: 'section-who-we-are-2', title: 'Who we are' },
  ]);
  expect(html).toContain('<h2 id="section-who-we-are-2">');
});
