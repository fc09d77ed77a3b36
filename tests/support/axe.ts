import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rawTexts, suspicious } from './rawTexts.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until the page has no skeletons and no running animations. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector(
        'main :not(button)[aria-busy="true"], main [role="status"][aria-label]',
      ) &&
      !document.querySelector('.hub-skeleton') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/**
 * What axe finds on the page as it stands, a line each: WCAG 2.2 AA and good practice, target size included; and what
 * nobody can read. A menu or a popover lies outside of the page's landmarks: with `isPopupOpen` that is not counted.
 */
export async function axeViolations(page: Page, { isPopupOpen = false } = {}): Promise<string[]> {
  // Evaluated, not added as a script: the page's content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (region) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Without the HTML of each element that is looked at, which nobody reads.
    axe.configure({ noHtml: true });
    const { violations } = await axe.run(document, {
      rules: { 'target-size': { enabled: true }, region: { enabled: region } },
      resultTypes: ['violations'],
    });
    // Put into words here: all that was looked at would have to leave the browser.
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, !isPopupOpen);
  return [...found, ...(await unreadable(page))];
}

/**
 * What on the page only a program can read, a line each: keys of the catalogue, errors that were not worded. What
 * stands in a `code` element is meant.
 */
async function unreadable(page: Page): Promise<string[]> {
  const { texts, named } = await page.evaluate((pattern) => {
    const suspicious = new RegExp(pattern);
    const shown: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('code, script, style')) shown.push(node.textContent ?? '');
    }
    for (const name of ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        shown.push(element.getAttribute(name) ?? '');
    }
    return {
      texts: shown.filter((text) => suspicious.test(text)),
      named: [...document.querySelectorAll('code')].map((code) => code.textContent ?? ''),
    };
  }, suspicious.source);
  return rawTexts(texts, named).map((text) => `unreadable: ${text}`);
}

/** Waits until the page has settled, and fails with the problems that axe finds. */
export async function expectAccessible(page: Page, open?: string): Promise<void> {
  await settled(page);
  const violations = await axeViolations(page, { isPopupOpen: open !== undefined });
  expect(violations, `axe on ${page.url()} ${open ?? ''}`).toEqual([]);
}
