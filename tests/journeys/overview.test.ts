import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, settled } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { choose, goWithin, pageTitle } from '../support/steps.ts';

const STAFF = 'reviewer@aldervale.example';

describe('The overview', () => {
  const stage = useStage();

  beforeAll(async () => {
    const { hub } = stage;
    await hub.query(`
      insert into report_sums (agency_id, quarter, report_id, events, cancelled, room_nights, hotel_revenue, commission)
      select distinct on (agency_id, quarter) agency_id, quarter, id, 10, 0, 500, 100000, 10000 from reports
      where scan <> 'INFECTED' order by agency_id, quarter, uploaded_at desc on conflict do nothing`);
    await hub.query(
      `update agencies set renewal_date = now() + interval '9 days' where status = 'APPROVED'`,
    );
    // The job has counted before; the next reader counts again.
    await hub.query('delete from programme_pictures');
  });

  const chart = (page: Page, title: string) => page.getByRole('region', { name: title });
  /** Presses Enter, and returns the file that is downloaded. */
  const download = async (page: Page) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  /** Goes on by Tab, to what has this name. */
  const tabTo = async (page: Page, name: string, key = 'Tab') => {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-label')).toBe(name);
  };

  it('leads from what needs staff today to the list of just that, and keeps period and agency in the address', async () => {
    const page = await stage.visit('/staff/overview', { as: STAFF });
    await page.waitForURL('/staff');
    const link = page.getByRole('link', { name: /registrations? to review$/ });
    const total = Number((await link.innerText()).match(/\d+/)?.[0]);
    await link.click();
    await pageTitle(page, 'Review queue');
    await page.getByText(`1–${total} of ${total}`).waitFor();
    await page.goBack();
    const renewals = page.getByRole('link', { name: /to renew soon$/ });
    const renewing = Number((await renewals.innerText()).match(/\d+/)?.[0]);
    await renewals.click();
    await pageTitle(page, 'Agencies');
    await page.getByText(`1–${renewing} of ${renewing}`).waitFor();
    expect(await page.getByLabel('Renews by').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.goBack();

    await choose(page, 'Period', 'Last 8 quarters');
    await page.waitForURL(/[?&]quarters=8/);
    await page.getByLabel('Agency', { exact: true }).fill('Northwind');
    await page.getByRole('option', { name: 'Northwind Meetings' }).click();
    await page.waitForURL(/[?&]agencyId=/);
    await chart(page, 'Agencies with the most room nights').waitFor({ state: 'detached' });
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Agency', { exact: true }).inputValue())
      .toBe('Northwind Meetings');
    await page.getByText('Last 8 quarters').waitFor();
  });

  it('draws charts that are read by arrow keys, are tables too, and are saved as CSV, XLSX and PNG, all by keyboard', async () => {
    const page = await stage.visit('/staff', { as: STAFF });
    const title = 'Room nights by quarter';
    const nights = chart(page, title);
    const drawing = nights.locator('svg.MuiChartsSurface-root');
    await nights.scrollIntoViewIfNeeded();
    await drawing.waitFor();
    await settled(page);
    await expectAccessible(page);

    await drawing.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const reached = nights.getByRole('status').filter({ hasText: /^Q\d \d{4}, In the quarter: / });
    await reached.waitFor({ state: 'attached' });
    const figure = await reached.innerText();
    await page.getByRole('tooltip').filter({ hasText: figure }).waitFor();
    await expectAccessible(page, 'with a figure named');

    await tabTo(page, `Table: ${title}`);
    await tabTo(page, `CSV: ${title}`);
    const csv = (await download(page)).content.toString();
    expect(csv).toMatch(/^\uFEFFQuarter,In the quarter,A year before\r\n/);
    expect(csv.trim().split('\r\n')).toHaveLength(5);
    await tabTo(page, `XLSX: ${title}`);
    const xlsx = await download(page);
    expect(xlsx.name).toBe(`${title}.xlsx`);
    const { Sheets } = read(xlsx.content);
    expect(utils.sheet_to_json(Sheets[title] ?? {})).toHaveLength(4);
    await tabTo(page, `PNG: ${title}`);
    await page.evaluate(() => {
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (...args) {
        document.body.dataset.drawn ??= this.font;
        fillText.apply(this, args);
      };
    });
    const png = await download(page);
    expect(await page.locator('body').getAttribute('data-drawn')).toMatch(/^600 18px .*Instrument/);
    expect(png.name).toBe(`${title}.png`);
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    expect(png.content.readUInt32BE(16)).toBeGreaterThan(600);
    expect(png.content.length).toBeGreaterThan(5_000);

    for (const name of ['XLSX', 'CSV', 'Table'])
      await tabTo(page, `${name}: ${title}`, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const rows = await nights.getByRole('row').allInnerTexts();
    expect(rows).toHaveLength(5);
    // What the arrow keys have reached is the second row of figures.
    const [quarter, value] = figure.split(', In the quarter: ');
    expect(rows[2]?.split(/\s*\t\s*/).slice(0, 2)).toEqual([quarter, value]);
    await expectAccessible(page);
  });

  it('draws all its charts without a scroll, for paper and pictures of the page, and loads their library only there', async () => {
    const libraries = (page: Page) =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('Drawing')),
      );
    const phone = { width: 412, height: 823 };
    const overview = await stage.visit('/staff/people', { as: STAFF, viewport: phone });
    await overview.getByText(/^1–\d+ of \d+$/).waitFor();
    expect(await libraries(overview)).toEqual([]);

    await goWithin(overview, '/staff');
    const figures = overview.getByRole('figure');
    await figures.last().waitFor();
    const drawn = figures.locator('svg.MuiChartsSurface-root');
    await expect.poll(() => drawn.count()).toBe(await figures.count());
    expect(await figures.count()).toBe(11);
    expect(await libraries(overview)).toHaveLength(1);
  });
});
