import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { linkIn } from '../support/mailbox.ts';
import { open, useStage } from '../support/stage.ts';
import { PASSWORD, pageTitle } from '../support/steps.ts';

const LIAM = 'associate.accredited@northwind.example';

describe('Your data', () => {
  const stage = useStage();

  /** As if the person had logged in long ago, so that who it is has to be proved anew. */
  const forgetProof = () =>
    stage.hub.query("update sessions set proved_at = proved_at - interval '1 hour'");
  async function prove(page: Page) {
    const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    await dialog.getByLabel('Your Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
  }

  it('is taken along after a proof, by the link of the email; the end of the account is asked for and taken back', async () => {
    const page = await stage.visit('/account/your-data', { as: LIAM });
    await pageTitle(page, 'Your data');
    await expectAccessible(page);
    await forgetProof();
    await page.getByRole('button', { name: 'Prepare My Data' }).click();
    await prove(page);
    await open(page, linkIn(await stage.mailbox.take(LIAM, 'is ready'), '/account/your-data'));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await downloading).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'End My Account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'End your account' });
    await dialog.getByText('This is deleted:').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'End My Account' }).click();
    await page.getByText(/^Your account will be ended on/).waitFor();
    await stage.mailbox.take(LIAM, 'will be ended');
    await page.getByRole('button', { name: 'Keep My Account' }).click();
    await page.getByRole('button', { name: 'End My Account…' }).waitFor();
  });
});
