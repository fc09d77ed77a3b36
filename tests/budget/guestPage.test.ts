import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOpenBrowser, type OpenBrowser } from '../support/browser.ts';
import { type Hub, startHub } from '../support/hub.ts';
import { judge } from './lighthouse.ts';

let hub: Hub;
let browser: OpenBrowser;
beforeAll(async () => {
  [hub, browser] = await Promise.all([startHub(), launchOpenBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await hub?.stop();
});

test("the guest's page is painted early, stays where it is, and passes what Lighthouse asks", async () => {
  const { steady, shift, failed } = await judge(hub.url, browser.port);
  expect(failed).toEqual([]);
  expect(shift).toBeLessThan(0.01);
  expect(steady.firstPaint).toBeLessThanOrEqual(800);
  expect(steady.largestPaint).toBeLessThanOrEqual(1_200);
});
