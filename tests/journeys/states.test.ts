import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { open, useStage } from '../support/stage.ts';
import { fill } from '../support/steps.ts';

/*
 * What pages look like beyond their first sight, looked at by axe on a desk and on a phone: refusals, dialogs, menus,
 * answers, nothing to show, nothing that came.
 */

const POC = 'poc.approved@northwind.example';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const invite = async (page: Page, text: string) => {
  await page.getByLabel('Add Associate Emails', { exact: true }).fill(text);
  await press(page, 'Send Invites');
};
/** Every call to an address that holds `part` fails from now on. */
const fails = (page: Page, part: string) =>
  page.route(
    (url) => url.pathname.includes(part),
    (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'X', description: 'Broken' } } }),
  );
/** Goes on by a link of the page, so that what fails is the call and not the page. */
const goTo = (page: Page, link: string) =>
  page.getByRole('link', { name: link, exact: true }).first().click();

const PHONE = { width: 360, height: 740 };

const STATES: [name: string, as: string, path: string, reach: (page: Page) => Promise<unknown>][] =
  [
    [
      'sign-in without anything',
      '',
      '/account/login',
      async (page) => {
        await press(page, 'Log In');
        await says(page, 'Email and password is required.');
      },
    ],
    [
      'an account with wrong fields',
      '',
      '/account/create/agent',
      async (page) => {
        await fill(page, { 'First Name': '7', 'Email Address': 'nobody', Password: 'short' });
        await press(page, 'Create Account');
        await says(page, 'Enter valid email');
      },
    ],
    [
      'a self-invitation that was sent',
      '',
      '/account/create/associate',
      async (page) => {
        await fill(page, {
          'First Name': 'Sol',
          'Last Name': 'Arden',
          'Email Address': 'sol.arden@northwind.example',
        });
        await press(page, 'Send Invitation');
        await says(page, 'If your agency takes part in the program');
      },
    ],
    [
      'a dead link to a new password',
      '',
      '/account/reset?token=x',
      (page) => says(page, 'This link is no longer valid.'),
    ],
    [
      'a dead confirmation link',
      '',
      '/account/confirm?token=x',
      (page) => says(page, 'This link is no longer valid.'),
    ],
    [
      'the menu on a phone',
      POC,
      '/',
      async (page) => {
        await page.setViewportSize(PHONE);
        await press(page, 'Menu');
        await page.getByRole('link', { name: 'Logout' }).waitFor();
      },
    ],
    [
      'no address',
      POC,
      '/associates',
      async (page) => {
        await press(page, 'Send Invites');
        await says(page, 'Please type or copy and paste the email addresses.');
      },
    ],
    [
      'too many addresses',
      POC,
      '/associates',
      async (page) => {
        await invite(page, Array.from({ length: 51 }, (_, n) => `a${n}@x.example`).join('\n'));
        await says(page, 'You have entered 51.');
      },
    ],
    [
      'addresses that are refused',
      POC,
      '/associates',
      async (page) => {
        await invite(page, 'poc.other@maple.example associate.created@northwind.example wrong');
        await says(page, 'cannot be invited');
      },
    ],
    [
      'the menu of a row, the definitions open',
      POC,
      '/associates',
      async (page) => {
        await press(page, 'Status Definitions');
        await page
          .getByRole('button', { name: /^Actions for/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Revoke' }).waitFor();
      },
    ],
    [
      'a person that is to be revoked',
      POC,
      '/associates?search=associate.created',
      async (page) => {
        await press(page, 'Actions for associate.created@northwind.example');
        await page.getByRole('menuitem', { name: 'Revoke' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'no match',
      POC,
      '/associates?search=zzz',
      (page) => says(page, 'No associates match your search'),
    ],
    [
      'a list that did not come',
      POC,
      '/dashboard',
      async (page) => {
        await fails(page, '/invitation/associate');
        await goTo(page, 'Associates');
        await page.getByRole('button', { name: 'Retry' }).waitFor();
      },
    ],
    [
      'a content page that did not come',
      POC,
      '/dashboard',
      async (page) => {
        await fails(page, '/AllByCode');
        await fails(page, '/getByCode');
        await goTo(page, 'Benefits');
        await page.getByRole('button', { name: 'Retry' }).waitFor();
      },
    ],
    [
      'the confirmation of the benefits',
      POC,
      '/dashboard',
      async (page) => {
        await page.getByRole('button', { name: /Confirmation/ }).click();
        await says(page, 'is an accredited associate of');
      },
    ],
    [
      'an account error',
      'associate.registered@northwind.example',
      '/dashboard',
      async (page) => {
        await fails(page, '/acknowledgement');
        await press(page, 'Acknowledge');
        await says(page, 'Account Error');
      },
    ],
    [
      'an agency form with nothing in it',
      'poc.new@cedar.example',
      '/agency/registration',
      async (page) => {
        await press(page, 'Submit');
        await says(page, 'Field is required');
      },
    ],
    [
      'an agency form that somebody else saved',
      'poc.revision@elm.example',
      '/agency/registration',
      async (page) => {
        await page.getByLabel('Account Name', { exact: true }).fill('Elm Street & Sons');
        await page.route('**/agency?*', async (route) => {
          if (route.request().method() === 'GET') return route.continue();
          await route.fulfill({
            status: 409,
            json: { error: { code: 'STALE', description: 'Stale' } },
          });
        });
        await press(page, 'Submit');
        await says(page, 'Use the saved value');
      },
    ],
    [
      'an associate form with nothing in it',
      'associate.created@northwind.example',
      '/associates/registration',
      async (page) => {
        await press(page, 'Save');
        await says(page, 'Field is required');
      },
    ],
    [
      'a form that is left by Back, and by a link',
      'associate.created@northwind.example',
      '/dashboard',
      async (page) => {
        await goTo(page, 'Start');
        const job = page.getByLabel('Job Title', { exact: true });
        await job.fill('Planner');
        const question = page.getByRole('dialog', { name: 'Leave without saving?' });
        await page.evaluate(() => window.history.back());
        await question.getByRole('button', { name: 'Stay on this page' }).click();
        await question.waitFor({ state: 'detached' });
        expect(await job.inputValue()).toBe('Planner');
        await goTo(page, 'Dashboard');
        await question.waitFor();
      },
    ],
    [
      'a report that is missing',
      POC,
      '/reporting',
      async (page) => {
        await press(page, 'Upload');
        await says(page, 'Please choose a file.');
      },
    ],
  ];

const DESK = { width: 1440, height: 900 };

describe('axe finds nothing on', () => {
  const stage = useStage({ keepsPages: true });
  /** A person's page goes from state to state: a browser profile for each would load everything anew. */
  const pages = new Map<string, Page>();
  async function pageOf(as: string, path: string): Promise<Page> {
    const known = pages.get(as);
    const page = known ?? (await stage.visit(path, { as, viewport: DESK }));
    pages.set(as, page);
    if (!known) return page;
    await page.unrouteAll();
    await page.setViewportSize(DESK);
    await open(page, path);
    return page;
  }

  it.each(STATES)('%s', async (_name, as, path, reach) => {
    const page = await pageOf(as, path);
    await reach(page);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });
});
