import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '#brands/defaultBrand.ts';
import { drawings } from '#src/guest/kit/StatusPage.tsx';

const files = readdirSync('public/art');

describe.each(files)('%s', (file) => {
  const source = readFileSync(`public/art/${file}`, 'utf8');

  it('is a small picture that parses', () => {
    expect(source.length).toBeLessThanOrEqual(30 * 1024);
    const drawing = new DOMParser().parseFromString(source, 'image/svg+xml');
    expect(drawing.documentElement.tagName).toBe('svg');
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.documentElement.getAttribute('viewBox')).toMatch(/^0 0 \d+ \d+$/);
  });

  it('runs nothing, styles nothing and fetches nothing', () => {
    expect(source).not.toMatch(/<(script|style|foreignObject|image)|\son\w+=|style=/i);
    expect(source.match(/(href="|url\()(?!#)/g)).toBeNull();
  });
});

it('the drawings of 403, 404 and errors, and the hero by day and by night, are there', () => {
  const { heroImage, heroImageDark } = defaultBrand;
  const named = [...drawings.map((name) => `${name}.svg`), heroImage, heroImageDark];
  expect(files).toEqual(expect.arrayContaining(named));
});
