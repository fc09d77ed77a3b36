import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { open, useStage } from '../support/stage.ts';
import { fill, pageTitle } from '../support/steps.ts';

/*
 * What pages look like beyond their first sight, looked at by axe on a desk and on a phone: refusals, dialogs, menus,
 * answers, nothing to show, nothing that came.
 */

const POC = 'poc.approved@northwind.example';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
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
const search = async (page: Page, text: string) => {
  await page.getByLabel('Search', { exact: true }).fill(text);
  await press(page, 'Search');
};

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

type State = [name: string, reach: (page: Page) => Promise<unknown>];

/** One page each goes from state to state, as people do: loading it anew costs as much as axe. */
const WALKS: [who: string, as: string, path: string, states: State[]][] = [
  [
    'a guest',
    '',
    '/account/login',
    [
      [
        'sign-in without anything',
        async (page) => {
          await press(page, 'Log In');
          await says(page, 'Email and password is required.');
        },
      ],
      [
        'an account with wrong fields',
        async (page) => {
          await goTo(page, 'Register Your Agency');
          await pageTitle(page, 'Register Your Agency');
          await fill(page, { 'First Name': '7', 'Email Address': 'nobody', Password: 'short' });
          await press(page, 'Create Account');
          await says(page, 'Enter valid email');
        },
      ],
      [
        'a self-invitation that was sent',
        async (page) => {
          await open(page, '/account/create/associate');
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
        async (page) => {
          await open(page, '/account/reset?token=x');
          await says(page, 'This link is no longer valid.');
        },
      ],
      [
        'a dead link at the foot of an email',
        async (page) => {
          await open(page, '/account/emails?token=x');
          await says(page, 'This link is no longer valid.');
        },
      ],
      [
        'a dead confirmation link',
        async (page) => {
          await open(page, '/account/confirm?token=x');
          await says(page, 'This link is no longer valid.');
        },
      ],
    ],
  ],
  [
    'the point of contact of an approved agency',
    POC,
    '/',
    [
      [
        'the menu on a phone',
        async (page) => {
          await page.setViewportSize(PHONE);
          await press(page, 'Menu');
          await page.getByRole('link', { name: 'Logout' }).waitFor();
        },
      ],
      [
        'no address',
        async (page) => {
          await goTo(page, 'Associates');
          // A row is enough to have a menu.
          await search(page, 'associate.created');
          await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
          await press(page, 'Send Invites');
          await says(page, 'Please type or copy and paste the email addresses.');
        },
      ],
      [
        'too many addresses',
        async (page) => {
          await invite(page, Array.from({ length: 51 }, (_, n) => `a${n}@x`).join('\n'));
          await says(page, 'These are 50 of 51 addresses.');
        },
      ],
      [
        'addresses that are refused',
        async (page) => {
          await invite(page, 'poc.other@maple.example associate.created@northwind.example\nwrong');
          await says(page, 'cannot be invited');
        },
      ],
      [
        'the menu of a row, the definitions open',
        async (page) => {
          await press(page, 'Status Definitions');
          await press(page, 'Actions for associate.created@northwind.example');
          await page.getByRole('menuitem', { name: 'Revoke' }).waitFor();
        },
      ],
      [
        'a person that is to be revoked',
        async (page) => {
          // On a phone the row was another one, with a menu of its own.
          await press(page, 'Actions for associate.created@northwind.example');
          await page.getByRole('menuitem', { name: 'Revoke' }).click();
          await page.getByRole('dialog').waitFor();
        },
      ],
      [
        'no match',
        async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          await search(page, 'zzz');
          await says(page, 'No associates match your search');
        },
      ],
      [
        'a list that did not come',
        async (page) => {
          await fails(page, '/invitation/associate');
          await search(page, 'yyy');
          await page.getByRole('button', { name: 'Retry' }).waitFor();
        },
      ],
      [
        'a content page that did not come',
        async (page) => {
          await fails(page, '/AllByCode');
          await fails(page, '/getByCode');
          await goTo(page, 'Benefits');
          await page.getByLabel('Search', { exact: true }).waitFor({ state: 'detached' });
          await page.getByRole('button', { name: 'Retry' }).waitFor();
        },
      ],
      [
        'a report that is missing',
        async (page) => {
          await goTo(page, 'Reporting');
          await press(page, 'Upload');
          await says(page, 'Please choose a file.');
        },
      ],
      [
        'the confirmation of the benefits',
        async (page) => {
          await goTo(page, 'Dashboard');
          await page.getByRole('button', { name: /Confirmation/ }).click();
          await says(page, 'is an accredited associate of');
        },
      ],
    ],
  ],
  [
    'an associate who has read the guide',
    'associate.registered@northwind.example',
    '/dashboard',
    [
      [
        'an account error',
        async (page) => {
          await fails(page, '/acknowledgement');
          await press(page, 'Acknowledge');
          await says(page, 'Account Error');
        },
      ],
    ],
  ],
  [
    'the point of contact of a new agency',
    'poc.new@cedar.example',
    '/agency/registration',
    [
      [
        'an agency form with nothing in it',
        async (page) => {
          await press(page, 'Submit');
          await says(page, 'Field is required');
        },
      ],
    ],
  ],
  [
    'the point of contact of an agency in revision',
    'poc.revision@elm.example',
    '/agency/registration',
    [
      [
        'an agency form that somebody else saved',
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
    ],
  ],
  [
    'an associate who is to register',
    'associate.created@northwind.example',
    '/dashboard',
    [
      [
        'an associate form with nothing in it',
        async (page) => {
          await goTo(page, 'Start');
          await press(page, 'Save');
          await says(page, 'Field is required');
        },
      ],
      [
        'a form that is left by Back, and by a link',
        async (page) => {
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
    ],
  ],
  [
    'somebody who changes the account, or ends it',
    'associate.pending@northwind.example',
    '/account/security',
    [
      [
        'a link to another address',
        async (page) => {
          await page.getByLabel('New Email Address').fill('nils.berg@another.example');
          await press(page, 'Email Me a Link');
          await says(page, 'can be used, a link is on its way to it');
        },
      ],
      [
        'what goes with the account, and what stays',
        async (page) => {
          await open(page, '/account/your-data');
          await press(page, 'End My Account…');
          await page.getByRole('dialog', { name: 'End your account' }).waitFor();
        },
      ],
    ],
  ],
  [
    'an administrator',
    'administrator@aldervale.example',
    '/staff/front-desks',
    [
      [
        'a front desk without a hotel',
        async (page) => {
          await press(page, 'Make a link');
          await inDialog(page, 'Make a link');
          await says(page, 'Field is required');
        },
      ],
      [
        'the link of a front desk',
        async (page) => {
          await page.getByRole('dialog').getByLabel('Hotel').fill('Inn on the Quay');
          await inDialog(page, 'Make a link');
          await says(page, 'It is shown this once');
        },
      ],
    ],
  ],
  [
    'an editor',
    'editor@aldervale.example',
    '/staff/quiz',
    [
      [
        'the quiz that is switched on',
        async (page) => {
          await page.getByLabel('Associates have to pass the quiz').check();
          await press(page, 'Save settings');
          await inDialog(page, 'Switch on');
          await says(page, 'The quiz is on.');
        },
      ],
    ],
  ],
  [
    'an associate who takes the quiz',
    'associate.registered@northwind.example',
    '/education',
    [
      [
        'its questions',
        async (page) => {
          await press(page, 'Start the quiz');
          await says(page, 'Question 1 of 5');
        },
      ],
      [
        'its result',
        async (page) => {
          await press(page, 'Hand in');
          await inDialog(page, 'Hand in');
          await says(page, 'You have not passed the quiz yet');
        },
      ],
    ],
  ],
];

describe('axe finds nothing on', () => {
  const stage = useStage({ keepsPages: true });

  describe.each(WALKS)('the page of %s:', (_who, as, path, states) => {
    let page: Page;
    beforeAll(async () => {
      page = await stage.visit(path, { as, viewport: DESK });
    });
    afterAll(() => page?.context().close());

    it.each(states)('%s', async (_name, reach) => {
      await page.setViewportSize(DESK);
      await reach(page);
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
    });
  });
});
