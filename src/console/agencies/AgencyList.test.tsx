import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AgencyRow, agencyListQuery } from '#contract/staff/agencies.ts';
import { ApiError } from '#providers/apiError.ts';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { reads } from '#tests/support/reads.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { onWideScreen, staffCall } from '../testing/staffCall.ts';
import AgencyList from './AgencyList.tsx';

beforeEach(onWideScreen);

const agency = (id: string, part: Partial<AgencyRow>): AgencyRow => ({
  id,
  name: id,
  domain: `${id}.example`,
  status: 'NOT_CREATED',
  email: `poc@${id}.example`,
  submittedAt: null,
  approvedAt: null,
  renewalDate: null,
  quarterlyReportRequired: false,
  windowEndsAt: '2026-12-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...part,
});
const rows = [
  agency('elm', {}),
  agency('oak', {}),
  agency('birch', { status: 'APPROVED', submittedAt: '2026-05-17T10:00:00.000Z' }),
];

function show(getList = vi.fn()) {
  getList.mockResolvedValue({ data: rows, total: rows.length });
  return {
    ...renderInConsole(<AgencyList />, {
      resource: 'agencies',
      dataProvider: { getList } as never,
    }),
    getList,
  };
}
/** The fields by which the call can sort. */
const sortable = ['name', 'status', 'submittedAt', 'renewalDate', 'createdAt'].filter(
  (field) => agencyListQuery.shape.sort.safeParse(JSON.stringify([field, 'ASC'])).success,
);
const row = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

beforeEach(() => {
  staffCall.mockReset();
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('The list of agencies', () => {
  it('sorts by each field that the call knows, and by no other', async () => {
    const { getList, user } = show();
    await row('elm');
    // The fifth is a column that is hidden by default.
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Created' }));
    await user.keyboard('{Escape}');
    await screen.findByRole('columnheader', { name: 'Created' });
    const offered = [...document.querySelectorAll<HTMLElement>('th [data-field]')].map(
      ({ dataset }) => dataset.field,
    );
    expect(offered).toEqual(sortable);
    await user.click(screen.getByRole('button', { name: /Sort by status/ }));
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        'agencies',
        expect.objectContaining({ sort: { field: 'status', order: 'ASC' } }),
      ),
    );
    expect(document.querySelector('th[aria-sort]')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('that could not be loaded says why, and can be loaded again', async () => {
    expectRefusedCalls();
    const busy = new ApiError('Busy.', { status: 503, diagId: 'diag-2', reading: true });
    const { getList, user } = show(vi.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy));
    expect(await screen.findByText(reads('Reference: diag-2'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('Rows per page:')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('elm')).toBeVisible();
    expect(screen.getByText('Rows per page:')).toBeVisible();
  });

  it('that is loaded at last has the focus on its title, as Retry is gone', async () => {
    vi.unstubAllGlobals();
    expectRefusedCalls();
    const busy = new ApiError('Busy.', { status: 503, diagId: 'diag-2', reading: true });
    const { user } = show(vi.fn().mockRejectedValueOnce(busy));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('elm');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('extends the window of those that may still register, and shows the result of each', async () => {
    staffCall.mockImplementation(async (_, path) => {
      if (path.includes('oak'))
        throw new ApiError('Refused', { status: 409, diagId: 'd', fields: {} });
      return {};
    });
    const { user, getList } = show();
    const selected = within(await row('elm')).getByRole('checkbox');
    for (const name of ['elm', 'oak', 'birch']) {
      await user.click(within(await row(name)).getByRole('checkbox'));
    }
    await user.click(screen.getByRole('button', { name: 'Extend the period' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Extend the registration period?',
    });
    expect(dialog).toHaveTextContent('2 of the selected agencies have not registered yet.');
    await user.type(within(dialog).getByLabelText(/Last day/), '2027-01-31');
    await user.click(within(dialog).getByRole('button', { name: 'Extend the period' }));
    await within(dialog).findByText('1 of 2 done');
    expect(dialog).toHaveTextContent(/elmDone.*oakRefused/);
    expect(staffCall.mock.calls).toEqual([
      ['POST', 'agencies/elm/window', { lastDay: '2027-01-31' }],
      ['POST', 'agencies/oak/window', { lastDay: '2027-01-31' }],
    ]);
    // The press is answered before the rows are drawn again.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).toHaveTextContent('1 of 2 done');
    expect(selected).toBeChecked();
    expect(getList).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected).not.toBeChecked();
    await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  });

  it('keeps the selection of an act that was canceled', async () => {
    const { user, getList } = show();
    const selected = within(await row('elm')).getByRole('checkbox');
    await user.click(selected);
    await user.click(screen.getByRole('button', { name: 'Extend the period' }));
    await user.click(within(await screen.findByRole('dialog')).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected).toBeChecked();
    expect(getList).toHaveBeenCalledOnce();
  });
});
