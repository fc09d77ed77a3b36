import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { password } from '../../demo/personas.ts';
import { open } from './stage.ts';

/** The password of the demo accounts, and of accounts that journeys make. */
export const PASSWORD = password;

/** The page's title, once it is there. */
export const pageTitle = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Fills the sign-in form that is on the page, and sends it. */
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

/** Fills inputs by their names, in a part of the page where a name stands in several. */
export async function fill(part: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await part.getByLabel(name, { exact: true }).fill(value);
  }
}

/** Fills the form of a new account, but for its address where that is given. */
export async function fillAccount(
  page: Page,
  [firstName, lastName]: [string, string],
  email?: string,
): Promise<void> {
  await fill(page, {
    'First Name': firstName,
    'Last Name': lastName,
    ...(email && { 'Email Address': email }),
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
  });
}

/** Opens the mailed link of a registration, and gives the password that was chosen in it. */
export async function confirmAddress(page: Page, link: string): Promise<void> {
  await open(page, link);
  await pageTitle(page, 'Confirm Your Email');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await pageTitle(page, 'My Tasks');
}

/** Chooses from a list of react-admin, where it is opened first. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  // Where a choice has to be made, a star follows the label.
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses from a list that is typed into: what is found first is taken. */
async function chooseTyped(part: Page | Locator, name: string, typed: string): Promise<void> {
  const box = part.getByRole('combobox', { name, exact: true });
  await box.pressSequentially(typed.slice(0, 8));
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toBe(typed);
}

const OFFICE = { Street: '12 Alder Row', City: 'Portland', Zip: '97205' };

async function fillAddress(part: Page | Locator): Promise<void> {
  await fill(part, OFFICE);
  await chooseTyped(part, 'Country', 'United States');
  await chooseTyped(part, 'State', 'Oregon');
}

/** Fills the fields that the associate registration form demands. */
export async function fillAssociateForm(page: Page): Promise<void> {
  await pageTitle(page, 'Associate Registration');
  await fill(page, {
    'Company Name': 'Northwind Meetings',
    'Job Title': 'Meeting planner',
    'Preferred Phone Number': '+1 503 555 0134',
  });
  await fillAddress(page);
}

/** Fills the fields that the agency registration form demands. The other addresses are copied from the first. */
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
