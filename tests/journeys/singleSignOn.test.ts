import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../../server/optional/sign-on/testing/identityProvider.ts';
import { expectAccessible } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Hub, startHub } from '../support/hub.ts';
import { quietPort } from '../support/server/quietPort.ts';
import { open } from '../support/stage.ts';
import { logIn, pageTitle } from '../support/steps.ts';
import { startTlsProxy } from '../support/tlsProxy.ts';

const REVIEWER = 'reviewer@aldervale.example';

/** The redirects of a real provider in Chromium, on the built product behind a proxy that terminates TLS. */
describe('Single sign-on', () => {
  let folder: string;
  let browser: Browser;
  let office: IdentityProvider;
  let hub: Hub;
  let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
  let context: BrowserContext;
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sign-on-'));
    const port = await quietPort();
    proxy = await startTlsProxy(folder, { host: 'localhost', port });
    const origin = `https://localhost:${proxy.port}`;
    office = await startIdentityProvider(`${origin}/sign-on/office/callback`);
    const { issuer, clientId, clientSecret } = office;
    const file = join(folder, 'sign-on.json');
    writeFileSync(
      file,
      JSON.stringify([{ name: 'office', label: 'Office', issuer, clientId, clientSecret }]),
    );
    const settings = { PORT: String(port), PUBLIC_URL: origin, TRUST_PROXY: 'true' };
    [browser, hub] = await Promise.all([
      launchBrowser(),
      startHub({ ...settings, SIGN_ON_FILE: file }),
    ]);
    context = await browser.newContext({
      baseURL: origin,
      ignoreHTTPSErrors: true,
      reducedMotion: 'reduce',
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      // Without its cookies a page that is still open is refused.
      if (/^Failed to load resource/.test(message.text())) return;
      if (message.type() === 'error') complaints.push(message.text());
    });
  });
  afterAll(async () => {
    await browser?.close();
    await hub?.stop();
    await proxy?.stop();
    await office?.close();
    rmSync(folder, { recursive: true });
  });

  /** Signs in at the provider, on its own page. */
  async function signInThere(page: Page) {
    await page.waitForURL(`${office.issuer}/**`);
    await page.getByLabel('Subject').fill('rosa');
    await page.getByRole('button', { name: 'Sign In' }).click();
  }

  it('an account of the organization is linked, and then opens the console', async () => {
    const page = await context.newPage();
    await open(page, '/account/login');
    await expectAccessible(page);
    await logIn(page, REVIEWER);
    await page.waitForURL('**/staff');
    await open(page, '/account/security');
    await page.getByText('No account of your organization is linked.').waitFor();
    await page.getByRole('button', { name: 'Link Office' }).click();
    await signInThere(page);
    await page.waitForURL('**/account/security');
    await page.getByRole('button', { name: 'Remove: Office' }).waitFor();
    await expectAccessible(page);

    await context.clearCookies();
    await open(page, '/account/login');
    await page.getByRole('link', { name: 'Log In with Office' }).click();
    await signInThere(page);
    await page.waitForURL('**/staff');
    await pageTitle(page, 'Overview');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === '__Host-hub-session')).toMatchObject({
      secure: true,
      httpOnly: true,
    });

    // What demands a proof, ten minutes later: by logging in there once more, beside the page that waits for it.
    await hub.query(`update sessions set proved_at = proved_at - interval '10 minutes'`);
    await open(page, '/account/security');
    await page.getByRole('button', { name: 'Remove: Office' }).click();
    const asked = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    await asked.getByRole('button', { name: 'Use the account of your organization' }).click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      asked.getByRole('link', { name: 'Log In with Office' }).click(),
    ]);
    await signInThere(tab);
    await tab.waitForURL('**/account/security');
    await asked.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('No account of your organization is linked.').waitFor();

    await context.clearCookies();
    office.people.set('mallory', { email: REVIEWER, email_verified: true });
    await page.goto('/sign-on/office');
    await page.getByLabel('Subject').fill('mallory');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page
      .getByText(/^Logging in with the account of your organization did not work/)
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
