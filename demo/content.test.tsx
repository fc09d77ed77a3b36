import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brands/defaultBrand.ts';
import { translated } from '../contract/languages.ts';
import { contentPages } from '../contract/pages.ts';
import { contentPage } from '../contract/records.ts';
import { demoContent } from './content.ts';

const pagesOf = (code: string) => demoContent.filter((page) => page.code === code);
const layouts = contentPages(defaultBrand.code);

describe('demo content', () => {
  it.each(['home-page', ...layouts.map(({ code }) => code)])(
    'has at least one page for %s',
    (code) => expect(pagesOf(code)).not.toEqual([]),
  );

  it.each(layouts.filter(({ layout }) => layout === 'list'))('$code is a list', ({ code }) => {
    expect(pagesOf(code).length).toBeGreaterThanOrEqual(3);
  });

  it('consists of valid HTML pages, each with a picture, and no text twice', () => {
    for (const page of demoContent) {
      expect(contentPage.safeParse(page).success).toBe(true);
      expect(page.type).toBe('text/html');
      expect(page.thumbnailUrl).toMatch(/^\/art\/[a-z-]+\.svg$/);
      expect(page.thumbnailAlt).not.toBe('');
      expect(page.body).toMatch(/^<p>/);
    }
    expect(new Set(demoContent.map(({ body }) => body)).size).toBe(demoContent.length);
  });

  it('is well-formed: every tag that opens closes', () => {
    for (const { name, body } of demoContent) {
      const parsed = new DOMParser().parseFromString(`<div>${body}</div>`, 'application/xml');
      expect([name, parsed.querySelector('parsererror')]).toEqual([name, null]);
    }
  });

  it.each(translated)(
    'has every page in %s, element by element and number by number',
    (language) => {
      const elements = (html: string) => html.match(/<[^>]+>/g);
      const numbers = (html: string) => html.match(/\d+/g) ?? [];
      for (const { name, body, translations } of demoContent) {
        const text = translations[language];
        expect([name, elements(text.body)]).toEqual([name, elements(body)]);
        expect([name, numbers(text.body)]).toEqual([name, numbers(body)]);
        expect(text.body).not.toBe(body);
        expect(text.thumbnailAlt).not.toBe('');
        // Neither far shorter nor far longer: no sentence is missing.
        expect(text.body.length / body.length).toBeGreaterThan(0.85);
        expect(text.body.length / body.length).toBeLessThan(1.5);
      }
    },
  );

  it.each(translated)('has amounts of money as %s writes them', (language) => {
    const money = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    });
    const amounts = demoContent.flatMap(({ body, translations }) =>
      [...body.matchAll(/\$(\d+)/g)].map(([, value]) => ({
        written: money.format(Number(value)),
        body: translations[language].body,
      })),
    );
    expect(amounts.length).toBeGreaterThan(5);
    for (const { written, body } of amounts) expect(body).toContain(`<td>${written}</td>`);
  });

  it('has no placeholder text', () => {
    for (const { body } of demoContent) expect(body).not.toMatch(/lorem|ipsum|todo|tbd/i);
  });
});
