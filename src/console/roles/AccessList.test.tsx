import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { AccessRow } from '#contract/staff/access.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { onWideScreen } from '../testing/staffCall.ts';
import AccessList from './AccessList.tsx';

beforeEach(onWideScreen);

const row: AccessRow = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Una Castellanos',
  email: 'editor@aldervale.example',
  enabled: false,
  roles: [
    { role: 'editor', since: '2026-03-02T10:00:00.000Z', by: null },
    { role: 'support', since: '2026-05-17T10:00:00.000Z', by: 'rosa@aldervale.example' },
  ],
  factor: false,
  lastSignIn: null,
  changedAt: '2026-05-17T10:00:00.000Z',
  changedBy: 'rosa@aldervale.example',
};

it('says of each member of staff which roles, since when and by whom, and leads to the person', async () => {
  renderInConsole(<AccessList />, {
    roles: ['administrator'],
    resource: 'roles',
    dataProvider: { getList: async () => ({ data: [row as never], total: 1 }) },
  });
  expect(await screen.findByRole('link', { name: 'Una Castellanos' })).toHaveAttribute(
    'href',
    `/staff/people/${row.id}`,
  );
  const cell = screen.getByText('Editor').closest('td');
  expect(cell).toHaveTextContent('Editor since 03/02/2026, by operator');
  expect(cell).toHaveTextContent('Support since 05/17/2026, by rosa@aldervale.example');
  expect(screen.getByText('Account closed')).toBeVisible();
  expect(screen.getByText('Never')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
});
