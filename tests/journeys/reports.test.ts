import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { emptyWorkbook } from '../../fixtures/workbook.ts';
import { fakeClamd } from '../../server/optional/testing/fakeClamd.ts';
import { expectAccessible } from '../support/axe.ts';
import { open, useStage } from '../support/stage.ts';
import { pageTitle, tooWide } from '../support/steps.ts';

const MB = 1024 * 1024;
const workbook = emptyWorkbook(['Hotel', 'Nights']);
/** A true workbook of so many bytes: filled up with zeros. */
const workbookOf = (bytes: number) =>
  Buffer.concat([workbook, Buffer.alloc(bytes - workbook.length)]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Upload a Report', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

describe('Quarterly reports', () => {
  const stage = useStage();

  it('a report of one megabyte is accepted, and none is due any more', async () => {
    const page = await stage.visit('/dashboard', { as: 'poc.approved@northwind.example' });
    await page.getByRole('link', { name: 'Submit', exact: true }).click();
    await pageTitle(page, 'Quarterly Reporting');
    await page.getByText('Your report is due').waitFor();

    await upload(page, 'too-large.xlsx', workbookOf(MB + 1));
    await page
      .getByText('Allowed file size is 1MB. Your file(s) has/have size 1.00MB', { exact: true })
      .first()
      .waitFor();
    await expectAccessible(page);

    await upload(page, 'bookings.xlsx', workbookOf(MB));
    await page.getByText('bookings.xlsx has been uploaded. Thank you.').waitFor();
    await page.getByText('No report is due at the moment.').waitFor();
    await page.getByRole('row').nth(1).getByRole('link', { name: 'bookings.xlsx' }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('You have no report to submit.', { exact: false }).waitFor();
  });

  it('a renamed picture is refused, and a path in a file name is removed', async () => {
    const page = await stage.visit('/reporting', { as: 'poc.other@maple.example' });
    await upload(page, 'picture.xlsx', png);
    const banner = page.getByRole('alert').filter({ hasText: 'Uploading Report Error' });
    await banner.getByText('Only .xls and .xlsx files are allowed.').waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.getByRole('row').count()).toBe(3);

    const name = `Отчёт-за-квартал–四半期-${'a'.repeat(120)}.xlsx`;
    await page.route('**/report?*', async (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
      const strange = Buffer.from(name).toString('latin1');
      // A browser names the file alone; others name its path too.
      await route.continue({
        postData: Buffer.from(body.replace(strange, `..\\..\\Ada\\${strange}`), 'latin1'),
      });
    });
    await upload(page, name, workbook);
    const link = page.getByRole('row').nth(1).getByRole('link', { name, exact: true });
    await link.waitFor();
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe(name);

    // One long word widens no page.
    const staff = await stage.visit('/staff/audit', { as: 'reviewer@aldervale.example' });
    await staff.getByText(name).first().waitFor();
    for (const shown of [page, staff]) {
      for (const width of [1440, 360]) {
        await shown.setViewportSize({ width, height: 800 });
        expect(await tooWide(shown), `${shown.url()} at ${width} px`).toBe(0);
      }
    }
  });

  it('the history that is printed from a dark screen is dark on white', async () => {
    const page = await stage.visit(undefined, { as: 'poc.approved@northwind.example' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/reporting');
    await page.getByRole('row').nth(1).waitFor();
    await page.emulateMedia({ media: 'print' });
    const light = await page.locator('main :is(h1, h2, p, th, td)').evaluateAll((texts) =>
      texts
        .filter((text) => {
          const [red = 0, green = 0, blue = 0] = (
            getComputedStyle(text).color.match(/\d+/g) ?? []
          ).map(Number);
          return red + green + blue > 3 * 128;
        })
        .map((text) => text.textContent),
    );
    expect(light).toEqual([]);
  });

  it('a report waiting for the virus scan counts as submitted, and staff see that it waits', async () => {
    const scanner = await fakeClamd();
    await scanner.stop();
    await stage.hub.restart({ CLAMD_URL: scanner.url });
    const page = await stage.visit('/reporting', { as: 'poc.other@maple.example' });
    await upload(page, 'late.xlsx', workbook);
    await page.getByText('late.xlsx has been uploaded and counts as submitted.').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'late.xlsx' });
    await row.getByText('being checked for viruses').waitFor();
    expect(await row.getByRole('link').count()).toBe(0);
    await expectAccessible(page);

    const staff = await stage.visit('/staff/reports', { as: 'reviewer@aldervale.example' });
    const quarantine = staff.getByRole('region', { name: 'Quarantine' });
    await quarantine.getByText('Waiting for the virus scanner').waitFor();
    await quarantine.getByText('Maple Conference Group', { exact: false }).waitFor();
    await expectAccessible(staff);
  });

  it('a file that was changed or deleted after it was chosen has to be chosen again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-changed-'));
    try {
      const path = join(folder, 'changing.xlsx');
      const page = await stage.visit('/reporting', { as: 'poc.other@maple.example' });
      const choose = async () => {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByLabel('Upload a Report', { exact: true }).click(),
        ]);
        await chooser.setFiles(path);
        await text.waitFor({ state: 'detached' });
        await page.getByRole('heading', { name: 'What is in the file' }).waitFor();
      };
      const press = () => page.getByRole('button', { name: 'Upload', exact: true }).click();
      const text = page
        .getByText('changing.xlsx has changed or is gone since you chose it.')
        .first();
      for (const change of [() => writeFile(path, workbookOf(MB / 2)), () => rm(path)]) {
        await writeFile(path, workbook);
        await choose();
        await change();
        await press();
        await text.waitFor();
        await page.getByText('This is what it contained then.').waitFor();
        await expectAccessible(page);
      }
      await writeFile(path, workbook);
      await choose();
      await press();
      await page.getByText('changing.xlsx has been uploaded').waitFor();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
