import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';

const LIMIT = 0.05;
const POC = 'poc.approved@northwind.example';
const REVIEWER = 'reviewer@aldervale.example';

/** How much has moved since the page was opened, as browsers count it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What was buffered is told before the frame after the next.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

describe('Layout while a page loads', () => {
  const stage = useStage();

  it.each([
    ['/dashboard', POC, { width: 1440, height: 900 }],
    ['/news', POC, { width: 768, height: 1024 }],
    ['/associates', POC, { width: 412, height: 823 }],
    ['/staff', REVIEWER, { width: 412, height: 823 }],
    ['/staff/mails/texts', REVIEWER, { width: 768, height: 1024 }],
  ])('%s', async (path, as, viewport) => {
    const page = await stage.visit(path, { viewport, as });
    await settled(page);
    // What an answer or a chunk brings later still counts.
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThan(LIMIT);
  });

  it.each(['/account/reset', '/account/create/agent', '/overview'])(
    '%s: no style sheet that comes later has a rule for it',
    async (path) => {
      const html = await (await fetch(`${stage.hub.url}${path}`)).text();
      const viewport = { width: 360, height: 780 };
      const page = await stage.visit(path, { viewport, prefetches: true });
      await settled(page);
      // What guests may have of the portal is prefetched when the browser is idle.
      await page.waitForLoadState('networkidle');
      const late = await page.evaluate((written) => {
        // A rule of style has rules within it, too: nested ones.
        const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
          [...rules].flatMap((rule) => {
            if (rule instanceof CSSStyleRule) return rule;
            return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
          });
        return [...document.styleSheets]
          .filter(({ href }) => href && !written.includes(new URL(href).pathname))
          .flatMap(({ cssRules }) => styleRules(cssRules))
          .map(({ selectorText }) => selectorText)
          .filter((selector) => document.querySelector(`#app :is(${selector})`));
      }, html);
      expect(late).toEqual([]);
    },
  );
});
