import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, settled } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { choose, pageTitle } from '../support/steps.ts';

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
  const save = async (page: Page, button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  };

  it('leads from what needs staff today to the list of just that', async () => {
    const page = await stage.visit('/staff', { as: STAFF });
    const link = page.getByRole('link', { name: /applications? to review$/ });
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
  });

  it('draws charts that are tables too, and are saved as CSV and PNG', async () => {
    const page = await stage.visit('/staff', { as: STAFF });
    const nights = chart(page, 'Room nights by quarter');
    await nights.locator('svg.MuiChartsSurface-root').waitFor();
    await settled(page);
    await expectAccessible(page);

    const png = await save(page, 'PNG: Room nights by quarter');
    expect(png.name).toBe('Room nights by quarter.png');
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    expect(png.content.readUInt32BE(16)).toBeGreaterThan(600);
    expect(png.content.length).toBeGreaterThan(5_000);
    const csv = (await save(page, 'CSV: Room nights by quarter')).content.toString();
    expect(csv).toMatch(/^\uFEFFQuarter,In the quarter,A year before\r\n/);
    expect(csv.trim().split('\r\n')).toHaveLength(5);

    await page.getByRole('button', { name: 'Table: Room nights by quarter' }).click();
    expect(await nights.getByRole('row').count()).toBe(5);
    await expectAccessible(page);
  });

  it('keeps the period and the agency in the address', async () => {
    const page = await stage.visit('/staff', { as: STAFF });
    await choose(page, 'Period', 'Last 8 quarters');
    await page.waitForURL(/[?&]quarters=8/);
    await page.getByLabel('Agency', { exact: true }).fill('Northwind');
    await page.getByRole('option', { name: 'Northwind Meetings' }).click();
    await page.waitForURL(/[?&]agencyId=/);
    await chart(page, 'Agencies with most room nights').waitFor({ state: 'detached' });
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Agency', { exact: true }).inputValue())
      .toBe('Northwind Meetings');
    await page.getByText('Last 8 quarters').waitFor();
  });

  it('loads the library of charts only where one is shown', async () => {
    const scripts = async (path: string, shown: string) => {
      const page = await stage.visit(path, { as: STAFF });
      await page.locator(shown).first().waitFor();
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('Drawing')),
      );
    };
    expect(await scripts('/staff/people', 'main table')).toEqual([]);
    expect(await scripts('/staff', 'svg.MuiChartsSurface-root')).toHaveLength(1);
  });
});
