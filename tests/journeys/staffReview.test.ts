import { describe, expect, it } from 'vitest';
import { demoAgencyForms } from '../../demo/forms.ts';
import { expectAccessible } from '../support/axe.ts';
import { callByApi, useStage } from '../support/stage.ts';
import { goWithin, pageTitle } from '../support/steps.ts';

const POC = 'poc.new@cedar.example';
const STAFF = 'reviewer@aldervale.example';
const AGENCY = 'Fernhill Meetings';
const { elm } = demoAgencyForms;
const form = {
  ...elm,
  agencyDetails: {
    ...elm?.agencyDetails,
    accountName: AGENCY,
    companyDomainEmail: '@fernhill.example',
    companyWebsite: 'https://www.fernhill.example',
  },
};
const remarks = {
  'Company Website': 'The website does not open.',
  'Number of Agents': 'Please count the part-time agents too.',
};

describe('Reviewing an agency', () => {
  const stage = useStage();

  it('goes from submission through revisions to approval', async () => {
    // Filled in by hand it is in tests/journeys/agency.test.ts.
    const poc = await stage.visit(undefined, { as: POC });
    await callByApi(poc.context(), 'POST', '/hub/aldervale/agency', { ...form, version: 0 });
    await stage.mailbox.take(POC);

    const staff = await stage.visit('/staff/review', { as: STAFF });
    await pageTitle(staff, 'Review queue');
    const row = staff.getByRole('row').filter({ hasText: AGENCY });
    await expectAccessible(staff);
    await row.getByRole('link', { name: AGENCY }).click();
    await pageTitle(staff, AGENCY);
    for (const [field, text] of Object.entries(remarks)) {
      await staff.getByRole('button', { name: `Comment on ${field}` }).click();
      await staff.getByLabel(`Comment on ${field}`).fill(text);
    }
    await staff.getByText('2 fields commented').waitFor();
    await expectAccessible(staff);

    // By keyboard from here: r asks, Enter sends what was shown.
    await staff.getByRole('heading', { level: 1 }).click();
    await staff.keyboard.press('r');
    const dialog = staff.getByRole('dialog', { name: 'Request revisions' });
    await dialog.getByText(remarks['Company Website'], { exact: false }).waitFor();
    await dialog.getByText(POC).waitFor();
    await expectAccessible(staff);
    await staff.keyboard.press('Enter');
    await pageTitle(staff, 'Birch Travel Management');
    await staff.getByText(`${AGENCY} has been asked for revisions.`).waitFor();

    const asked = await stage.mailbox.take(POC);
    expect(asked.text).toContain(remarks['Number of Agents']);
    await poc.goto('/agency/registration');
    await pageTitle(poc, 'Agency Registration');
    for (const [field, text] of Object.entries(remarks)) {
      const input = poc.getByLabel(field, { exact: true });
      const notes = `${await input.getAttribute('aria-describedby')}`.split(' ');
      const said = await Promise.all(
        notes.map((id) => poc.locator(`[id="${id}"]`).allInnerTexts()),
      );
      expect(said.flat().join(' ')).toContain(text);
    }
    await poc
      .getByLabel('Company Website', { exact: true })
      .fill('https://fernhill-meetings.example');
    await poc.getByLabel('Number of Agents', { exact: true }).fill('9');
    await poc.getByRole('button', { name: 'Submit' }).click();
    await pageTitle(poc, 'My Tasks');
    await stage.mailbox.take(POC);

    await goWithin(staff, '/staff/review');
    await row.getByText('Resubmission or renewal').waitFor();
    await row.getByRole('link', { name: AGENCY }).click();
    await pageTitle(staff, AGENCY);
    const changes = staff.getByRole('region', { name: '2 changes since the last submission' });
    const change = (field: string) => changes.getByRole('row').filter({ hasText: field });
    await change('Company Website').getByText('https://www.fernhill.example').waitFor();
    await change('Company Website').getByText('https://fernhill-meetings.example').waitFor();
    await change('Number of Agents').getByText(remarks['Number of Agents']).waitFor();
    await staff.getByLabel('Quarterly reports required').check();
    await expectAccessible(staff);
    await staff.getByRole('button', { name: 'Approve', exact: true }).click();
    await staff
      .getByRole('dialog', { name: 'Approve' })
      .getByRole('button', { name: 'Approve', exact: true })
      .click();
    await staff.getByText(`${AGENCY} is approved.`).waitFor();
    expect((await stage.mailbox.take(POC)).subject).toContain('has been approved');

    await poc.goto('/dashboard');
    await poc.getByRole('heading', { name: 'Quarterly Reports' }).waitFor();
  });

  it('tells a reviewer that a colleague has decided already', async () => {
    const [first, second] = await Promise.all([
      stage.visit('/staff/review', { as: STAFF }),
      stage.visit('/staff/review', { as: STAFF }),
    ]);
    for (const page of [first, second]) {
      await page.getByRole('link', { name: 'Birch Travel Management' }).click();
      await page.getByLabel('Comment or reason').fill('No travel agency.');
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await page.getByRole('dialog', { name: 'Reject' }).waitFor();
    }
    const send = (page: typeof first) =>
      page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await send(first);
    await pageTitle(first, 'Review queue');
    await send(second);
    await second.getByText(/Rosa Lindqvist already decided on .*: rejected\./).waitFor();
    await second.getByRole('dialog').waitFor({ state: 'hidden' });
    await second.getByText('This agency is not waiting for a decision.').waitFor();
    const unsent = second.getByRole('status').filter({ hasText: 'What you typed was not sent' });
    await unsent.getByText('No travel agency.').waitFor();
    await expectAccessible(second);
  });

  it('is closed to everybody who is not staff', async () => {
    const poc = await stage.visit('/staff/review', { as: 'poc.approved@northwind.example' });
    await pageTitle(poc, 'Forbidden');
    const guest = await stage.visit('/staff');
    await guest.getByRole('button', { name: 'Log In' }).waitFor();
    expect(new URL(guest.url()).pathname).toBe('/');
  });
});
