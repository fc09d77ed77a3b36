import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../../contract/brand.ts';
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

describe('safeStyle', () => {
  it('lets a second brand through', () => {
    const second = { ...style, titleFont: 'Lora Variable', radius: 0 };
    expect(safeStyle(second)).toEqual(second);
  });

  it('survives a style that is not there', () => {
    expect(safeStyle(undefined)).toEqual(style);
  });
});
