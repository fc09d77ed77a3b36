import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Programme } from '../../contract/staff/programme.ts';
import { renderInConsole } from '../../tests/support/staffPage.tsx';
import { onWideScreen, staffCall } from '../testing/staffCall.ts';
import OverviewPage from './OverviewPage.tsx';
// The charts are drawn in every test, not only once their chunk has come.
import '../charts/Drawing.tsx';

const sums = { events: 3, roomNights: 140, hotelRevenue: 99_001.5 };
const programme: Programme = {
  at: '2026-05-20T10:00:00.000Z',
  since: '2025-04-01',
  funnel: {
    invited: 40,
    account: 30,
    registered: 20,
    accredited: 10,
    days: { account: 2.84, registered: 1, accredited: null },
  },
  accredited: [{ month: '2026-05-01', total: 10 }],
  weeks: [{ week: '2026-05-18', sent: 5, accepted: 2 }],
  quarters: [{ quarter: '2026-Q1', ...sums, before: null }],
  top: { agencies: [{ id: 'elm', name: 'Elm Street', ...sums }], hotels: [], countries: [] },
  now: {
    agencies: [{ status: 'APPROVED', total: 3 }],
    associates: [{ status: 'ACCREDITED', total: 10 }],
    reports: {
      name: '2026-Q1',
      deadline: '2026-04-30T23:59:59.999Z',
      submitted: 2,
      due: 0,
      overdue: 1,
      withFindings: 0,
      totals: { ...sums, cancelled: 0, commission: 0 },
    },
  },
};

beforeEach(() => {
  onWideScreen();
  giveChartsRoom();
  staffCall
    .mockReset()
    .mockImplementation(async (_, path) => (path === 'overview' ? { today: [] } : programme));
});

/** Without a layout a chart would have no width, and complain. */
function giveChartsRoom(): void {
  const view = document.defaultView as Window & typeof globalThis;
  const { getComputedStyle } = view;
  vi.spyOn(view, 'getComputedStyle').mockImplementation((element, pseudo) =>
    element instanceof view.SVGSVGElement
      ? ({ width: '600px', height: '280px' } as CSSStyleDeclaration)
      : getComputedStyle.call(view, element, pseudo),
  );
}

const open = (query = '') =>
  renderInConsole(<OverviewPage />, {
    resource: 'overview',
    dataProvider: {
      getList: async () => ({ data: [], total: 0 }),
      getMany: async () => ({ data: [{ id: 'elm', name: 'Elm Street' }] }),
    } as never,
    at: `/staff${query}`,
    paths: ['/staff'],
  });

it('asks for the period and the agency of the address, and keeps the choice there', async () => {
  const { user } = open('?quarters=8&agencyId=elm');
  await screen.findByRole('heading', { name: 'From invitation to accreditation' });
  expect(staffCall).toHaveBeenCalledWith('GET', 'programme?quarters=8&agencyId=elm');
  await user.click(screen.getByLabelText('Period'));
  await user.click(await screen.findByRole('option', { name: 'Last 12 quarters' }));
  await waitFor(() =>
    expect(staffCall).toHaveBeenLastCalledWith('GET', 'programme?quarters=12&agencyId=elm'),
  );
});

it('shows each chart as a table too, and says how long the steps took', async () => {
  const { user } = open();
  expect(
    await screen.findByText(/2\.8 days to create the account, 1 day to register/),
  ).toBeInTheDocument();
  expect(staffCall).toHaveBeenCalledWith('GET', 'programme?quarters=4');
  expect(
    screen.getByRole('figure', { name: /^Chart: Room nights by quarter/ }),
  ).toBeInTheDocument();
  const table = async (title: string) => {
    await user.click(screen.getByRole('button', { name: `Table: ${title}` }));
    return within(screen.getByRole('table', { name: title }));
  };
  const nights = await table('Room nights by quarter');
  expect(nights.getByRole('row', { name: 'Q1 2026 140 -' })).toBeInTheDocument();
  const agencies = await table('Agencies with most room nights');
  expect(agencies.getByRole('row', { name: 'Elm Street 140 3 $99,001.50' })).toBeInTheDocument();
  expect(agencies.getByRole('link', { name: 'Elm Street' })).toHaveAttribute(
    'href',
    '/staff/agencies/elm',
  );
  const funnel = await table('From invitation to accreditation');
  expect(funnel.getByRole('row', { name: 'Account created 30 75 2.8' })).toBeInTheDocument();
});

it('says where there is nothing to draw', async () => {
  open();
  const hotels = await screen.findByRole('region', { name: 'Hotels with most room nights' });
  expect(hotels).toHaveTextContent('There is nothing to show for this period.');
  expect(within(hotels).queryByRole('button')).not.toBeInTheDocument();
});
