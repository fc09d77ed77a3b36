import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { expectAccessible } from '../support/axe.ts';
import { linkIn } from '../support/mailbox.ts';
import { callByApi, open, openHeld, signInByApi, useStage } from '../support/stage.ts';
import { fill, fillAccount, logIn, PASSWORD, pageTitle, signIn } from '../support/steps.ts';

const LIAM = 'associate.accredited@northwind.example';

/** What the browser sends in a request that is held. */
const sentBy = async (route: Route) => {
  const request = route.request();
  return {
    url: request.url(),
    method: request.method(),
    headers: await request.allHeaders(),
    postData: request.postData(),
  };
};

describe('Accounts', () => {
  const stage = useStage();

  it('a forgotten password is reset by the mailed link, which signs in', async () => {
    const page = await stage.visit('/');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await pageTitle(page, 'Forgot Password');
    await page.getByLabel('Email Address').fill(LIAM);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page
      .getByText(
        'If there is an account for this address, we have emailed you a link to set a new password.',
      )
      .waitFor();
    await expectAccessible(page);

    const link = linkIn(await stage.mailbox.take(LIAM), '/account/reset');
    await open(page, link);
    // The link leaves the address at once; a reload keeps it for this tab, and for no other.
    await page.waitForURL(`${stage.hub.url}/account/reset`);
    await page.reload();
    await page.getByRole('button', { name: 'Save Password' }).waitFor();
    const [other] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open(window.location.href)),
    ]);
    await other.getByRole('button', { name: 'Send Link' }).waitFor();
    await other.close();
    await fill(page, {
      'Email Address': LIAM,
      Password: 'Another-Kelp1!',
      'Confirm Password': 'Another-Kelp2!',
    });
    await page.getByRole('button', { name: 'Save Password' }).click();
    await page.getByText('Field should be same as password').first().waitFor();
    await expectAccessible(page);
    await page.getByLabel('Confirm Password').fill('Another-Kelp1!');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await pageTitle(page, 'My Tasks');
    await stage.mailbox.take(LIAM, 'password was changed');

    const again = await stage.visit(link);
    await again.getByText('This link is no longer valid. Please request a new one.').waitFor();
  });

  it('what is typed and pressed before the script is there counts', async () => {
    const page = await stage.visit(undefined);
    const release = await openHeld(page, '/account/reset');
    await page.getByLabel('Email Address').fill(LIAM);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await release();
    await page.getByText('If there is an account for this address').waitFor();
    await stage.mailbox.take(LIAM);
  });

  it('a mailed link opened by somebody else names its owner and offers to sign out', async () => {
    const MONA = 'associate.renewal@northwind.example';
    const other = await stage.visit(undefined, { as: 'associate.created@northwind.example' });
    const request = { emailAddress: MONA, licenseKey: defaultBrand.licenseKey };
    await callByApi(other.context(), 'POST', '/auth/hub/auth_initiate_reset_password', request);
    await open(other, linkIn(await stage.mailbox.take(MONA), '/account/reset'));
    await other.getByText(MONA).waitFor();
    await expectAccessible(other);
    await other.reload();
    await other.getByText(MONA).waitFor();
    await other.getByRole('button', { name: 'Log out and continue' }).click();
    await fill(other, {
      'Email Address': 'associate.renewed@northwind.example',
      Password: 'Another-Kelp1!',
      'Confirm Password': 'Another-Kelp1!',
    });
    await other.getByRole('button', { name: 'Save Password' }).click();
    await other.getByText('This link was sent to another email address.').first().waitFor();
    await other.getByLabel('Email Address').fill(MONA);
    await other.getByRole('button', { name: 'Save Password' }).click();
    await pageTitle(other, 'My Tasks');
  });

  it('a refused sign-in leads home with a message, and after a correct one the requested page opens', async () => {
    const page = await stage.visit('/education');
    await page.waitForURL(`${stage.hub.url}/`);
    await logIn(page, 'associate.created@northwind.example', 'Kelp-Otter2!');
    await page.waitForURL('**/?auth=failed');
    await page.getByText('Access denied. Please check your credentials.').waitFor();
    await expectAccessible(page);
    await logIn(page, 'associate.created@northwind.example');
    await page.waitForURL('**/education');
    await pageTitle(page, 'Brand Education Guide');
  });

  it('the address is remembered if asked for, and the logout page signs out', async () => {
    const page = await stage.visit('/account/login');
    await page.getByLabel('Remember my email').check();
    await signIn(page, 'associate.created@northwind.example');
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.waitForURL(`${stage.hub.url}/`);
    await expect
      .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
      .toBe('associate.created@northwind.example');
    expect((await page.request.get('/api/v1/hub/account/me')).status()).toBe(401);

    await page.getByLabel('Remember my email').uncheck();
    await signIn(page, 'associate.created@northwind.example');
    // By its address, as from a bookmark.
    await page.goto('/account/logout');
    await page.waitForURL(`${stage.hub.url}/`);
    const stored = await page.evaluate(() => Object.values(localStorage).join());
    expect(stored).not.toContain('associate.created');
  });

  it('an unknown address shows the 404 page at that address, with a link home', async () => {
    const page = await stage.visit('/no/such/page/100%?at=all');
    await pageTitle(page, 'Page not found');
    await page.getByText("We're sorry! We couldn't find the page you were looking for.").waitFor();
    expect(page.url()).toBe(`${stage.hub.url}/no/such/page/100%25?at=all`);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${stage.hub.url}/`);
  });

  it('an account whose answer was lost is signed in by a second press, and its link opens it for nobody else', async () => {
    const address = 'lost.answer@northwind.example';
    const poc = await stage.visit(undefined, { as: 'poc.approved@northwind.example' });
    const body = { emailAddresses: [address] };
    await callByApi(poc.context(), 'POST', '/auth/hub/invitations', body);
    const link = linkIn(await stage.mailbox.take(address), '/account/create');
    const page = await stage.visit(link);
    let isLost = false;
    await page.route('**/auth_create_associate?*', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      // Without the browser's context, so that no cookie of the answer arrives either.
      const { url, method, headers, postData } = await sentBy(route);
      const answer = await fetch(url, { method, headers, body: postData });
      expect(answer.status).toBe(200);
      await route.abort();
    });
    await fillAccount(page, ['Lena', 'Lost']);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('We cannot reach the portal').waitFor();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await pageTitle(page, 'My Tasks');

    const other = await stage.visit(link);
    await other.getByText('This link is no longer valid. Please request a new one.').waitFor();
  });

  it('who left an agency joins another by its mailed link, or is added by staff', async () => {
    const [KIRA, MONA] = ['associate.registered', 'associate.renewal'].map(
      (name) => `${name}@northwind.example`,
    ) as [string, string];
    const page = await stage.visit(undefined, { as: 'poc.approved@northwind.example' });
    for (const address of [KIRA, MONA]) {
      const row = `/hub/aldervale/invitation/associate/${encodeURIComponent(address)}`;
      await callByApi(page.context(), 'DELETE', row);
    }
    await signInByApi(page.context(), 'poc.other@maple.example');
    const body = { emailAddresses: [KIRA] };
    await callByApi(page.context(), 'POST', '/auth/hub/invitations', body);

    const kira = await stage.visit(linkIn(await stage.mailbox.take(KIRA), '/account/create'));
    await pageTitle(kira, 'Join Maple Conference Group');
    await expectAccessible(kira);
    await kira.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await kira.getByRole('button', { name: 'Log In and Join' }).click();
    await pageTitle(kira, 'My Tasks');
    await kira.getByRole('link', { name: 'Start' }).click();
    await pageTitle(kira, 'Associate Registration');

    await signInByApi(page.context(), 'reviewer@aldervale.example');
    await open(page, `/staff/people?filter=${encodeURIComponent(JSON.stringify({ q: MONA }))}`);
    await page.getByRole('link', { name: 'Mona Dias' }).click();
    const part = page.getByRole('region', { name: 'Add to an agency' });
    await part.getByRole('combobox', { name: 'Agency' }).pressSequentially('Maple');
    await page.getByRole('option', { name: 'Maple Conference Group' }).click();
    await part.getByLabel('Reason').fill('Moved over from Northwind.');
    await expectAccessible(page);
    await part.getByRole('button', { name: 'Add to agency' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to agency' }).click();
    await page.getByText('The person is now an associate of the agency.').waitFor();
    await stage.mailbox.take(MONA, 'Maple Conference Group');
  });
});
