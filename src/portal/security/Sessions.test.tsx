import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OpenSession } from '#contract/records.ts';
import { ApiError } from '#providers/apiError.ts';
import type { HubDataProvider } from '#providers/dataProvider.ts';
import { expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import { Sessions } from './Sessions.tsx';

const time = '2026-05-20T10:00:00.000Z';
const times = { signedInAt: time, lastActivityAt: time };
const desk = { id: 'a', browser: 'Firefox', system: 'Windows', current: true, ...times };
const phone = { id: 'b', browser: 'Safari', system: 'iOS', current: false, ...times };
const strange = { id: 'c', browser: null, system: null, current: false, ...times };

function open(rows: OpenSession[], more: Partial<HubDataProvider> = {}) {
  let listed = rows;
  const ended = vi.fn((id: string) => {
    listed = listed.filter((row) => row.id !== id);
  });
  const dataProvider = {
    getList: async () => ({ data: listed, total: listed.length }),
    async delete(_resource: string, { id }: { id: string }) {
      ended(id);
      return { data: { id } };
    },
    async call() {
      listed = listed.filter(({ current }) => current);
      return { status: 'ok' };
    },
    ...more,
  } as unknown as HubDataProvider;
  return { ...renderInPortal(<Sessions />, { dataProvider }), ended };
}
const rowOf = async (text: string) =>
  within((await screen.findByText(text)).closest('li') as HTMLElement);

test('each session is described by its device; the current one is marked and cannot be ended here', async () => {
  open([desk, phone, strange]);
  const here = await rowOf('Firefox on Windows');
  expect(here.getByText('This device')).toBeVisible();
  expect(here.queryByRole('button')).not.toBeInTheDocument();
  expect((await rowOf('Safari on iOS')).getByText(/^Logged in May 20, 2026/)).toBeVisible();
  expect((await rowOf('Unknown device')).getByRole('button')).toHaveAccessibleDescription(
    /^Logged in May 20, 2026/,
  );
});

test('an ended session disappears from the list', async () => {
  const { user, ended } = open([desk, phone, strange]);
  await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iOS' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  expect(ended).toHaveBeenCalledWith('b');
  expect(screen.getByRole('list', { name: 'Where you are logged in' })).toHaveFocus();
  expect(screen.getByText('Unknown device')).toBeVisible();
});

test('all others are ended together', async () => {
  const { user } = open([desk, phone, strange]);
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('You are not logged in anywhere else.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveFocus();
});

test('a refusal of the server is shown beside the session, which stays listed', async () => {
  expectRefusedCalls();
  const refused = new ApiError(
    'We could not find this entry. It may have been removed; please reload the page.',
    { status: 404, diagId: 'ref-1' },
  );
  const { user } = open([desk, phone], { delete: () => Promise.reject(refused) });
  await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iOS' }));
  expect(
    await screen.findByText(
      'We could not find this entry. It may have been removed; please reload the page.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Safari on iOS')).toBeVisible();
});
