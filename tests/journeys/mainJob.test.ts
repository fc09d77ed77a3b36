import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { linkIn } from '../support/mailbox.ts';
import { open, useStage } from '../support/stage.ts';
import { fillAccount, fillAssociateForm, goWithin, pageTitle, signIn } from '../support/steps.ts';

const POC = 'poc.approved@northwind.example';
const REFUSED = 'no.such.mailbox@northwind.example';
const INVITEE = 'nadia.fontaine@northwind.example';
const PATH = '/account/create/associate';

async function filterBy(page: Page, status: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Status', exact: true }).click();
  await page.getByRole('option', { name: status, exact: true }).click();
}
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const status = (page: Page, email: string, words: string, timeout?: number) =>
  row(page, email).getByText(words, { exact: true }).waitFor({ timeout });
const addressBox = (page: Page) => page.getByLabel('Add Associate Emails', { exact: true });

async function invite(page: Page, addresses: string): Promise<void> {
  await addressBox(page).fill(addresses);
  await page.getByRole('button', { name: 'Send Invites' }).click();
}

/**
 * The list looks again by itself; its clock is turned to when it does, until it has seen what is on its way. Not before
 * the row is there: the turn ends a call that is waiting, and a list that was never loaded does not look again.
 */
async function statusLater(page: Page, email: string, words: string): Promise<void> {
  await row(page, email).waitFor();
  const look = async () => {
    await page.clock.fastForward('01:01');
    await status(page, email, words, 3000);
  };
  await vi.waitFor(look, 30_000);
}

describe('Inviting associates', () => {
  const stage = useStage({ refuse: [REFUSED] });

  it('leads from a pasted list of addresses to an accredited associate', async () => {
    const poc = await stage.visit('/', { prefetches: true });
    await poc.clock.install();
    await signIn(poc, POC);
    await poc.getByRole('link', { name: 'Manage Associates' }).first().click();
    await pageTitle(poc, 'Manage Associates');

    await addressBox(poc).fill(
      `Nadia Fontaine <${INVITEE}>; ${INVITEE.toUpperCase()}\n"Mailbox, No" <${REFUSED}>\nnot-an-address`,
    );
    await poc.getByText('2 valid, 1 duplicate, 1 invalid').waitFor();
    const release = stage.mailbox.hold();
    await poc.getByRole('button', { name: 'Send Invites' }).click();
    await status(poc, INVITEE, 'Inviting...');
    await poc.getByText('2 invitations are on their way.').waitFor();
    await poc.getByText('Enter valid email').waitFor();
    await expect.poll(() => addressBox(poc).inputValue()).toBe('not-an-address');
    await poc.getByRole('link', { name: 'Page 7', exact: true }).waitFor();
    await poc.getByText('…', { exact: true }).waitFor();
    await expectAccessible(poc);

    release();
    const mail = await stage.mailbox.take(INVITEE);
    await statusLater(poc, INVITEE, 'Invited');
    await statusLater(poc, REFUSED, 'Invitation failed');
    await row(poc, REFUSED)
      .getByText(/^The mail server refused the invitation: .*No such mailbox$/)
      .waitFor();

    const invitee = await stage.visit(linkIn(mail, PATH), { prefetches: true });
    await pageTitle(invitee, 'Register As An Associate');
    const own = invitee.getByLabel('Email Address');
    await expect.poll(() => own.inputValue()).toBe(INVITEE);
    expect(await own.isEditable()).toBe(false);
    await fillAccount(invitee, ['Nadia', 'Fontaine']);
    await expectAccessible(invitee);
    await invitee.getByRole('button', { name: 'Create Account' }).click();
    await pageTitle(invitee, 'My Tasks');
    await statusLater(poc, INVITEE, 'Created');

    await invitee.getByRole('link', { name: 'Start' }).click();
    await fillAssociateForm(invitee);
    await invitee.getByRole('button', { name: 'Save' }).click();
    await pageTitle(invitee, 'My Tasks');
    await statusLater(poc, INVITEE, 'Registered');
    await invitee.goto('/benefits');
    await pageTitle(invitee, 'Forbidden');

    await poc.getByLabel('Search', { exact: true }).fill('NADIA.font');
    await poc.getByRole('button', { name: 'Search' }).click();
    await poc.getByRole('row').nth(2).waitFor({ state: 'detached' });
    await status(poc, INVITEE, 'Registered');

    await goWithin(invitee, '/education');
    await invitee.getByRole('button', { name: 'Acknowledge' }).click();
    await invitee.getByRole('link', { name: 'Dashboard' }).click();
    await invitee.getByText('Congrats! You are now an accredited associate.').waitFor();
    await expectAccessible(invitee);
    await invitee.getByRole('link', { name: 'Benefits', exact: true }).click();
    await invitee.waitForURL('**/benefits');
    await pageTitle(invitee, 'Associate Benefits');

    await statusLater(poc, INVITEE, 'Accredited');
    await filterBy(poc, 'Accredited');
    await poc.waitForURL(/inviteStatus=ACCREDITED/);
    await status(poc, INVITEE, 'Accredited');
    await filterBy(poc, 'Invited');
    await poc.getByText('No associates match your search').waitFor();
    await poc.getByRole('button', { name: 'Clear' }).click();
    await poc.getByRole('link', { name: 'Page 2', exact: true }).click();
    await poc.waitForURL('**/associates/page/2');
    await poc.getByText(/^21–40 of 12\d$/).waitFor();
    expect(stage.mailbox.mails.filter(({ to }) => to === INVITEE)).toHaveLength(1);
  });

  it('shows the same page for a revoked, a used and an expired link', async () => {
    const [revoked, used, expired] = ['revoked', 'used', 'expired'].map(
      (word) => `${word}.link@northwind.example`,
    ) as [string, string, string];
    const poc = await stage.visit('/associates?search=link@northwind', { as: POC });
    await poc.clock.install();
    await invite(poc, [revoked, used, expired].join('\n'));
    const links = new Map<string, string>();
    for (const address of [revoked, used, expired]) {
      links.set(address, linkIn(await stage.mailbox.take(address), PATH));
    }

    await statusLater(poc, revoked, 'Invited');
    await poc.getByRole('button', { name: `Actions for ${revoked}` }).click();
    await poc.getByRole('menuitem', { name: 'Revoke' }).click();
    const dialog = poc.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await poc.getByText(`${revoked} has been removed.`).waitFor({ state: 'attached' });
    await row(poc, revoked).waitFor({ state: 'detached' });

    const invitee = await stage.visit(links.get(used) as string);
    await fillAccount(invitee, ['Una', 'Sedgwick']);
    await invitee.getByRole('button', { name: 'Create Account' }).click();
    await pageTitle(invitee, 'My Tasks');

    await stage.hub.query(
      `update invitations set token_expires_at = now() - interval '2 days' where email = $1`,
      [expired],
    );

    const page = await stage.visit(links.get(revoked) as string);
    const dead = page.getByText('This link is no longer valid. Please request a new one.');
    await dead.waitFor();
    await expectAccessible(page);
    for (const address of [used, expired]) {
      await open(page, links.get(address) as string);
      await dead.waitFor();
    }
  });
});
