import type { Page } from 'playwright-core';
import { password } from '../../contract/demo/personas.ts';

/** The password of the demo accounts, and of accounts that journeys make. */
export const PASSWORD = password;

/** Signs in on the page's sign-in form and waits for the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Tasks' }).waitFor();
}

/** Fills the fields that the associate registration form demands. */
export async function fillAssociateForm(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Associate Registration' }).waitFor();
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Company Name', 'Northwind Meetings');
  await fill('Job Title', 'Meeting planner');
  await fill('Preferred Phone Number', '+1 503 555 0134');
  await fill('Street', '12 Alder Row');
  await fill('City', 'Portland');
  await choose(page, 'Country', 'United States');
  await choose(page, 'State', 'Oregon');
  await fill('Zip', '97205');
}

/** Chooses an option of a list box by its words. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
