import { expect, test } from 'vitest';
import { indexPage } from './indexPage.ts';

test('the page reads in the language of the person, without script, and shows what people have typed as text', () => {
  const form = {
    businessProfile: { hotelTypes: ['UPSCALE'], receiveEmails: true },
    jobTitle: null,
  };
  const rows = [
    { firstName: '<script>alert(1)</script>', savedAt: '2026-05-20T10:00:00.000Z', form },
  ];
  const tables = [{ name: 'associateForms', columns: [], rows }];
  const about = { madeAt: '2026-05-20T10:00:00.000Z', files: ['reports/a b.xlsx'], missing: [] };
  const page = indexPage(tables, { ...about, language: 'fr-CA' });
  expect(page).toContain('<html lang="fr-CA"');
  expect(page).toContain('<h2>Inscription d’associé</h2>');
  expect(page).not.toContain('<script');
  expect(page).toContain('&#60;script&#62;');
  expect(page).toContain('<dt>Profil d’affaires – Types d’hôtels</dt>');
  expect(page).toContain('<dd>20 mai 2026');
  expect(page).toContain('<a href="reports/a%20b.xlsx">');
  expect(page).not.toContain('jobTitle');
});
