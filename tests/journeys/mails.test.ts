import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { languageCodes } from '../../contract/languages.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import { readBrand } from '../../server/core/config/brand.ts';
import { composeMail } from '../../server/core/mail/compose.ts';
import { type MailTemplate, mailTemplates, templateOf } from '../../server/core/mail/templates.ts';
import { sampleMail } from '../../server/core/mail/testing/sampleMail.ts';
import { launchBrowser } from '../support/browser.ts';
import { contrast } from '../support/contrast.ts';

/** The narrowest phone that emails are made for. */
const viewport = { width: 360, height: 640 };
const brands = [defaultBrand, readBrand('brands/lantern-quay')];
const withButton = (Object.keys(mailTemplates) as MailTemplate[]).filter(
  (template) => templateOf(template).action,
);

const schemes = ['light', 'dark'] as const;

let browser: Browser;
/** A page of each color scheme. */
let pages: Record<(typeof schemes)[number], Page>;

beforeAll(async () => {
  browser = await launchBrowser();
  const open = (colorScheme: 'light' | 'dark') => browser.newPage({ viewport, colorScheme });
  pages = { light: await open('light'), dark: await open('dark') };
});
afterAll(() => browser.close());

/**
 * Shows an email without what many email programs drop: first the backgrounds of links, then the style sheet too. Returns
 * what is seen of its button each time. In one call, since there are hundreds of emails.
 */
const buttonsSeen = (page: Page, html: string) =>
  page.evaluate((written) => {
    document.open();
    document.write(written);
    document.close();
    const label = document.querySelector<HTMLElement>('a:not([href^="mailto:"])');
    if (!label) throw new Error('The email has no button');
    const background = (of: Element | null): string => {
      if (!of) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(of);
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? background(of.parentElement)
        : backgroundColor;
    };
    const cell = label.parentElement;
    const seen = () => ({
      ink: getComputedStyle(label).color,
      ground: background(label),
      around: background(cell?.closest('table') ?? null),
      label: label.getBoundingClientRect().toJSON(),
      cell: cell?.getBoundingClientRect().toJSON(),
      width: document.documentElement.scrollWidth,
    });
    for (const link of document.querySelectorAll('a')) link.style.background = 'none';
    const withoutBackgrounds = seen();
    for (const sheet of document.querySelectorAll('style')) sheet.remove();
    return [withoutBackgrounds, seen()] as const;
  }, html);

describe.each(brands)('Buttons in emails of $name', (brand) => {
  describe.each(languageCodes)('in %s', (language) => {
    test.each(withButton)('%s', async (template) => {
      const { html } = composeMail(sampleMail(template, language), {
        brand,
        publicUrl: 'https://hub.example',
        timeZone: usualTimeZone,
      });
      for (const colorScheme of schemes) {
        const seen = await buttonsSeen(pages[colorScheme], html);
        for (const { ink, ground, around } of seen) {
          expect(contrast(ink, ground), `${colorScheme}: its label`).toBeGreaterThanOrEqual(4.5);
          expect(contrast(ground, around), `${colorScheme}: its shape`).toBeGreaterThanOrEqual(3);
        }
        const [, { label, cell, width }] = seen;
        expect(width).toBe(viewport.width);
        expect(cell.left).toBeLessThanOrEqual(label.left);
        expect(cell.right).toBeGreaterThanOrEqual(label.right);
        expect(label.height).toBeGreaterThanOrEqual(44);
      }
    });
  });
});

test('a label of one long word stays within the button on a phone', async () => {
  const label = 'Einladungsannahmebestätigungsschaltflächenbeschriftung';
  const { html } = composeMail(
    sampleMail('invitation', 'en'),
    { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone },
    { 'invitation.action': label },
  );
  const page = pages.dark;
  const [seen] = await buttonsSeen(page, html);
  expect(seen.width).toBe(viewport.width);
  expect(seen.cell.right).toBeLessThanOrEqual(viewport.width - 28);
  expect(await page.getByRole('link', { name: label }).isVisible()).toBe(true);
});
