import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { readManifest } from '../../server/portal-manifest.ts';
import { expectAccessible, settled } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { PASSWORD, pageTitle } from '../support/steps.ts';

const portal = join(import.meta.dirname, '../../dist/client');

describe('Changing the language', () => {
  const stage = useStage();

  it('in the footer applies to every page, is remembered, and loads only that language', async () => {
    const page = await stage.visit('/overview');
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await page.getByRole('navigation', { name: 'Langue' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/overview');

    const chunks = new Set<string>();
    page.on('request', (request) => chunks.add(request.url().split('/').at(-1) ?? ''));
    await page.goto('/');
    await pageTitle(page, 'Vous avez du génie. Faites-le reconnaître.');
    await expectAccessible(page);
    await page.getByLabel('Courriel', { exact: true }).fill('poc.renewal@oak.example');
    await page.getByLabel('Mot de passe', { exact: true }).fill('Welcome2!');
    await page.getByRole('button', { name: 'Ouvrir une session' }).click();
    // What the server says is said in French, too.
    await page.getByText('Accès refusé.', { exact: false }).waitFor();
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ouvrir une session' }).click();
    await pageTitle(page, 'Mes tâches');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Corriger et soumettre' }).click();
    await pageTitle(page, 'Inscription de l’agence');
    await expectAccessible(page);
    const files = await readManifest(portal);
    const words = Object.entries(files).filter(
      ([key, { file }]) => /^(?:words\/|_catalogue-)/.test(key) && chunks.has(basename(file)),
    );
    expect(words.map(([key]) => key).sort()).toEqual([
      'words/fr-CA/catalogue.ts',
      'words/fr-CA/light.ts',
    ]);

    await page.getByRole('link', { name: 'Español', exact: true }).click();
    await pageTitle(page, 'Registro de la agencia');
    await page.goto('/dashboard');
    await pageTitle(page, 'Mis tareas');
    await expectAccessible(page);
  });

  // The layout's widths (specification §9). Words are longer in other languages, which shows where there is least room.
  const narrow = [320, 768, 1024, 1280];
  const wider = [1920, 2560, 3840];
  it.each(languages)('$name stays within the page from 320 to 3840 px', async ({ code }) => {
    const page = await stage.visit(`/?language=${code}`, { as: 'poc.approved@northwind.example' });
    const wide: string[] = [];
    for (const path of ['/', '/dashboard', '/associates', '/reporting', '/agency/registration']) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await settled(page);
      for (const width of code === 'en' ? [...narrow, ...wider] : narrow) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) wide.push(`${path} at ${width}: ${over} px too wide`);
      }
    }
    expect(wide).toEqual([]);
  });
});
