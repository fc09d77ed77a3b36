import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { pageTitle, tooWide } from '../support/steps.ts';

/** What each role finds in the console, written here by hand, and that nothing there is refused. */
const MENUS: Record<string, string[]> = {
  'reviewer.only': ['Overview', 'Review queue', 'Agencies', 'People', 'Reports'],
  editor: ['Overview', 'Content', 'Quiz', 'Texts'],
  support: ['Overview', 'People', 'Mails'],
  auditor: [
    'Overview',
    'Review queue',
    'Agencies',
    'People',
    'Content',
    'Quiz',
    'Reports',
    'Mails',
    'Audit',
    'Who may what',
    'Front desks',
    'Texts',
  ],
  administrator: ['Overview', 'People', 'Who may what', 'Front desks'],
};
const WIDTHS = [360, 768, 1440];

describe('The console', () => {
  const stage = useStage({ env: { STAFF_SECOND_STEP: 'true' } });
  const looked = new Set<string>();
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  it.each(Object.entries(MENUS))('shows to %s what the role is for', async (role, parts) => {
    const page = await stage.visit('/staff', { as: `${role}@aldervale.example` });
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    await pageTitle(page, 'Overview');
    // For the days of grace it stands on each page.
    await page.getByRole('link', { name: 'Add It Now' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(parts);
    for (const part of parts) {
      await menu(page).getByRole('link', { name: part, exact: true }).click();
      // The title of the page before is there until this one is.
      await pageTitle(page, part);
      await page.waitForLoadState('networkidle');
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const first = page.locator('tbody a').first();
      if (await first.isVisible()) {
        await first.click();
        await page.locator('h1').filter({ hasNotText: title }).waitFor();
        await page.waitForLoadState('networkidle');
      }
      // Roles see the same page: axe looks at it once.
      if (!looked.has(part)) await expectAccessible(page);
      looked.add(part);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect([part, width, await tooWide(page)]).toEqual([part, width, 0]);
      }
    }
    expect(refused).toEqual([]);
  });
});
