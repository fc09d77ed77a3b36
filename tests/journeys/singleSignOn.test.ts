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
import { withAuthenticator } from '../support/passkey.ts';
import { quietPort } from '../support/server/quietPort.ts';
import { open, signInByApi } from '../support/stage.ts';
import { choose, logIn, pageTitle } from '../support/steps.ts';
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
    context = await newContext();
  });
  afterAll(async () => {
    await browser?.close();
    await hub?.stop();
    await proxy?.stop();
    await office?.close();
    rmSync(folder, { recursive: true });
  });

  async function newContext() {
    const made = await browser.newContext({
      baseURL: `https://localhost:${proxy.port}`,
      ignoreHTTPSErrors: true,
      reducedMotion: 'reduce',
    });
    made.on('weberror', (error) => complaints.push(String(error.error())));
    made.on('console', (message) => {
      // Without its cookies a page that is still open is refused.
      if (/^Failed to load resource/.test(message.text())) return;
      if (message.type() === 'error') complaints.push(message.text());
    });
    return made;
  }

  /** Signs in at the provider, on its own page. */
  async function signInThere(page: Page, subject = 'rosa') {
    await page.waitForURL(`${office.issuer}/**`);
    await page.getByLabel('Subject').fill(subject);
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

  it('is required of all of staff but two, in the console', async () => {
    const [support, administrator] = [
      'support@aldervale.example',
      'administrator@aldervale.example',
    ];
    /** A page of somebody who has added a passkey of the public address on it. */
    const withPasskey = async (email: string) => {
      const own = await newContext();
      await signInByApi(own, email);
      const page = await own.newPage();
      await open(page, '/account/security');
      await withAuthenticator(page);
      await page.getByRole('button', { name: 'Add a Passkey' }).click();
      await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
      return page;
    };
    await withPasskey(support);
    const emergency = await withPasskey(administrator);

    await context.clearCookies();
    await signInByApi(context, REVIEWER);
    const rosa = await context.newPage();
    await open(rosa, '/staff/people');
    await rosa.getByRole('link', { name: 'Una Castellanos' }).click();
    await pageTitle(rosa, 'Una Castellanos');
    const linking = rosa.getByRole('region', { name: 'Link single sign-on' });
    await linking.getByLabel('Subject').fill('una');
    await linking.getByLabel('Reason').fill('Asked for in person.');
    await expectAccessible(rosa);
    await linking.getByRole('button', { name: 'Link Account' }).click();
    await rosa.getByRole('dialog').getByRole('button', { name: 'Link Account' }).click();
    await rosa.getByText('The account is linked.').waitFor();

    const una = await (await newContext()).newPage();
    await open(una, '/account/login');
    await una.getByRole('link', { name: 'Log In with Office' }).click();
    await signInThere(una, 'una');
    await pageTitle(una, 'Overview');

    await rosa.getByRole('link', { name: 'Who may what' }).click();
    await rosa.getByRole('link', { name: 'Single sign-on' }).click();
    await rosa.getByText(/^Somebody has just logged in/).waitFor();
    await choose(rosa, 'First emergency account', /^Xavier Moreau/);
    await choose(rosa, 'Second emergency account', /^Viktor Amadi/);
    await expectAccessible(rosa);
    await rosa.getByRole('button', { name: 'Require Single Sign-On' }).click();
    const question = rosa.getByRole('dialog', { name: 'Require single sign-on of all staff?' });
    await question.getByRole('button', { name: 'Require Single Sign-On' }).click();
    await rosa.getByText(/staff log in by single sign-on only/).waitFor();

    await context.clearCookies();
    await open(rosa, '/account/login');
    await logIn(rosa, REVIEWER);
    await rosa.getByText(/^Access denied/).waitFor();

    await emergency.context().clearCookies();
    await open(emergency, '/account/login');
    await emergency.getByRole('button', { name: 'Use a passkey' }).click();
    await pageTitle(emergency, 'Overview');
    await open(emergency, '/staff/roles/sign-on');
    await emergency.getByRole('button', { name: 'No Longer Require It' }).click();
    const release = emergency.getByRole('dialog', { name: 'No longer require single sign-on?' });
    await release.getByRole('button', { name: 'No Longer Require It' }).click();
    await emergency.getByRole('button', { name: 'Require Single Sign-On' }).waitFor();

    await logIn(rosa, REVIEWER);
    await pageTitle(rosa, 'Overview');
    expect(complaints).toEqual([]);
  });
});
