import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Hub, startHub } from '../support/hub.ts';
import { linkIn, type Mailbox, startMailbox } from '../support/mailbox.ts';
import { fillAssociateForm, PASSWORD, signIn } from '../support/steps.ts';

const REFUSED = 'no.such.mailbox@northwind.example';
const INVITEE = 'nadia.fontaine@northwind.example';

describe('The main job', () => {
  let browser: Browser;
  let mailbox: Mailbox;
  let hub: Hub;

  beforeAll(async () => {
    mailbox = await startMailbox({ refuse: [REFUSED] });
    [browser, hub] = await Promise.all([launchBrowser(), startHub({ SMTP_URL: mailbox.url })]);
  });
  afterAll(async () => {
    await browser?.close();
    await hub?.stop();
    await mailbox?.stop();
  });

  const visit = async (path = '/'): Promise<Page> => {
    const context = await browser.newContext({ baseURL: hub.url });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

  it('leads from a pasted list to an accredited associate', async () => {
    const poc = await visit();
    await signIn(poc, 'poc.approved@northwind.example');
    await poc.getByRole('link', { name: 'Manage Associates' }).first().click();
    await poc.getByRole('heading', { level: 1, name: 'Manage Associates' }).waitFor();

    const box = poc.getByLabel('Add Associate Emails');
    await box.fill(
      `Nadia Fontaine <${INVITEE}>; ${INVITEE.toUpperCase()}\n"Mailbox, No" <${REFUSED}>,not-an-address`,
    );
    await poc.getByText('2 valid').waitFor();
    await poc.getByText('1 duplicate').waitFor();
    await poc.getByText('1 invalid').waitFor();
    await poc.getByRole('button', { name: 'Send Invites' }).click();

    await poc.waitForFunction((label) => {
      const field = [...document.querySelectorAll('textarea')].find(({ labels }) =>
        [...(labels ?? [])].some(({ textContent }) => textContent?.includes(label)),
      );
      return field?.value.trim() === 'not-an-address';
    }, 'Add Associate Emails');
    await row(poc, INVITEE).waitFor();

    const mail = await mailbox.take(INVITEE);
    await row(poc, INVITEE).getByText('Invited', { exact: true }).waitFor();
    await row(poc, REFUSED).getByText('Invitation failed').waitFor();
    await expectAccessible(poc);

    const invitee = await visit(linkIn(mail, '/account/create/associate'));
    await invitee.getByRole('heading', { level: 1, name: 'Register As An Associate' }).waitFor();
    expect(await invitee.getByLabel('Email Address').inputValue()).toBe(INVITEE);
    await invitee.getByLabel('First Name').fill('Nadia');
    await invitee.getByLabel('Last Name').fill('Fontaine');
    await invitee.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await invitee.getByLabel('Confirm Password').fill(PASSWORD);
    await invitee.getByRole('button', { name: 'Create Account' }).click();

    await invitee.getByRole('heading', { level: 1, name: 'My Tasks' }).waitFor();
    await row(poc, INVITEE).getByText('Created', { exact: true }).waitFor();
    await invitee
      .getByRole('link', { name: 'Start' })
      .or(invitee.getByRole('button', { name: 'Start' }))
      .click();
    await fillAssociateForm(invitee);
    await invitee.getByRole('button', { name: 'Save' }).click();

    await invitee.getByRole('button', { name: 'Acknowledge' }).first().click();
    await invitee.getByText('Congrats! You are now an accredited associate.').waitFor();
    await expectAccessible(invitee);
    await invitee.goto('/benefits');
    await invitee.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(invitee.url()).pathname).toBe('/benefits');
    await expectAccessible(invitee);

    await poc.getByLabel('Search', { exact: true }).fill('nadia.font');
    await poc.getByLabel('Status', { exact: true }).click();
    await poc.getByRole('option', { name: 'Accredited' }).click();
    await poc.getByRole('button', { name: 'Search' }).click();
    await row(poc, INVITEE).getByText('Accredited', { exact: true }).waitFor();
    expect(await poc.getByRole('row').count()).toBe(2);
    expect(mailbox.mails.filter(({ to }) => to === INVITEE)).toHaveLength(1);
  });

  it('gives one text for a revoked, a used and an expired link', async () => {
    const poc = await visit();
    await signIn(poc, 'poc.approved@northwind.example');
    await poc.goto('/associates');
    const [revoked, used, expired] = ['revoked', 'used', 'expired'].map(
      (word) => `${word}.link@northwind.example`,
    ) as [string, string, string];
    await poc.getByLabel('Add Associate Emails').fill([revoked, used, expired].join('\n'));
    await poc.getByRole('button', { name: 'Send Invites' }).click();
    const links = new Map<string, string>();
    for (const address of [revoked, used, expired]) {
      links.set(address, linkIn(await mailbox.take(address), '/account/create/associate'));
    }

    await row(poc, revoked).getByText('Invited', { exact: true }).waitFor();
    await poc.getByRole('button', { name: `Actions for ${revoked}` }).click();
    await poc.getByRole('menuitem', { name: 'Revoke' }).click();
    await poc.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row(poc, revoked).waitFor({ state: 'detached' });

    const invitee = await visit(links.get(used));
    await invitee.getByLabel('First Name').fill('Una');
    await invitee.getByLabel('Last Name').fill('Sedgwick');
    await invitee.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await invitee.getByLabel('Confirm Password').fill(PASSWORD);
    await invitee.getByRole('button', { name: 'Create Account' }).click();
    await invitee.getByRole('heading', { level: 1, name: 'My Tasks' }).waitFor();

    await hub.query(
      `update invitations set token_expires_at = now() - interval '1 minute' where email = $1`,
      [expired],
    );

    for (const address of [revoked, used, expired]) {
      const page = await visit(links.get(address));
      await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor();
      await expectAccessible(page);
      await page.context().close();
    }
  });
});
