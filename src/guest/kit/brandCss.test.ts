import { describe, expect, it } from 'vitest';
import { defaultBrand } from '#brands/defaultBrand.ts';
import { brandStyleSheet, safeStyle, tokenProperty } from './brandCss.ts';

const { style } = defaultBrand;

describe('brandStyleSheet', () => {
  it('names every token of both schemes', () => {
    const sheet = brandStyleSheet(defaultBrand);
    const [light = '', dark = ''] = sheet.split('@media');
    for (const token of Object.keys(style.light) as (keyof typeof style.light)[]) {
      expect(light).toContain(`${tokenProperty(token)}:${style.light[token]};`);
      expect(dark).toContain(`${tokenProperty(token)}:${style.dark[token]};`);
    }
  });

  it('shows the scheme that a person chose, whatever the system asks for', () => {
    const [, bySystem = '', chosen = ''] = brandStyleSheet(defaultBrand).split('@media');
    expect(bySystem).toContain(':root:not([data-scheme=light]){color-scheme:dark;');
    expect(chosen).toContain(':root[data-scheme=dark]{color-scheme:dark;');
  });

  it.each([
    '#fff;}body{display:none',
    '</style><script>alert(1)</script>',
    'url(https://elsewhere.example/x)',
    'expression(1)',
    '',
  ])('keeps %j out of the sheet', (ink) => {
    const sheet = brandStyleSheet({ style: { ...style, light: { ...style.light, ink } } });
    expect(sheet).toBe(brandStyleSheet(defaultBrand));
  });

  it('keeps foreign families, radii and tokens out of the sheet', () => {
    const hostile = {
      ...style,
      titleFont: "x';}*{color:red}",
      radius: Number.NaN,
      dark: { ...style.dark, 'x:red;}body{y': '#fff' },
    };
    expect(brandStyleSheet({ style: hostile })).toBe(brandStyleSheet(defaultBrand));
  });
});

describe('a brand with a dark ground', () => {
  const dark = { ...style, light: style.dark };

  it('has light text on screens and dark text on paper', () => {
    const [screen = '', ...media] = brandStyleSheet({ style: dark }).split('@media');
    expect(screen).toContain(':root{color-scheme:dark;');
    expect(media.at(-1)).toContain(
      `print{:root{color-scheme:light;--hub-ground:${style.light.ground};`,
    );
    expect(brandStyleSheet({ style })).not.toContain('@media print');
  });
});

describe('a typeface of the brand', () => {
  const font = { family: 'Lora', file: 'lora.woff2', weight: '400 700' };

  it('is loaded from its folder', () => {
    expect(brandStyleSheet({ style: { ...style, fonts: [font] } })).toMatch(
      /^@font-face\{font-family:'Lora';font-weight:400 700;[^}]*url\(\/fonts\/lora\.woff2\)/,
    );
  });

  it.each([
    { ...font, file: '../x.woff2' },
    { ...font, file: '//elsewhere.example/x.woff2' },
    { ...font, family: "x';}*{color:red}" },
    { ...font, weight: '400;}*{color:red}' },
    null,
  ])('%j stays out of the sheet', (hostile) => {
    expect(brandStyleSheet({ style: { ...style, fonts: [hostile] } })).toBe(
      brandStyleSheet(defaultBrand),
    );
  });
});

describe('safeStyle', () => {
  it('lets a second brand through', () => {
    const second = { ...style, titleFont: 'Lora Variable', radius: 0 };
    expect(safeStyle(second)).toEqual(second);
  });

  it('survives a style that is not there', () => {
    expect(safeStyle(undefined)).toEqual(style);
  });
});
