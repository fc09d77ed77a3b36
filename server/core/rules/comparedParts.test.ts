import { expect, test } from 'vitest';
import { blocksOf, comparedParts } from './comparedParts.ts';

test('a text is taken apart into its paragraphs, headings, lists and pictures, whatever is in them', () => {
  const heading = '<h2 id="a">A &lt;b</h2>';
  const list = '<ul><li><p>One</p></li><li><p>Two<br>lines</p></li></ul>';
  const blocks = [heading, '<p>Read <strong>this</strong>.</p>', list, '<img src="/x">'];
  expect(blocksOf(blocks.join('\n'))).toEqual(blocks);
  expect(blocksOf('')).toEqual([]);
});

/** A paragraph for each letter. */
const text = (letters: string) => [...letters].map((letter) => `<p>${letter}</p>`).join('');
const compare = (earlier: string, now: string) =>
  comparedParts(text(earlier), text(now)).map(
    ({ html, change }) =>
      (change ?? 'both') +
      html
        .replace(/<[^>]+>/g, ' ')
        .replace(/ +/g, ' ')
        .trimEnd(),
  );

test('what is gone stands before what has replaced it; what is in both texts is not marked', () => {
  expect(compare('abcd', 'aBCde')).toEqual(['both a', 'gone b c', 'new B C', 'both d', 'new e']);
  expect(compare('abc', 'c')).toEqual(['gone a b', 'both c']);
  expect(compare('ab', 'ab')).toEqual(['both a b']);
  expect(compare('abc', 'ca')).toEqual(['gone a b', 'both c', 'new a']);
});
