import { describe, expect, it } from 'vitest';
import { emptyWorkbook } from '../../fixtures/workbook.ts';
import { expectAccessible } from '../support/axe.ts';
import { callByApi, useStage } from '../support/stage.ts';
import { pageTitle } from '../support/steps.ts';

const POC = 'poc.other@maple.example';
const INVITEE = 'nora.field@maple.example';
const DAY = 86_400_000;
const workbook = emptyWorkbook(['Hotel', 'Nights']);

/** Days from now until a moment, and two more. */
const daysUntil = (moment: Date) => Math.ceil((moment.getTime() - Date.now()) / DAY) + 2;

describe('A year of the programme', () => {
  const stage = useStage();
  const agencyOf = async () => {
    const { rows } = await stage.hub.query(
      `select * from agencies where name = 'Maple Conference Group'`,
    );
    return rows[0];
  };

  it('makes the report due with the quarter and the renewal on its date, and records all of it in the audit', async () => {
    const start = await stage.visit(undefined, { as: POC });
    const body = { emailAddresses: [INVITEE] };
    await callByApi(start.context(), 'POST', '/auth/hub/invitations', body);
    await stage.mailbox.take(INVITEE);

    const today = new Date();
    const quarter = Math.floor(today.getUTCMonth() / 3) + 1;
    const closes = new Date(Date.UTC(today.getUTCFullYear(), quarter * 3, 1));
    await stage.hub.restart({ HUB_TIME_OFFSET: String(daysUntil(closes)) });
    // Of the mails by their subjects: in some weeks of a quarter a notice of the renewal comes along.
    await stage.mailbox.take(POC, 'The quarterly report of Maple Conference Group is due by');
    const poc = await stage.visit('/dashboard', { as: POC });
    await poc.getByRole('link', { name: 'Submit', exact: true }).click();
    await pageTitle(poc, 'Quarterly Reporting');
    await poc.getByText('Your report is due').waitFor();
    await poc.getByLabel('Upload a Report', { exact: true }).setInputFiles({
      name: 'quarter.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbook,
    });
    await poc.getByRole('button', { name: 'Upload', exact: true }).click();
    await poc.getByText('No report is due at the moment.').waitFor();
    await poc.getByRole('link', { name: 'Dashboard' }).click();
    await poc.getByText('You have no report to submit.', { exact: false }).waitFor();

    const { renewal_date: renewal } = await agencyOf();
    await stage.hub.restart({ HUB_TIME_OFFSET: String(daysUntil(renewal)) });
    await stage.mailbox.take(POC, 'Please renew the accreditation');
    const page = await stage.visit('/dashboard', { as: POC });
    await page.getByText('Your agency account requires revision.', { exact: false }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Revise & Submit' }).click();
    const updates = page.getByRole('group', { name: 'Renewed Agency Has Updates' });
    await updates.getByLabel('No', { exact: true }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await pageTitle(page, 'My Tasks');
    await page.getByText('Your accreditation has been renewed.').waitFor();
    await stage.mailbox.take(POC, 'has been renewed');

    const { id, status, renewal_date: next } = await agencyOf();
    expect([status, next.getUTCFullYear() - renewal.getUTCFullYear()]).toEqual(['APPROVED', 1]);
    const { rows: steps } = await stage.hub.query(
      `select subject_type || ' ' || event as step, actor_id is null as by_itself from audit
       where agency_id = $1 and subject_type <> 'account' order by subject_type, id`,
      [id],
    );
    expect(steps.map(({ step, by_itself }) => (by_itself ? `${step} by itself` : step))).toEqual([
      'agency submit',
      'agency approve',
      'agency expire by itself',
      'agency renewUnchanged',
      'invitation invite',
      // Maple's own, and those of the demo data.
      'invitation expire by itself',
      'invitation expire by itself',
      'invitation expire by itself',
      'report submitReport',
    ]);
  });
});
