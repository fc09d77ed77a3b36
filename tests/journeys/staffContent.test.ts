import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { pageTitle } from '../support/steps.ts';

const STAFF = 'reviewer@aldervale.example';
const ASSOCIATE = 'associate.accredited@northwind.example';
const PAGE = 'Associate Benefits';
const WORDS = 'Breakfast is on the house from May.';
const HOSTILE = `<p id="root" onclick="window.harmed=1" style="position:fixed;inset:0">Kept words</p>
  <script>window.harmed = 1</script><img src="https://tracker.example/p.gif" alt="spy">
  <img src="/nothing.png" onerror="window.harmed=1" alt=""><iframe src="https://evil.example"></iframe>`;

describe('A content page in the console', () => {
  // The style of the hostile body is refused by the policy, which says so.
  const stage = useStage({
    tolerated: /^Applying inline style violates|violated: style-src-attr inline /,
  });

  it('is written, previewed, published, cleaned of harmful HTML and seen by an associate', async () => {
    const staff = await stage.visit('/staff/content', { as: STAFF });
    await pageTitle(staff, 'Content');
    await expectAccessible(staff);
    await staff.getByRole('link', { name: PAGE }).click();
    await pageTitle(staff, PAGE);
    await staff.getByRole('textbox', { name: 'Text', exact: true }).click();
    await staff.keyboard.press('Control+Home');
    await staff.keyboard.type(WORDS);
    await staff.keyboard.press('Enter');
    await staff.getByRole('tab', { name: 'Preview' }).click();
    const preview = staff.getByRole('region', { name: 'Preview of the page' });
    await preview.getByText(WORDS).waitFor();
    await staff.getByRole('button', { name: 'Save draft' }).click();
    await staff.getByText('The draft is saved.').waitFor();

    const associate = await stage.visit('/benefits', { as: ASSOCIATE });
    await pageTitle(associate, PAGE);
    expect(await associate.getByText(WORDS).count()).toBe(0);

    await staff.getByRole('button', { name: 'Publish now', exact: true }).click();
    await staff.getByText('The page is published.').waitFor();
    await associate.reload();
    await associate.getByText(WORDS).waitFor();

    await staff.getByRole('tab', { name: 'HTML' }).click();
    await staff.getByRole('textbox', { name: 'Text', exact: true }).fill(HOSTILE);
    await staff.getByRole('tab', { name: 'Preview' }).click();
    await preview.getByText('Kept words').waitFor();
    expect(
      await preview.locator('[onclick], [style], script, iframe, img[alt="spy"]').count(),
    ).toBe(0);
    await staff.getByRole('button', { name: 'Save draft' }).click();
    await staff.getByText('The draft is saved.').waitFor();
    await staff.getByRole('button', { name: 'Publish now', exact: true }).click();
    await staff.getByText('The page is published.').waitFor();
    await associate.reload();
    const kept = associate.getByText('Kept words');
    await kept.waitFor();
    expect(await kept.evaluate((node) => node.getAttributeNames())).toEqual([]);
    for (const page of [staff, associate]) {
      expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    }
    await expectAccessible(staff);

    await staff.getByRole('button', { name: 'Restore version 1' }).click();
    await staff.getByText('Version 1 is now the draft.').waitFor();
  });

  it('is translated beside its English text, which keeps to the width that it has there', async () => {
    const staff = await stage.visit('/staff/content', { as: STAFF });
    // A page with an outline, which the portal shows in a column of its own.
    await staff.getByRole('link', { name: 'Brand Education Guide' }).click();
    await staff.getByRole('tab', { name: /^Français/ }).click();
    const title = staff.getByRole('heading', { level: 2, name: 'Brand Education Guide' });
    const { width = 0 } = (await title.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(200);
    await expectAccessible(staff);
  });
});
