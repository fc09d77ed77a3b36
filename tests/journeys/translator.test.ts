import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { open, openHeld, useStage } from '../support/stage.ts';
import { choose, PASSWORD, pageTitle } from '../support/steps.ts';
import { type Translator, translatePage } from '../support/translator.ts';

const POC = 'poc.approved@northwind.example';
const INVITED = 'associate.invited@northwind.example';
const CREATED = 'associate.created@northwind.example';
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('A page that the browser translates', () => {
  const stage = useStage();

  /** Opens a page that is translated before its script starts, and whatever comes later. */
  const visitTranslated = async (path: string, as?: string, how: Translator = {}) => {
    const page = await stage.visit(undefined, as ? { as } : {});
    await page.addInitScript(translatePage, how);
    await open(page, path);
    await page.locator('font').first().waitFor();
    return page;
  };

  /** Opens a page that is translated while its script waits, into words that it does not know. */
  const visitHeld = async (path: string) => {
    const page = await stage.visit(undefined);
    await page.addInitScript(translatePage, { inCapitals: true });
    const release = await openHeld(page, path);
    await page.locator('main font').first().waitFor();
    return { page, release };
  };

  it('before its script starts keeps what is typed and ticked, and signs in', async () => {
    const { page, release } = await visitHeld(paths.login);
    const [email, password] = [/^email$/i, /^password$/i].map((name) => page.getByLabel(name));
    await page.getByLabel('Remember my email').check();
    await password?.fill(PASSWORD);
    await email?.fill(CREATED);
    await release();
    expect(await email?.inputValue()).toBe(CREATED);
    expect(await email?.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Remember my email').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('before its script starts presses again what was pressed, and shows errors while they hold', async () => {
    const { page, release } = await visitHeld(paths.createAgent);
    await page.getByLabel('First Name').fill('Otto');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await release();
    const errors = page.getByText('Field is required');
    // Each in the summary and at its field.
    await expect.poll(() => errors.count()).toBe(8);
    await page.getByLabel('Last Name').fill('Brandt');
    await page.getByLabel('Email Address').fill('otto.brandt@new.example');
    await expect.poll(() => errors.count()).toBe(4);
    const rule = page.getByRole('listitem').filter({ hasText: 'a number' });
    await rule.filter({ hasText: ', missing' }).waitFor();
    await page.getByLabel(/^password$/i).fill(PASSWORD);
    await rule.filter({ hasText: ', met' }).waitFor();
    expect(await rule.innerText()).not.toMatch(/missing/i);
  });

  it('lists associates: searched, filtered, sent again, revoked, paged', async () => {
    const page = await visitTranslated('/associates', POC);
    await pageTitle(page, 'Manage Associates');
    await page.getByText(/^1–20 of 1\d\d$/).waitFor();
    await page.getByLabel('Search', { exact: true }).fill('associate.invited');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('1–1 of 1').waitFor();
    await page.getByRole('button', { name: `Actions for ${INVITED}` }).click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    await page.getByText(`The invitation to ${INVITED} is being sent again.`).waitFor();
    await row(page, INVITED).getByText('Invited', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Actions for ${INVITED}` }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('No associates match your search').waitFor();

    await page.getByRole('button', { name: 'Clear' }).click();
    await choose(page, 'Status', 'Accredited');
    await page.waitForURL(/inviteStatus=ACCREDITED/);
    await page.getByText(/^1–20 of \d\d$/).waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText(/^1–20 of 1\d\d$/).waitFor();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.getByText(/^21–40 of 1\d\d$/).waitFor();
    await page.getByRole('row').nth(3).getByRole('checkbox').first().check();
    await page.getByText('1 item selected').waitFor();
    await page.getByRole('button', { name: 'Unselect' }).click();

    await page.getByLabel('Add Associate Emails', { exact: true }).fill('one@new.example');
    await page.getByText('1 valid', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send Invites' }).click();
    await page.getByText('1 invitation is on its way.').waitFor();
  });
});
