import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkIn } from '../support/mailbox.ts';
import { useStage } from '../support/stage.ts';
import { NEW_PASSWORD, PASSWORD, pageTitle, press, tabTo } from '../support/steps.ts';

const INVITEE = 'keya.board@northwind.example';

const focused = (target: Locator) =>
  target.evaluate((element) => document.activeElement === element);
async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(name, { exact: true }));
  await page.keyboard.insertText(text);
}
/** What is typed shortens the list to choose from; Enter takes the first of it. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  await type(page, name, option);
  await page.getByRole('option', { name: option, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel(name, { exact: true }).inputValue()).toBe(option);
}
/** A filter of a list opens with Enter; the arrows lead through its options. */
async function chooseFilter(page: Page, name: string, option: string): Promise<void> {
  await press(page, page.getByRole('combobox', { name, exact: true }));
  const wanted = page.getByRole('option', { name: option, exact: true });
  await wanted.waitFor();
  for (let presses = 0; presses < 20 && !(await focused(wanted)); presses++) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

describe('With the keyboard alone', () => {
  const stage = useStage();

  it('an associate is invited, registers and reaches the benefits', async () => {
    const poc = await stage.visit('/');
    await poc.keyboard.press('Tab');
    await poc.keyboard.press('Enter');
    await type(poc, 'Email', 'poc.approved@northwind.example');
    await type(poc, 'Password', PASSWORD);
    await poc.keyboard.press('Enter');
    await pageTitle(poc, 'My Tasks');
    await press(poc, link(poc, 'Manage Associates'));
    await pageTitle(poc, 'Manage Associates');
    await type(poc, 'Add Associate Emails', `Keya <${INVITEE}>`);
    await press(poc, button(poc, 'Send Invites'));
    const mail = await stage.mailbox.take(INVITEE);

    const invitee = await stage.visit(linkIn(mail, '/account/create/associate'));
    await type(invitee, 'First Name', 'Keya');
    await type(invitee, 'Last Name', 'Board');
    await type(invitee, 'Password', NEW_PASSWORD);
    await type(invitee, 'Confirm Password', NEW_PASSWORD);
    await press(invitee, button(invitee, 'Create Account'));
    await pageTitle(invitee, 'My Tasks');
    await press(invitee, link(invitee, 'Start'));
    await pageTitle(invitee, 'Associate Registration');
    await type(invitee, 'Company Name', 'Northwind Meetings');
    await type(invitee, 'Job Title', 'Meeting planner');
    await type(invitee, 'Preferred Phone Number', '+1 503 555 0134');
    await type(invitee, 'Street', '12 Alder Row');
    await type(invitee, 'City', 'Portland');
    await choose(invitee, 'Country', 'United States');
    await choose(invitee, 'State', 'Oregon');
    await type(invitee, 'Zip', '97205');
    await press(invitee, button(invitee, 'Save'));
    await pageTitle(invitee, 'My Tasks');
    await press(invitee, button(invitee, 'Acknowledge'));
    await invitee.getByText('Congrats! You are now an accredited associate.').waitFor();
    await press(invitee, link(invitee, 'Benefits'));
    await pageTitle(invitee, 'Associate Benefits');

    await type(poc, 'Search', 'keya.board');
    await poc.keyboard.press('Enter');
    await chooseFilter(poc, 'Status', 'Accredited');
    const row = poc.getByRole('row').filter({ hasText: INVITEE });
    await row.getByText('Accredited', { exact: true }).waitFor();
    await press(poc, poc.getByLabel(`Point of contact ${INVITEE}`), 'Space');
    await row.getByText('Saved').waitFor();
    await press(poc, button(poc, `Actions for ${INVITEE}`));
    // A menu has the focus as it opens; Tab would leave it.
    await expect.poll(() => focused(poc.getByRole('menuitem', { name: 'Revoke' }))).toBe(true);
    await poc.keyboard.press('Enter');
    await press(poc, poc.getByRole('dialog').getByRole('button', { name: 'Revoke' }));
    await poc.getByText('No associates match your search').waitFor();
    await expect
      .poll(() => poc.evaluate(() => document.activeElement?.textContent))
      .toBe('Your associates');
    expect((await invitee.request.get('/api/v1/hub/account/me')).status()).toBe(401);
  });

  it('a content page is written, and Tab leaves its table', async () => {
    const staff = await stage.visit('/staff/content', { as: 'reviewer@aldervale.example' });
    await press(staff, link(staff, 'Associate Benefits'));
    await pageTitle(staff, 'Associate Benefits');
    const text = staff.getByRole('textbox', { name: 'Text', exact: true });
    await tabTo(staff, text);
    await press(staff, button(staff, 'Insert table'));
    await text.locator('table').first().waitFor();
    await expect.poll(() => focused(text)).toBe(true);
    await press(staff, button(staff, 'Save draft'));
    await staff.getByText('The draft is saved.').waitFor();
  });
});
