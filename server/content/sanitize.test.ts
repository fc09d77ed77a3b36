import { expect, test } from 'vitest';
import { demoContent } from '../../demo/content.ts';
import { sanitize } from './sanitize.ts';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  [
    'a handler on a picture',
    '<img src="/art/a.svg" onerror="alert(1)" alt="">',
    '<img src="/art/a.svg" alt="" />',
  ],
  [
    'a javascript: link',
    '<a href="javascript:alert(1)">a</a>',
    '<a rel="noopener noreferrer">a</a>',
  ],
  [
    'a hidden javascript: link',
    '<a href=" java&#9;script:alert(1)">a</a>',
    '<a rel="noopener noreferrer">a</a>',
  ],
  ['a data: link', '<a href="data:text/html,x">a</a>', '<a rel="noopener noreferrer">a</a>'],
  ['a form', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
  ['a frame', '<iframe src="https://a.example"></iframe>', ''],
  ['an external picture', '<img src="https://a.example/a.png">', ''],
  ['a picture without scheme', '<img src="//a.example/a.png">', ''],
  ['a picture by backslash', '<img src="/\\a.example/a.png">', ''],
  ['a picture that would call the API', '<img src="/api/staff/v1/agencies/export">', ''],
  ['a picture from beside the pictures', '<img src="/art/../api/v1/hub/account/me">', ''],
  ['a picture of an escaped path', '<img src="/art/%2e%2e/api/v1/hub/account/me">', ''],
  ['an inline picture', '<img src="data:image/svg+xml,x">', ''],
  ['a style', '<p style="position:fixed;inset:0">a</p><style>p{}</style>', '<p>a</p>'],
  ['a clobbering id', '<p id="root" name="boot" class="x">a</p>', '<p>a</p>'],
  ['SVG', '<svg><script>alert(1)</script><p>a</p></svg>', '<p>a</p>'],
  ['a second h1', '<h1>a</h1>', '<h2>a</h2>'],
  ['broken tags', '<p>a<b>b', '<p>a<b>b</b></p>'],
])('in a content page %s is made harmless', (_what, dirty, clean) => {
  expect(sanitize(dirty)).toBe(clean);
});

test('HTML that is nested too deeply is refused', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}a${'</b>'.repeat(depth)}`;
  expect(sanitize(nested(40))).toBe(nested(40));
  expect(sanitize(nested(100))).toContain('a');
  expect(sanitize(nested(101))).toBeUndefined();
  expect(sanitize('<p>a'.repeat(500))).toHaveLength('<p>a</p>'.length * 500);
  expect(sanitize('<br>'.repeat(500))).toHaveLength('<br />'.length * 500);
});

test('a link keeps its address and reveals no referrer', () => {
  expect(sanitize('<a href="https://a.example/b">c</a>')).toBe(
    '<a href="https://a.example/b" rel="noopener noreferrer">c</a>',
  );
});

test('clean HTML is returned unchanged', () => {
  for (const { body } of demoContent) {
    const clean = sanitize(body) ?? '';
    expect(sanitize(clean)).toBe(clean);
    expect(clean.length).toBeGreaterThanOrEqual(body.trim().length);
  }
});
