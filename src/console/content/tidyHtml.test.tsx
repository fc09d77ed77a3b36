import { expect, test } from 'vitest';
import { tidyHtml } from './tidyHtml.ts';

test.each([
  ['a list', '<ul><li><p>One <b>b</b></p></li></ul>', '<ul><li>One <b>b</b></li></ul>'],
  [
    'a list in a list',
    '<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>',
    '<ul><li><p>One</p><ul><li>Two</li></ul></li></ul>',
  ],
  [
    'two paragraphs',
    '<ul><li><p>One</p><p>Two</p></li></ul>',
    '<ul><li><p>One</p><p>Two</p></li></ul>',
  ],
  [
    'a table with headers',
    '<table><tbody><tr><th><p>A</p></th></tr><tr><td><p>1</p></td></tr></tbody></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    'a table with a header column alone',
    '<table><tbody><tr><th><p>A</p></th><td><p>1</p></td></tr></tbody></table>',
    '<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>',
  ],
  ['anything else', '<h2>A</h2><p>B &amp; C</p>', '<h2>A</h2><p>B &amp; C</p>'],
])('%s is written as pages are', (_, written, tidy) => {
  expect(tidyHtml(written)).toBe(tidy);
});
