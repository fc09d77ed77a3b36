import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../contract/dates.ts';
import { expectAccessible, settled } from '../support/axe.ts';
import { signInByApi, useStage } from '../support/stage.ts';
import { choose, goWithin, pageTitle, tooWide } from '../support/steps.ts';

const STAFF = 'reviewer@aldervale.example';
const LOCKED = 'associate.created@northwind.example';
const [ADA, LIAM] = ['poc.approved@northwind.example', 'associate.accredited@northwind.example'];
const CLEO = 'poc.other@maple.example';

describe('The console', () => {
  /** Cleo's mail server turns mails away at first. */
  const refuse = [CLEO];
  const stage = useStage({ refuse });
  const agencyOf = async (email: string): Promise<string> =>
    (await stage.hub.query('select agency_id as id from accounts where email = $1', [email]))
      .rows[0].id;
  const search = (page: Page, label: string, text: string) =>
    page.getByLabel(label, { exact: true }).fill(text);
  const go = (page: Page, part: string) =>
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: part }).click();
  const openPerson = async (page: Page, email: string, name: string) => {
    await go(page, 'People');
    await pageTitle(page, 'People');
    await search(page, 'Name or address', email);
    // Before, the rows may move under the pointer.
    await page.getByText('1–1 of 1').waitFor();
    await page.getByRole('link', { name, exact: true }).click();
    await pageTitle(page, name);
  };
  const agree = (page: Page, dialog: string, button: string) =>
    page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button }).click();

  it('serves to search, help, remind and change texts, all of it recorded in the audit', async () => {
    const { hub, mailbox } = stage;
    const elm = await agencyOf('poc.revision@elm.example');
    await hub.query(`update agencies set name = '=1+1' where id = $1`, [elm]);
    const staff = await stage.visit('/staff', { as: STAFF });

    // An agency is found, and taken along as a file in which nothing is calculated.
    await go(staff, 'Agencies');
    await pageTitle(staff, 'Agencies');
    await search(staff, 'Name, domain or IATA', 'elm.exa');
    await staff.getByText('1–1 of 1').waitFor();
    const exported = async (format: string) => {
      const [download] = await Promise.all([
        staff.waitForEvent('download'),
        staff.getByRole('button', { name: `Export as ${format}` }).click(),
      ]);
      return readFile(await download.path());
    };
    const lines = (await exported('CSV')).toString().split('\r\n');
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^'=1\+1,elm\.example,Revisions required,/),
      '',
    ]);
    const [name] = utils.sheet_to_json(read(await exported('XLSX')).Sheets.Agencies ?? {});
    expect(name).toMatchObject({ Agency: '=1+1', Status: 'Revisions required' });

    // Cedar gets more time.
    await search(staff, 'Name, domain or IATA', '');
    await staff.getByRole('link', { name: '(not registered yet)' }).click();
    const lastDay = new Date(Date.now() + 60 * DAY).toISOString().slice(0, 10);
    await staff.getByLabel('Last day').fill(lastDay);
    await go(staff, 'Agencies');
    await agree(staff, 'Leave without saving?', 'Stay on this page');
    await staff.getByRole('button', { name: 'Extend' }).click();
    await staff.getByText('The registration period has been extended.').waitFor();
    const cedar = await hub.query(
      `select window_ends_at::date::text as day from agencies where id = $1`,
      [await agencyOf('poc.new@cedar.example')],
    );
    expect(cedar.rows).toEqual([{ day: lastDay }]);

    // Somebody forgot a password ten times.
    const forgetful = await stage.visit(undefined);
    await forgetful.request.get('/api/v1/accounts/hub/policy');
    for (let n = 0; n < 10; n += 1) await signInFails(forgetful, LOCKED);
    await openPerson(staff, LOCKED, 'Jon Price');
    await staff.getByRole('button', { name: 'Unlock' }).click();
    await staff.getByText('The account is unlocked.').waitFor();
    await signInByApi(forgetful.context(), LOCKED);

    // Northwind is represented by Liam from now on.
    await openPerson(staff, LIAM, "Liam O'Shea");
    await staff.getByRole('tab', { name: 'Registration' }).click();
    await staff.getByRole('region', { name: 'Person' }).getByText('Liam').waitFor();
    await expectAccessible(staff);
    await staff.getByRole('tab', { name: 'Account' }).click();
    await staff.getByRole('link', { name: 'Northwind Meetings' }).click();
    await pageTitle(staff, 'Northwind Meetings');
    await choose(staff, 'New point of contact', `Liam O'Shea, ${LIAM}`);
    await choose(staff, 'Replaces', `Ada Okafor, ${ADA}`);
    await staff.getByRole('button', { name: 'Change', exact: true }).click();
    await agree(staff, 'Change the point of contact?', 'Change');
    await staff.getByText('The point of contact has been changed.').waitFor();
    await expectAccessible(staff);

    // What Liam sees then: looked at, never pressed.
    await staff.getByRole('link', { name: "Liam O'Shea" }).click();
    await staff.getByRole('link', { name: 'View as this person' }).click();
    await staff
      .getByText("You are viewing the dashboard as Liam O'Shea", { exact: false })
      .waitFor();
    await staff.getByRole('link', { name: 'Manage Associates' }).click();
    await expectAccessible(staff);
    expect(new URL(staff.url()).pathname).toMatch(/^\/staff\/people\/.+\/dashboard$/);

    // Two agencies are late with a quarter whose deadline is over whatever the day.
    await go(staff, 'Reports');
    await pageTitle(staff, 'Reports');
    await staff.getByLabel('Quarter', { exact: true }).click();
    const quarter = await staff.getByRole('option').nth(2).innerText();
    const stored = quarter.split(' ').toReversed().join('-');
    await hub.query('delete from report_sums where quarter = $1', [stored]);
    await hub.query('delete from reports where quarter = $1', [stored]);
    await staff.getByRole('option', { name: quarter, exact: true }).click();
    await staff.getByText(`2 agencies are overdue for ${quarter}.`, { exact: false }).waitFor();
    const release = mailbox.hold();
    await staff.getByRole('button', { name: 'Remind all overdue' }).click();
    await agree(staff, 'Remind all overdue?', 'Remind all overdue');
    const bar = staff.getByRole('progressbar', { name: 'Reminders sent' });
    await bar.waitFor();
    await staff.getByText('0 of 2 sent').waitFor();
    await expectAccessible(staff);
    release();
    await staff.getByText('1 of 2 sent 1 failed (see Mails)').waitFor();
    expect(await bar.getAttribute('aria-valuenow')).toBe('100');
    expect((await mailbox.take(LIAM)).subject).toContain('Northwind Meetings is overdue');

    // The office says it in its own words; what failed goes again, in those.
    await go(staff, 'Mails');
    await staff.getByRole('link', { name: 'Texts', exact: true }).click();
    await pageTitle(staff, 'Texts');
    await staff.getByLabel('Text or key').fill('reportOverdue.subject');
    await staff.getByRole('button', { name: 'Change reportOverdue.subject' }).click();
    await staff.getByLabel('Your wording', { exact: true }).fill('Late: %{agency}');
    await staff.getByRole('button', { name: 'Save' }).click();
    await staff.getByText(/Rosa Lindqvist, /).waitFor();
    await expectAccessible(staff);
    refuse.length = 0;
    await go(staff, 'Mails');
    await choose(staff, 'Status', 'Failed');
    await staff.waitForURL(/FAILED/);
    await staff.getByRole('link', { name: CLEO }).click();
    await pageTitle(staff, 'Late: Maple Conference Group');
    await staff.getByRole('button', { name: 'Send again' }).click();
    await staff.getByRole('link', { name: 'Open the new email' }).click();
    expect((await mailbox.take(CLEO)).subject).toBe('Late: Maple Conference Group');

    // And the product's words again.
    await goWithin(staff, '/staff/mails/texts');
    await choose(staff, 'State', 'Changed');
    await staff.getByRole('button', { name: 'Change reportOverdue.subject' }).click();
    await staff.getByRole('button', { name: 'Restore the original' }).click();
    await staff.getByText('No texts match.').waitFor();

    await go(staff, 'Audit');
    await pageTitle(staff, 'Audit');
    await search(staff, 'Person', STAFF);
    await staff.getByText('System').first().waitFor({ state: 'hidden' });
    for (const [event, about] of [
      ['Text restored', 'reportOverdue.subject'],
      ['Email sent again', CLEO],
      ['Text changed', 'Late: %{agency}'],
      ['Overdue reminders sent', quarter],
      ['Dashboard viewed by staff', LIAM],
      ['Point of contact changed', ADA],
      ['Point of contact changed', LIAM],
      ['Account unlocked', LOCKED],
      ['Registration period extended', 'Can register until'],
    ] as const) {
      // What is behind a disclosure too.
      await expect
        .poll(() => staff.getByRole('row').allTextContents())
        .toContainEqual(expect.stringMatching(sentence(event, about)));
    }
    await expectAccessible(staff);
  });

  it('opens what a list offers so that axe finds nothing, on a phone, a tablet by night and a desk', async () => {
    // With a filter on, the menu of filters offers to save the query.
    const filter = JSON.stringify({ associateStatus: 'ACCREDITED' });
    const viewport = { width: 360, height: 740 };
    const people = `/staff/people?${new URLSearchParams({ filter })}`;
    const staff = await stage.visit(people, { as: STAFF, viewport });
    await pageTitle(staff, 'People');
    await staff.getByText(/^1–\d+ of \d+$/).waitFor();
    const lookInto = async (name: string, popup: Locator) => {
      await popup.waitFor();
      await expectAccessible(staff, name);
      // Escape closes it once the focus has come.
      await staff.locator('.MuiModal-root').locator(':focus').waitFor();
      await staff.keyboard.press('Escape');
      await popup.waitFor({ state: 'hidden' });
    };
    const lookIntoAll = async () => {
      await staff.getByRole('button', { name: 'Add filter' }).click();
      await staff.getByRole('menuitem', { name: 'Save current query...' }).waitFor();
      await lookInto('Add filter', staff.getByRole('menu'));
      await staff.getByLabel('Role', { exact: true }).click();
      await lookInto('Role', staff.getByRole('option', { name: 'All', exact: true }));
      // On a phone it is an icon.
      await staff.getByRole('button', { name: /Rosa Lindqvist|Profile/ }).click();
      await lookInto('Profile', staff.getByRole('menuitem', { name: 'Logout' }));
    };

    await lookIntoAll();
    await staff.setViewportSize({ width: 768, height: 1024 });
    await staff.emulateMedia({ colorScheme: 'dark' });
    await staff.locator('html[data-scheme="dark"]').waitFor();
    await lookIntoAll();
    await staff.setViewportSize({ width: 1440, height: 900 });
    await staff.emulateMedia({ colorScheme: 'light' });
    await lookIntoAll();
    await staff.getByRole('button', { name: 'Columns' }).click();
    await lookInto('Columns', staff.getByRole('menuitemcheckbox', { name: 'Email' }));
    await staff.getByLabel('Rows per page').click();
    await lookInto('Rows per page', staff.getByRole('option', { name: '100' }));
    await staff.getByRole('row').nth(1).getByRole('checkbox').check();
    await staff.getByRole('button', { name: 'Unlock' }).click();
    await lookInto('Unlock', staff.getByRole('dialog'));
    // The button that was pressed is hidden then: the focus is on the title, not lost.
    await staff.getByRole('button', { name: 'Unselect' }).click();
    await staff.locator('h1:focus').waitFor();
    // What is open beside the page on a desk doesn't hide the page of a window that becomes narrow.
    await staff.setViewportSize(viewport);
    await staff.getByRole('button', { name: 'Select several' }).click();
    await staff.getByRole('checkbox').first().check();
    await expectAccessible(staff, 'Select several');
  });

  it('keeps states and addresses of usual length to one line on a desk', async () => {
    const viewport = { width: 1440, height: 900 };
    const staff = await stage.visit('/staff/agencies', { as: STAFF, viewport });
    await pageTitle(staff, 'Agencies');
    // As long as an address can be here. The others of the list have room then, too.
    await staff.getByText(CLEO).evaluate((address) => {
      address.textContent = 'rosalie.castellan@copperline-events.example';
    });
    const lines = await staff.locator('tbody').evaluate((body) =>
      [...body.querySelectorAll('.column-status span, .column-email span')].map((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((count) => count > 1)).toEqual([]);
  });

  it('shows each list on a phone without layout shifts, and no name of one long word widens a page', async () => {
    const long = 'Betriebsveranstaltungsgesellschaft'.repeat(5);
    await stage.hub.query(
      `update agencies set name = $1 || left(name, 1) where name ~ '^(Birch|Northwind)'`,
      [long],
    );
    const viewport = { width: 360, height: 740 };
    const staff = await stage.visit('/staff/review', { as: STAFF, viewport });
    // The order in which what is above the rows would move them.
    await staff.route('**/staff/reports/quarters', async (route) => {
      await staff.getByText(/^\d+–\d+ of \d+$/).waitFor({ state: 'attached' });
      await route.continue();
    });
    let before = 0;
    for (const part of ['review', 'agencies', 'people', 'reports', 'content', 'mails', 'audit']) {
      if (part !== 'review') await goWithin(staff, `/staff/${part}`);
      await staff.getByText(/^\d+–\d+ of \d+$/).waitFor();
      await settled(staff);
      const all = await layoutShift(staff);
      expect(all - before, part).toBeLessThan(0.05);
      before = all;
      expect(await tooWide(staff), part).toBe(0);
    }
    await goWithin(staff, `/staff/agencies/${await agencyOf(ADA)}`);
    await staff.getByRole('heading', { level: 1, name: long }).waitFor();
    await settled(staff);
    expect(await tooWide(staff)).toBe(0);
    // Nor is a name or an address cut off where one is chosen.
    await staff.getByRole('combobox', { name: /^New point of contact/ }).click();
    const options = staff.getByRole('option', { name: /@northwind/ });
    await options.first().waitFor();
    const cut = await options.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(cut).toBe(0);
    await staff.keyboard.press('Escape');
    await options.first().waitFor({ state: 'hidden' });

    await staff.setViewportSize({ width: 1440, height: 900 });
    for (const part of ['agencies', 'people', 'review']) {
      await goWithin(staff, `/staff/${part}`);
      const table = staff.getByRole('table').filter({ hasText: long });
      await table.waitFor();
      const { box, rows } = await table.evaluate((element) => ({
        rows: element.clientWidth,
        box: element.parentElement?.clientWidth,
      }));
      expect(rows, part).toBe(box);
    }
  });
});

/** How far what is on the page has moved since it was opened, as the browser counts it: 1 is all of the screen. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What was buffered is told before the frame after the next.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

interface LayoutShift extends PerformanceEntry {
  value: number;
}

const sentence = (...parts: string[]) =>
  new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));

/** A sign-in with a wrong password. */
async function signInFails(page: Page, email: string): Promise<void> {
  const context = page.context();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const answer = await context.request.post('/api/v1/accounts/hub/login', {
    headers: { 'X-XSRF-TOKEN': token },
    data: { identity: email, password: 'Wrong1!xx' },
  });
  expect(answer.status()).toBe(401);
}
