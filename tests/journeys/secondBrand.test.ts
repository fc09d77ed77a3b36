import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { pageTitle, signIn } from '../support/steps.ts';

/** The product with the folder of another brand. The demo data are those of the product's own. */
describe('Another brand', () => {
  const stage = useStage({ env: { HUB_BRAND: 'brands/lantern-quay' } });

  it('is in name, logo, colors, typeface and pictures of every page', async () => {
    const page = await stage.visit('/');
    await expect.poll(() => page.title()).toBe('Accreditation Hub – Lantern & Quay Hotels');
    const header = page.getByRole('banner');
    await header.getByText('Lantern & Quay', { exact: false }).waitFor();
    await page.getByText('Lantern & Quay Harbour Hotels Ltd.', { exact: false }).waitFor();
    await page.getByText('The Boathouse').waitFor();
    expect(await page.getByRole('link', { name: 'Français' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Español' }).count()).toBe(0);
    const looks = await page.evaluate(async () => {
      await document.fonts.ready;
      const { backgroundColor, fontFamily, colorScheme } = getComputedStyle(document.body);
      const logo = document.querySelector('.hub-logo path')?.getAttribute('d') ?? '';
      return {
        backgroundColor,
        colorScheme,
        logo: logo.slice(0, 7),
        hasTypeface: document.fonts.check(`16px ${fontFamily.split(',')[0]}`),
      };
    });
    expect(looks).toEqual({
      backgroundColor: 'rgb(16, 26, 44)',
      colorScheme: 'dark',
      logo: 'M16 3v4',
      hasTypeface: true,
    });
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    expect(icon).toBe('/favicon.svg');
    for (const path of ['/art/valley-dusk.svg', '/favicon.svg', '/fonts/outfit.woff2']) {
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
    const picture = await page.request.get('/art/valley-night.svg');
    expect(await picture.text()).toContain('#22386a');
    expect(picture.headers()['cache-control']).toContain('stale-while-revalidate');
    expect((await page.request.get('/brand.json')).status()).toBe(404);
    await expectAccessible(page);

    await signIn(page, 'poc.approved@northwind.example');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Manage Associates' }).click();
    await pageTitle(page, 'Manage Associates');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'A surprise now and then' }).waitFor();
    await expectAccessible(page);
  });

  it('sends emails in its own name', async () => {
    const page = await stage.visit('/account/reset');
    await page.getByLabel('Email Address').fill('associate.accredited@northwind.example');
    await page.getByRole('button', { name: 'Send Link' }).click();
    const mail = await stage.mailbox.take('associate.accredited@northwind.example');
    expect(mail.text).toContain('Lantern & Quay');
    expect(mail.text).not.toContain('Alder');
  });
});
