import type { Locator, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
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
    await expectValid(page);
  }
  async function expectValid(page: Page) {
    await pageTitle(page, 'Certificate of an Associate');
    await page.getByText('Valid', { exact: true }).waitFor();
    await page.getByText("Liam O'Shea").waitFor();
  }

  it('is checked by its QR code or by hand on any phone, and says to a front desk what it gives until its link is withdrawn', async () => {
    const liam = await stage.visit('/dashboard', { as: LIAM });
    await liam.getByRole('button', { name: 'View Confirmation' }).click();
    const code = await liam.getByText(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/).innerText();
    await expectAccessible(liam);

    const scanner = await stage.visit(undefined, { viewport: PHONE });
    await scanner.goto(await scan(liam.getByRole('img', { name: 'QR code' })));
    await expectValid(scanner);
    await expectAccessible(scanner);

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
    await expectAccessible(desk);
  });
});

/** Reads a QR code as a camera does: from the squares that are shown. */
async function scan(code: Locator): Promise<string> {
  await code.waitFor();
  const dark = await code.evaluate((svg: SVGSVGElement) => {
    const { width } = svg.viewBox.baseVal;
    const path = svg.querySelector('path') as SVGPathElement;
    const isDark = (x: number, y: number) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5));
    return Array.from({ length: width }, (_, y) =>
      Array.from({ length: width }, (__, x) => isDark(x, y)),
    );
  });
  const SCALE = 4;
  const width = dark.length * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at += 1) {
    const [x, y] = [Math.floor((at % width) / SCALE), Math.floor(at / width / SCALE)];
    if (dark[y]?.[x]) data.fill(0, at * 4, at * 4 + 3);
  }
  return decodeQR({ width, height: width, data });
}
