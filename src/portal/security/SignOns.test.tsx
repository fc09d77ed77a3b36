import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignOn } from '#contract/records.ts';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { renderInPortal } from '#tests/support/portalPage.tsx';
import { SignOns } from './SignOns.tsx';

const linked: SignOn = {
  id: 's1',
  provider: 'Microsoft',
  linkedAt: '2026-05-20T10:00:00.000Z',
  usedAt: null,
};
afterEach(() => vi.unstubAllGlobals());

function open(at: SignOn[], link: Parameters<typeof stubNetwork>[0][string]) {
  let content = at;
  stubNetwork({
    'GET /hub/account/signOns': () => ({ json: { content } }),
    'POST /hub/account/signOns': link,
    'DELETE /hub/account/signOns/s1': () => {
      content = [];
      return { json: { status: 'ok' } };
    },
  });
  const providers = [{ name: 'entra', label: 'Microsoft' }];
  return renderInPortal(<SignOns providers={providers} />, { dataProvider: {} });
}

test('a linked account says since when, and is removed', async () => {
  const { user } = open([linked], { json: {} });
  expect(await screen.findByText('Linked May 20, 2026, not used yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove: Microsoft' }));
  expect(await screen.findByText('No account of your organization is linked.')).toBeVisible();
});

test('a provider that can not be reached is told beside its button', async () => {
  const { user } = open([], refusal(503, 'error.serverBusy', 'Busy.'));
  await user.click(await screen.findByRole('button', { name: 'Link Microsoft' }));
  expect(await screen.findByText(/busy/i)).toBeVisible();
});
