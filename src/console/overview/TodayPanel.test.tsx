import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TodayItem } from '#contract/staff/overview.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { TodayPanel } from './TodayPanel.tsx';

const item = (name: TodayItem['name'], more: Partial<TodayItem> = {}): TodayItem => ({
  name,
  filter: {},
  total: 0,
  since: null,
  ...more,
});
const show = (items: TodayItem[]) =>
  renderInConsole(<TodayPanel items={items} />, { resource: 'overview', dataProvider: {} });

it('what needs staff today leads from each number to its list, and names what is clear', () => {
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();
  show([
    item('applications', { total: 4, since: threeDaysAgo }),
    item('changes', { filter: { change: 'true' } }),
    item('overdueReports', { total: 1, filter: { quarter: '2026-Q2', state: 'OVERDUE' } }),
    item('accreditations', { total: 10_000, filter: { endsBy: '2026-12-22' } }),
    item('lockedAccounts'),
  ]);
  expect(screen.getByRole('link', { name: '4 registrations to review' })).toHaveAttribute(
    'href',
    '/staff/review',
  );
  expect(screen.getByText('3 days ago')).toBeInTheDocument();
  const reports = screen.getByRole('link', { name: '1 overdue report' });
  expect(
    new URL(reports.getAttribute('href') ?? '', 'http://localhost').searchParams.get('filter'),
  ).toBe('{"quarter":"2026-Q2","state":"OVERDUE"}');
  expect(screen.getByText('for Q2 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '10,000+ accreditations end soon' })).toBeInTheDocument();
  expect(screen.getByText('by 12/22/2026')).toBeInTheDocument();
  expect(
    screen.getByText('Nothing to do for: requested changes, locked accounts.'),
  ).toBeInTheDocument();
});

it('what needs staff today says that nothing waits', () => {
  show([item('applications'), item('failedMails')]);
  expect(screen.getByText('Nothing is waiting for you.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
