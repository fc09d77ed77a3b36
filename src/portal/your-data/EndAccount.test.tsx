import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Ending } from '#contract/ending.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { stubNetwork } from '#providers/testing/network.ts';
import { renderInPortal } from '#tests/support/portalPage.tsx';
import { EndAccount } from './EndAccount.tsx';

/** As on its page, which has words of its own. */
const OnPage = withOwnWords('yourData', EndAccount);
const show = () => act(async () => renderInPortal(<OnPage />, { dataProvider: {} }));

afterEach(() => vi.unstubAllGlobals());

const ending: Ending = {
  endsAt: null,
  blocks: [],
  goes: [{ purpose: 'mails', total: 7 }],
  stays: [{ purpose: 'audit', total: 12 }],
  contactOf: ['Northwind Meetings'],
};

test('what follows is said before it is asked for, and it can be taken back', async () => {
  const asked = { ...ending, endsAt: '2026-06-03T10:00:00.000Z' };
  stubNetwork({
    'GET /hub/account/ending': () => ({ json: ending }),
    'POST /hub/account/ending': () => ({ json: asked }),
    'DELETE /hub/account/ending': () => ({ json: ending }),
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'End My Account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End your account' }));
  expect(dialog.getByText('Emails to you (7)')).toBeVisible();
  expect(dialog.getByText('Entries of who did what (12)')).toBeVisible();
  expect(dialog.getByText(/removed from the registration of Northwind Meetings/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End My Account' }));
  expect(await screen.findByText(/will be ended on June 3, 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep My Account' }));
  expect(await screen.findByRole('button', { name: 'End My Account…' })).toBeVisible();
});

test('what has to happen first is said, and nothing can be asked for', async () => {
  const json = { ...ending, blocks: ['onlyPointOfContact'] };
  stubNetwork({ 'GET /hub/account/ending': () => ({ json }) });
  await show();
  expect(await screen.findByText(/only point of contact of your agency/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
