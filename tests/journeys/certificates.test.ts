import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { expectAccessible } from '../support/axe.ts';
import { callByApi, sendByApi, useStage } from '../support/stage.ts';
import { fill, pageTitle } from '../support/steps.ts';

const LIAM = 'associate.accredited@northwind.example';
const ADMINISTRATOR = 'administrator@aldervale.example';
const PHONE = { width: 360, height: 740 };

describe('A certificate', () => {
  const stage = useStage();

  const benefits = (page: Page) =>
    page.getByRole('heading', { name: 'What the Accreditation Gives' });
  /** Types a code into the box, and reads what it is worth. */
  async function check(page: Page, code: string) {
    await fill(page, { Code: code });
    await page.getByRole('button', { name: 'Check' }).click();
    await pageTitle(page, 'Certificate of an Associate');
    await page.getByText('Valid', { exact: true }).waitFor();
    await page.getByText("Liam O'Shea").waitFor();
  }

  it('is checked on any phone, and says to a front desk what it gives until its link is withdrawn', async () => {
    const liam = await stage.visit('/dashboard', { as: LIAM });
    await liam.getByRole('button', { name: 'View Confirmation' }).click();
    const code = await liam.getByText(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/).innerText();

    const stranger = await stage.visit('/verify', { viewport: PHONE, script: false });
    await check(stranger, code.toLowerCase());
    expect(await benefits(stranger).count()).toBe(0);

    const staff = (await stage.visit(undefined, { as: ADMINISTRATOR })).context();
    const desks = `${staffBase}/front-desks`;
    const made = await sendByApi(staff, 'POST', desks, { hotel: 'The Vale Boston' });
    const { id, link } = await made.json();
    const desk = await stage.visit(undefined, { viewport: PHONE });
    await desk.goto(link);
    await desk.getByText('Front desk of The Vale Boston').waitFor();
    await check(desk, code);
    await benefits(desk).waitFor();
    await expectAccessible(desk);

    await callByApi(staff, 'POST', `${desks}/${id}/withdraw`);
    await desk.reload();
    await desk.getByText("Liam O'Shea").waitFor();
    expect(await benefits(desk).count()).toBe(0);
    await desk.goto(link);
    await desk.getByText('This link does not work any more.').waitFor();
  });
});
