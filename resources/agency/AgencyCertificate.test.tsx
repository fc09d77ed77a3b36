import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultBrand } from '#brands/defaultBrand.ts';
import { settingsOf } from '#contract/settings.ts';
import { testHub } from '#providers/testing/hub.ts';
import { renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import { AgencyCertificate } from './AgencyCertificate.tsx';

test('the HTML leads to the page of the agency, claims nothing that may end, and is copied as it stands', async () => {
  const code = '7K3M90QXT2VBDFGHJKMNPQRS01';
  const certificate = { code, issuedAt: '2026-02-03T12:00:00Z', validUntil: null };
  const { user } = renderPortal(<AgencyCertificate {...certificate} />, {} as never, {
    hub: testHub(null, { settings: settingsOf(defaultBrand, { badges: true }) }),
  });
  const html = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML for your website' });
  const page = document.createElement('template');
  page.innerHTML = html.value;
  const link = page.content.querySelector('a');
  const picture = page.content.querySelector('img');
  expect(link?.getAttribute('href')).toBe(`/verify/${code}`);
  expect(picture?.getAttribute('src')).toBe(`/badges/agency/${code}/en.svg`);
  expect(picture?.alt).toBe('Accreditation with Alder & Vale Hotels: check whether it holds today');
  expect(screen.getByRole('img', { name: picture?.alt ?? '' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the page' })).toBeVisible();
  const badge = screen.getByRole('link', { name: 'Download badge (Open Badges 3.0)' });
  expect(badge).toHaveAttribute('href', expect.stringMatching(/\/agency\/badge$/));
  await user.click(screen.getByRole('button', { name: 'Copy HTML' }));
  expect(await navigator.clipboard.readText()).toBe(html.value);
});
