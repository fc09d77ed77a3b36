import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubNetwork } from '#providers/testing/network.ts';
import { renderInPortal } from '#tests/support/portalPage.tsx';
import YourDataPage from './YourDataPage.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page, with its texts. */
const show = () =>
  act(async () =>
    renderInPortal(
      <Suspense>
        <YourDataPage />
      </Suspense>,
      { dataProvider: {} },
    ),
  );

test('a file is asked for, waited for and downloaded; the button keeps the focus meanwhile', async () => {
  const asked = { id: 'e1', askedAt: '2026-05-20T10:00:00.000Z', expiresAt: null as string | null };
  let content: (typeof asked)[] = [];
  stubNetwork({
    'GET /hub/account/kept-data': () => ({
      json: {
        content: [
          { purpose: 'account', total: 1, until: 'account', days: 400 },
          { purpose: 'mails', total: 7, until: 'days', days: 90 },
        ],
      },
    }),
    'GET /hub/account/data-exports': () => ({ json: { content } }),
    'GET /hub/account/ending': () => ({
      json: { endsAt: null, blocks: [], goes: [], stays: [], contactOf: [] },
    }),
    'POST /hub/account/data-exports': () => {
      content = [asked];
      return { json: asked };
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await show();
  const button = await screen.findByRole('button', { name: 'Prepare My Data' });
  expect(screen.getByText('Emails to you (7)')).toBeVisible();
  expect(screen.getByText('Kept for 90 days at most.')).toBeVisible();
  expect(screen.getByText(/It ends by itself 400 days after your last login/)).toBeVisible();
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('Your file is being prepared.');
  expect(button).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  content = [{ ...asked, expiresAt: '2026-05-23T10:00:00.000Z' }];
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('You can download it until May 23, 2026'),
  );
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prepare a New File' })).toBeVisible();
});

test('what was agreed to is listed, and its text read where it stands and printed', async () => {
  const agreement = {
    id: 'a1',
    kind: 'termsAndConditions',
    textVersion: '3',
    language: 'fr-CA',
    agreedAt: '2026-05-20T10:00:00.000Z',
  };
  stubNetwork({
    'GET /hub/account/data-exports': { json: { content: [] } },
    'GET /hub/account/agreements': { json: { content: [agreement] } },
    'GET /hub/account/agreements/a1/text': {
      json: { content: [{ name: 'Conditions', body: '<p>Bonjour</p>', language: 'fr-CA' }] },
    },
  });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await show();
  expect(await screen.findByText(/^Version 3, Français, on May 20, 2026/)).toBeVisible();
  const read = screen.getByRole('button', { name: /^Read the text: Terms and conditions/ });
  await user.click(read);
  const text = await screen.findByText('Bonjour');
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'fr-CA');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Hide the text/ }));
  expect(screen.queryByText('Bonjour')).toBeNull();
});
