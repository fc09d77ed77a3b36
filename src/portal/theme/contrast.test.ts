import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Brand, SchemeTokens } from '#contract/brand.ts';
import { contrast } from '#tests/support/contrast.ts';

type Token = keyof SchemeTokens;

const grounds: Token[] = ['ground', 'paper', 'raised', 'sunken', 'selected'];
const pairs = (inks: Token[], on: Token[]): [Token, Token][] =>
  inks.flatMap((ink) => on.map((ground): [Token, Token] => [ink, ground]));

/** Text: 4.5 (WCAG 1.4.3). */
const text: [Token, Token][] = [
  ...pairs(['ink', 'quiet', 'link', 'linkHover', 'error', 'done', 'warn', 'info'], grounds),
  ...pairs(['onFrame', 'frameAccent'], ['frame']),
  ...pairs(['onPrimary'], ['primary', 'primaryHover']),
  ...pairs(['onAccent'], ['accent', 'accentHover']),
  ...pairs(['primary', 'accent'], ['paper', 'ground', 'raised']),
  ...pairs(['ink', 'warn', 'link'], ['warnTint']),
  ...pairs(['ink', 'error', 'link'], ['errorTint']),
  ...pairs(['ink', 'done', 'link'], ['doneTint']),
  ...pairs(['ink', 'info', 'link'], ['infoTint']),
  ['heroInk', 'heroHaze'],
];

/** Borders of inputs, icons, focus: 3 (WCAG 1.4.11). */
const shapes: [Token, Token][] = [
  ...pairs(['border', 'focus', 'primary'], grounds),
  ['frameAccent', 'frame'],
];

const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }): Brand => JSON.parse(readFileSync(`brands/${name}/brand.json`, 'utf8')));
const schemes = brands.flatMap(({ shortName, style }) => [
  { of: `${shortName}, light`, scheme: style.light },
  { of: `${shortName}, dark`, scheme: style.dark },
]);

describe.each(schemes)('$of', ({ scheme }) => {
  it.each(text)('%s reads on %s', (ink, ground) => {
    expect(contrast(scheme[ink], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s shows on %s', (shape, ground) => {
    expect(contrast(scheme[shape], scheme[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('computes the contrast that WCAG states', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('rgb(119, 119, 119)', '#ffffff')).toBeCloseTo(4.48, 2);
});
