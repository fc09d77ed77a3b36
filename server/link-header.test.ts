import { expect, test } from 'vitest';
import { linkHeader } from './link-header.ts';

const font = '<link rel="preload" as="font" type="font/woff2" href="/b.woff2" crossorigin>';

test('the pictures that a head preloads are named in their order, with their conditions', () => {
  const head = `<title>A</title>
    <link rel="preload" as="image" href="/art/a.svg" media="(prefers-color-scheme: light)" fetchpriority="high">
    <link rel="preload" as="image" href="/art/b.svg">
    ${font}<link rel="stylesheet" href="/c.css"><link rel="modulepreload" href="/d.js">`;
  expect(linkHeader(head)).toBe(
    '</art/a.svg>; rel=preload; as=image; media="(prefers-color-scheme: light)"; fetchpriority="high", ' +
      '</art/b.svg>; rel=preload; as=image',
  );
});

test('a head that preloads no picture has no header', () => {
  expect(linkHeader(`<title>A</title>${font}`)).toBeUndefined();
});
