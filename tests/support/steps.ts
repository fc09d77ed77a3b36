import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { password } from '../../demo/personas.ts';
import { open } from './stage.ts';

/** The password of the demo accounts. */
export const PASSWORD = password;
/** One that may be chosen: the password of accounts that journeys create. */
export const NEW_PASSWORD = 'Kelp-Otter1!';

/** Waits for the page's title and returns it. */
export const pageTitle = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/**
 * Goes to a path within the portal, as its links do: no page is loaded anew. Waits until its title has replaced the one
 * before, so the two must differ.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const title = await page.locator('main h1').evaluateHandle((shown) => ({
    shown,
    words: shown.textContent,
  }));
  await page.evaluate((to) => {
    const state = { idx: (window.history.state?.idx ?? 0) + 1, key: to };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await page.waitForFunction(({ shown, words }) => {
    const now = document.querySelector('main h1');
    return now && (now !== shown || now.textContent !== words);
  }, title);
}

/** Fills in and submits the sign-in form on the page. */
export async function logIn(page: Page | Locator, email: string, secret = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Signs in on the page's sign-in form and waits for the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await logIn(page, email);
  await pageTitle(page, 'My Tasks');
}

/** Fills in inputs by their names, in a part of the page if names occur more than once. */
export async function fill(part: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await part.getByLabel(name, { exact: true }).fill(value);
  }
}

/** Fills in the form of a new account, except for a given address. */
export async function fillAccount(
  page: Page,
  [firstName, lastName]: [string, string],
  email?: string,
): Promise<void> {
  await fill(page, {
    'First Name': firstName,
    'Last Name': lastName,
    ...(email && { 'Email Address': email }),
    Password: NEW_PASSWORD,
    'Confirm Password': NEW_PASSWORD,
  });
}

/** Opens the emailed link of a registration, and enters the password that was chosen in it. */
export async function confirmAddress(page: Page, link: string): Promise<void> {
  await open(page, link);
  await pageTitle(page, 'Confirm Your Email');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await pageTitle(page, 'My Tasks');
}

/** Opens a select of react-admin, and chooses an option. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  // The label of a required field ends with a star.
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types into an autocomplete, and chooses the first option. */
async function chooseTyped(part: Page | Locator, name: string, typed: string): Promise<void> {
  const box = part.getByRole('combobox', { name, exact: true });
  await box.fill(typed);
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toBe(typed);
}

const OFFICE = { Street: '12 Alder Row', City: 'Portland', Zip: '97205' };

async function fillAddress(part: Page | Locator): Promise<void> {
  await fill(part, OFFICE);
  await chooseTyped(part, 'Country', 'United States');
  await chooseTyped(part, 'State', 'Oregon');
}

/** Fills in the required fields of the associate registration form. */
export async function fillAssociateForm(page: Page): Promise<void> {
  await pageTitle(page, 'Associate Registration');
  await fill(page, {
    'Company Name': 'Northwind Meetings',
    'Job Title': 'Meeting planner',
    'Preferred Phone Number': '+1 503 555 0134',
  });
  await fillAddress(page);
}

/** Fills in the required fields of the agency registration form. The other addresses are copied from the first. */
export async function fillAgencyForm(page: Page, name: string, domain: string): Promise<void> {
  await pageTitle(page, 'Agency Registration');
  const group = (title: string) => page.getByRole('group', { name: title, exact: true }).first();
  const copy = (part: Locator) =>
    part.getByRole('button', { name: 'Copy from Physical Address' }).click();

  await fill(group('Agency Details'), {
    'Account Name': name,
    'Phone Number': '+1 503 555 0120',
    'Number of Agents': '7',
    'Company Website': `www.${domain}`,
    'Company Domain Email': `@${domain}`,
  });
  await page.getByLabel('Sourcing Only', { exact: true }).check();
  await fillAddress(group('Physical Address'));
  await copy(group('Mailing Address'));
  for (const [title, person] of [
    ['Authorized POC', 'Ines Quintero'],
    ['Accounting POC', 'Otto Brandt'],
  ] as const) {
    await fill(group(title), {
      Name: person,
      'Job Title': 'Director',
      'Email Address': `office@${domain}`,
      'Preferred Phone': '+1 503 555 0121',
    });
    await copy(group(title));
  }
  for (const agreement of [
    'Agree to Terms and Conditions',
    'Agree to Terms of Commissions',
    'Acknowledge FastPay',
  ]) {
    await page.getByLabel(agreement, { exact: true }).check();
  }
}

/** By how many px a page stays wider than the screen: after a change of width it is drawn anew in short pieces. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(
    (patience) =>
      new Promise<number>((resolve) => {
        const end = performance.now() + patience;
        const measure = () => {
          const { scrollWidth, clientWidth } = document.documentElement;
          if (scrollWidth <= clientWidth || performance.now() > end) {
            resolve(scrollWidth - clientWidth);
          } else requestAnimationFrame(measure);
        };
        requestAnimationFrame(() => requestAnimationFrame(measure));
      }),
    5_000,
  );

/**
 * Presses Tab until the focus stands on `target`: what it can't reach, no keyboard can. The page is searched for it
 * again only where it has gone, since each search reads the names of the whole page.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    const place = await element?.evaluate((wanted) =>
      wanted.isConnected ? document.activeElement === wanted : 'gone',
    );
    if (place === true) return;
    if (place === 'gone') element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  expect.fail(`No way by Tab to ${target}`);
}
/** Presses a key on what is reached so. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
