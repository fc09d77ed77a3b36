import { act, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { renderInPortal } from '#tests/support/portalPage.tsx';
import NewTermsPage from './NewTermsPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const ada = person();
const terms = {
  agreedAt: '2026-05-20T10:00:00.000Z',
  compared: true,
  language: 'en',
  version: 2,
  parts: [
    { html: '<p>As it was.</p>' },
    { html: '<p>Thirty days.</p>', change: 'gone' },
    { html: '<p>Sixty days.</p>', change: 'new' },
  ],
};
const address = '/hub/account/terms';

const show = (mustAgree = true) =>
  act(async () => {
    const account = { ...ada.account, ...(mustAgree && { mustAgree: true as const }) };
    return renderInPortal(
      <Suspense>
        <NewTermsPage />
      </Suspense>,
      {
        dataProvider: {},
        hub: testHub({ ...ada, account }),
        at: '/account/terms',
        paths: ['/account/terms', '/dashboard'],
      },
    );
  });

test('what has changed is marked in words, and agreeing leads on', async () => {
  const sent = stubNetwork({
    [`GET ${address}`]: { json: terms },
    [`POST ${address}`]: {},
    'GET /hub/account/me': { json: ada },
  });
  const { user, address: at } = await show();
  expect(await screen.findByText(/^You agreed to the terms on May 20, 2026/)).toBeVisible();
  const gone = (await screen.findByText('Thirty days.')).closest('del');
  expect(within(gone as HTMLElement).getByText('No longer holds')).toBeVisible();
  const added = screen.getByText('Sixty days.').closest('ins');
  expect(within(added as HTMLElement).getByText('New')).toBeVisible();
  expect(screen.getByText('As it was.').closest('ins, del')).toBeNull();
  expect(screen.getByRole('link', { name: 'Your data' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'I Agree' }));
  await waitFor(() => expect(at()).toBe('/dashboard'));
  const body = { read: { language: 'en', version: 2 } };
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ body });
});

test('terms that changed meanwhile are read again, with the reason', async () => {
  let now = terms;
  stubNetwork({
    [`GET ${address}`]: () => ({ json: now }),
    [`POST ${address}`]: () => {
      now = { ...terms, version: 3, parts: [{ html: '<p>Ninety days.</p>' }] };
      return refusal(409, 'error.textChanged', 'The text has changed.');
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'I Agree' }));
  expect(await screen.findByText('Ninety days.')).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
});

test('whoever has agreed finds nothing to agree to', async () => {
  stubNetwork({ [`GET ${address}`]: { json: { ...terms, parts: terms.parts.slice(0, 1) } } });
  await show(false);
  expect(await screen.findByText('You have agreed to the terms as they are.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I Agree' })).toBeNull();
});
