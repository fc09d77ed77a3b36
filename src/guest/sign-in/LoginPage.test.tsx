import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { guestBoot, testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import LoginPage from './LoginPage.tsx';

const { settings } = guestBoot;
const signOn = [
  { name: 'entra', label: 'Microsoft' },
  { name: 'okta', label: 'Okta' },
];
const withProviders = () =>
  testHub(null, {
    settings: { ...settings, authSettings: { ...settings.authSettings, signOn } },
  });
const page = (at = '/account/login') => (
  <MemoryRouter initialEntries={[at]}>
    <LoginPage />
  </MemoryRouter>
);
const REFUSED = /^Logging in with the account of your organization did not work/;

test('staff may log in by each provider, by a link that needs no script', () => {
  const { wrapper: Hub } = inHub(withProviders());
  const html = renderToString(<Hub>{page()}</Hub>);
  expect(html).toMatch(/<a [^>]*href="\/sign-on\/entra"[^>]*>Log In with Microsoft<\/a>/);
  expect(html).toMatch(/<a [^>]*href="\/sign-on\/okta"[^>]*>Log In with Okta<\/a>/);
});

test('where there is none nothing is said of it', () => {
  render(page(), inHub());
  expect(screen.queryByRole('link', { name: /^Log In with/ })).toBeNull();
  expect(screen.queryByText(REFUSED)).toBeNull();
});

test('who was refused is told what to do', () => {
  render(page('/account/login?auth=signOn'), inHub(withProviders()));
  expect(screen.getByText(REFUSED)).toBeVisible();
});
