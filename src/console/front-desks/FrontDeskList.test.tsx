import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FrontDesk } from '#contract/staff/frontDesks.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { onWideScreen, staffCall } from '../testing/staffCall.ts';
import FrontDeskList from './FrontDeskList.tsx';

beforeEach(onWideScreen);

const desk: FrontDesk = {
  id: '00000000-0000-4000-8000-000000000001',
  hotel: 'The Vale',
  madeAt: '2026-03-02T10:00:00.000Z',
  madeBy: 'rosa@aldervale.example',
  withdrawnAt: null,
};
const old: FrontDesk = {
  ...desk,
  id: '00000000-0000-4000-8000-000000000002',
  hotel: 'Millrace',
  withdrawnAt: '2026-05-17T10:00:00.000Z',
};
const show = (role: StaffRole) =>
  renderInConsole(<FrontDeskList />, {
    roles: [role],
    resource: 'front-desks',
    dataProvider: {
      getList: vi.fn(async () => ({ data: [desk, old] as never[], total: 2 })),
    },
  });

it('a link is made for a hotel, and shown once', async () => {
  const link = 'https://hub.example/verify?desk=secret';
  staffCall.mockResolvedValue({ id: desk.id, link });
  const { user } = show('administrator');
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  await user.type(
    (await screen.findByRole('dialog')).querySelector('input') as Element,
    'Weir & Stone{Enter}',
  );
  expect(await screen.findByText(link)).toBeVisible();
  expect(staffCall).toHaveBeenCalledWith('POST', 'front-desks', { hotel: 'Weir & Stone' });
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByText(link)).toBeNull());
});

it('a link is withdrawn after a question', async () => {
  staffCall.mockResolvedValue({ ...desk, withdrawnAt: '2026-06-01T10:00:00.000Z' });
  const { user } = show('administrator');
  expect(await screen.findByText('Withdrawn on 05/17/2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw: The Vale' }));
  expect(staffCall).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await vi.waitFor(() =>
    expect(staffCall).toHaveBeenCalledWith('POST', `front-desks/${desk.id}/withdraw`),
  );
});

it('an auditor sees them, and changes nothing', async () => {
  show('auditor');
  expect(await screen.findByText('The Vale')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Make|Withdraw/ })).toBeNull();
});
