import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { emptyWorkbook } from '../../fixtures/workbook.ts';
import { settled } from '../support/axe.ts';
import { sentencesOf, textsOnPage } from '../support/sentences.ts';
import { open, openHeld, useStage } from '../support/stage.ts';
import {
  choose,
  fillAgencyForm,
  goWithin,
  logIn,
  PASSWORD,
  pageTitle,
  signIn,
} from '../support/steps.ts';
import { type Translator, translatePage } from '../support/translator.ts';

const POC = 'poc.approved@northwind.example';
const STAFF = 'reviewer@aldervale.example';
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
    expect(
      await page.locator('html[translate], body[translate], meta[name="google"]').count(),
    ).toBe(0);
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
    // The page that is left stays until the next one has come.
    await settled(page);
    await page.getByRole('row').nth(3).getByRole('checkbox').first().check();
    await page.getByText('1 item selected').waitFor();
    await page.getByRole('button', { name: 'Unselect' }).click();

    await page.getByLabel('Add Associate Emails', { exact: true }).fill('one@new.example');
    await page.getByText('1 valid', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send Invites' }).click();
    await page.getByText('1 invitation is on its way.').waitFor();
  });

  it('changes its language, and no word of the other stays', async () => {
    const isOfLanguage = await sentencesOf('fr-CA', []);
    const inFrench = async (page: Page) => {
      await page.getByRole('link', { name: 'Français', exact: true }).click();
      await page.getByRole('navigation', { name: 'Langue' }).waitFor();
      await settled(page);
      const verbatim = await page.locator('[translate="no"]').allTextContents();
      const left = (await textsOnPage(page)).filter(
        (text) => !isOfLanguage(text) && !verbatim.some((value) => value.trim() === text),
      );
      expect(left).toEqual([]);
    };
    const guest = await visitTranslated(paths.createAgent);
    await guest.getByLabel('First Name').fill('Otto');
    await guest.getByRole('button', { name: 'Create Account' }).click();
    await guest.getByText('Please check these fields').waitFor();
    await inFrench(guest);

    const page = await visitTranslated(paths.associates, 'poc.other@maple.example');
    await page.getByText(/^1–\d+ of \d+$/).waitFor();
    await inFrench(page);
    for (const path of [paths.dashboard, paths.reporting, paths.agencyRegistration]) {
      await page.getByRole('link', { name: 'English', exact: true }).click();
      await page.getByRole('navigation', { name: 'Language' }).waitFor();
      await goWithin(page, path);
      await settled(page);
      await inFrench(page);
    }
  });

  it('leads an associate from the sign-in to the accreditation', async () => {
    const page = await visitTranslated('/');
    await logIn(page, 'associate.registered@northwind.example', 'Kelp-Otter2!');
    await page.getByText('Access denied. Please check your credentials.').waitFor();
    await signIn(page, 'associate.registered@northwind.example');
    await page.getByRole('button', { name: 'Acknowledge' }).click();
    await page.getByText('Congrats! You are now an accredited associate.').waitFor();
    await page.getByRole('link', { name: 'Benefits', exact: true }).first().click();
    await pageTitle(page, 'Associate Benefits');
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.waitForURL(`${stage.hub.url}/`);
  });

  it('takes the form of an agency, with errors that come and go', async () => {
    const page = await visitTranslated(paths.agencyRegistration, 'poc.new@cedar.example');
    await pageTitle(page, 'Agency Registration');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Account Name' }).waitFor();
    await fillAgencyForm(page, 'Fernhill Meetings', 'fernhill.example');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await pageTitle(page, 'My Tasks');
    await page.getByText('Your agency account on revision. Please wait.').waitFor();
  });

  it('takes a report, and says what is wrong with another', async () => {
    const page = await visitTranslated(paths.reporting, POC);
    const upload = async (name: string, buffer: Buffer) => {
      await page
        .getByLabel('Upload a Report', { exact: true })
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
    };
    await upload('notes.xlsx', Buffer.from('no workbook'));
    await page.getByText('Only .xls and .xlsx files are allowed.').first().waitFor();
    await upload('bookings.xlsx', emptyWorkbook(['Hotel', 'Nights']));
    await page.getByText('bookings.xlsx has been uploaded. Thank you.').waitFor();
    await row(page, 'bookings.xlsx').first().waitFor();
  });

  it('of the console decides on agencies, one and several, and edits a page', async () => {
    const page = await visitTranslated('/staff/review', STAFF);
    await pageTitle(page, 'Review queue');
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page.getByText('1 item selected').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Unselect' }).click();
    await page.getByRole('link', { name: 'Birch Travel Management' }).click();
    await pageTitle(page, 'Birch Travel Management');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('Birch Travel Management is approved.').waitFor();

    await goWithin(page, '/staff/people');
    for (const [at, selected] of [
      [1, '1 item selected'],
      [2, '2 items selected'],
    ] as const) {
      await page.getByRole('row').nth(at).getByRole('checkbox').check();
      await page.getByText(selected).waitFor();
    }
    await page.getByRole('button', { name: 'Unselect' }).click();

    await goWithin(page, '/staff/agencies');
    await page.getByLabel('Name, domain or IATA').fill('maple');
    await page.getByText('1–1 of 1').waitFor();
    await page.getByLabel('Name, domain or IATA').fill('no such agency');
    await page.getByText('1–1 of 1').waitFor({ state: 'detached' });

    await goWithin(page, '/staff/content');
    await page.getByRole('link', { name: 'Associate Benefits' }).click();
    await pageTitle(page, 'Associate Benefits');
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Breakfast is on the house.');
    await page.getByRole('tab', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview of the page' });
    await preview.getByText('Breakfast is on the house.').waitFor();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The draft is saved.').waitFor();
  });
});
