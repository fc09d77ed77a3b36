import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Programme } from '#contract/staff/programme.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { onWideScreen, staffCall } from '../testing/staffCall.ts';
import OverviewPage from './OverviewPage.tsx';
// The charts are drawn in every test, not only once their chunk has come.
import '../charts/Drawing.tsx';

const sums = { events: 3, roomNights: 140, hotelRevenue: 99_001.5 };
const before = { events: 2, roomNights: 110, hotelRevenue: 88_000 };
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
  quarters: [
    { quarter: '2025-Q4', ...before, before: null },
    { quarter: '2026-Q1', ...sums, before },
  ],
  top: {
    agencies: [{ id: 'elm', name: 'Elm Street', ...sums }],
    hotels: [{ name: 'Millrace Boston', ...before }],
    countries: [],
  },
  now: {
    agencies: [
      { status: 'APPROVED', total: 3 },
      { status: 'PENDING', total: 7 },
    ],
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

const answers: Record<string, unknown> = {
  overview: { today: [] },
  periods: [
    { what: 'mails', now: 1, soon: 11 },
    { what: 'reports', now: 0, soon: 0 },
    { what: 'inactive', now: 0, soon: 0, stay: 2 },
  ],
};

beforeEach(() => {
  onWideScreen();
  giveChartsRoom();
  staffCall.mockReset().mockImplementation(async (_, path) => answers[path] ?? programme);
});

/** Without a layout a chart would wait for its width. */
const giveChartsRoom = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #tell: () => void;
      constructor(callback: ResizeObserverCallback) {
        const entry = { contentRect: { width: 600 } } as ResizeObserverEntry;
        this.#tell = () => callback([entry], this as unknown as ResizeObserver);
      }
      observe() {
        this.#tell();
      }
      unobserve() {}
      disconnect() {}
    },
  );

const open = (query = '', getList: object = async () => ({ data: [], total: 0 })) =>
  renderInConsole(<OverviewPage />, {
    resource: 'overview',
    dataProvider: {
      getList,
      getMany: async () => ({ data: [{ id: 'elm', name: 'Elm Street' }] }),
    } as never,
    at: `/staff${query}`,
    paths: ['/staff'],
  });

it('the overview asks for the period and the agency in the address, and keeps the choice there', async () => {
  const { user } = open('?quarters=8&agencyId=elm');
  await screen.findByRole('heading', { name: 'From invitation to accreditation' });
  expect(staffCall).toHaveBeenCalledWith('GET', 'programme?quarters=8&agencyId=elm');
  await user.click(screen.getByLabelText('Period'));
  await user.click(await screen.findByRole('option', { name: 'Last 12 quarters' }));
  await waitFor(() =>
    expect(staffCall).toHaveBeenLastCalledWith('GET', 'programme?quarters=12&agencyId=elm'),
  );
});

it('searches agencies by what is typed, which stays while the answer comes', async () => {
  const getList = vi.fn(async () => ({ data: [{ id: 'elm', name: 'Elm Street' }], total: 1 }));
  const { user } = open('', getList);
  const agency = await screen.findByLabelText('Agency');
  await user.type(agency, 'Elm');
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'agencies',
      expect.objectContaining({ filter: { q: 'Elm' } }),
    ),
  );
  await screen.findByText('Elm Street', { selector: '[role=option]' });
  expect(agency).toHaveValue('Elm');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(staffCall).toHaveBeenLastCalledWith('GET', 'programme?quarters=4&agencyId=elm'),
  );
  await waitFor(() => expect(agency).toHaveValue('Elm Street'));
  await user.clear(agency);
  await waitFor(() => expect(agency).toHaveValue('All agencies'));
  expect(staffCall).toHaveBeenLastCalledWith('GET', 'programme?quarters=4');
});

const chart = (title: string) =>
  screen.findByRole('figure', { name: new RegExp(`^Chart: ${title}\\.`) });

/** The rows of each picture's table, the headers first. */
const tables: Record<string, string[]> = {
  'From invitation to accreditation': [
    'Step People Percent Median days',
    'Invited 40 100 -',
    'Account created 30 75 2.8',
    'Registered 20 50 1',
    'Accredited 10 25 -',
  ],
  'Accredited associates': ['Month At the end of the month', 'May 2026 10'],
  'Invitations by week': ['Week from Sent Accepted', 'May 18 5 2'],
  'Room nights by quarter': [
    'Quarter In the quarter A year before',
    'Q4 2025 110 -',
    'Q1 2026 140 110',
  ],
  'Hotel revenue by quarter': [
    'Quarter In the quarter A year before',
    'Q4 2025 $88,000.00 -',
    'Q1 2026 $99,001.50 $88,000.00',
  ],
  'Agencies with the most room nights': [
    'Agency Room nights Events Hotel revenue',
    'Elm Street 140 3 $99,001.50',
  ],
  'Hotels with the most room nights': [
    'Hotel Room nights Events Hotel revenue',
    'Millrace Boston 110 2 $88,000.00',
  ],
};

it('the overview shows each chart as a table too, and says how long the steps took', async () => {
  const { user } = open();
  expect(
    await screen.findByText(/2\.8 days to create the account, 1 day to register/),
  ).toBeInTheDocument();
  expect(staffCall).toHaveBeenCalledWith('GET', 'programme?quarters=4');
  expect(screen.getAllByRole('figure')).toHaveLength(
    // …and the counts by status.
    Object.keys(tables).length + 3,
  );
  for (const [title, rows] of Object.entries(tables)) {
    expect(await chart(title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Table: ${title}` }));
    const table = within(screen.getByRole('table', { name: title }));
    const texts = table
      .getAllByRole('row')
      .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' '));
    expect(texts).toEqual(rows);
  }
  const agencies = within(
    screen.getByRole('table', { name: 'Agencies with the most room nights' }),
  );
  expect(agencies.getByRole('link', { name: 'Elm Street' })).toHaveAttribute(
    'href',
    '/staff/agencies/elm',
  );
});

it('a chart names the figure that the arrow keys reach, with its place', async () => {
  open();
  const figure = await chart('Hotel revenue by quarter');
  // It comes in a chunk of its own, after its place.
  const drawing = await waitFor(() => {
    const surface = figure.querySelector<SVGSVGElement>('svg.MuiChartsSurface-root');
    expect(surface).not.toBeNull();
    return surface as SVGSVGElement;
  });
  act(() => drawing.focus());
  const reached = () => within(figure).getByRole('status').textContent;
  const press = (key: string) => fireEvent.keyDown(drawing, { key });
  expect(reached()).toBe('');
  press('ArrowRight');
  expect(reached()).toBe('Q4 2025, In the quarter: $88,000.00');
  press('ArrowRight');
  expect(reached()).toBe('Q1 2026, In the quarter: $99,001.50');
  press('ArrowUp');
  expect(reached()).toBe('Q1 2026, A year before: $88,000.00');
  act(() => drawing.blur());
  expect(reached()).toBe('');
});

it('the overview counts by status, each number beside the list that says more', async () => {
  const { user } = open();
  const part = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }));
    await user.click(region.getByRole('button', { name: /^Table/ }));
    return region;
  };
  const agencies = await part('Agencies by status');
  expect(agencies.getByRole('row', { name: 'Approved 3' })).toBeInTheDocument();
  expect(agencies.getByRole('row', { name: 'Pending 7' })).toBeInTheDocument();
  const associates = await part('Associates by status');
  expect(associates.getByRole('link')).toHaveAttribute('href', '/staff/people');
  const reports = await part('Reports for Q1 2026');
  expect(reports.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'StatusNumber',
    'Submitted2',
    'Due0',
    'Overdue1',
  ]);
});

it('the overview says where there is nothing to draw', async () => {
  open();
  const countries = await screen.findByRole('region', {
    name: 'Countries with the most room nights',
  });
  expect(countries).toHaveTextContent('There is nothing to show for this period.');
  expect(within(countries).queryByRole('button')).not.toBeInTheDocument();
});

it('the overview tells an administrator alone what is deleted after its time', async () => {
  const page = (roles: readonly StaffRole[]) =>
    renderInConsole(<OverviewPage />, { resource: 'overview', dataProvider: {}, roles });
  const { unmount } = page(['administrator']);
  const part = await screen.findByRole('region', { name: 'Deleted within 30 days' });
  expect((await within(part).findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    '12 emails (1 of them within a day)',
    '0 accounts that nobody logs in to (2 more stay: of staff, on hold, or the only points of contact of their agencies)',
  ]);
  unmount();
  page(['reviewer']);
  await screen.findByRole('region', { name: 'What needs you today' });
  expect(screen.queryByRole('region', { name: 'Deleted within 30 days' })).toBeNull();
});
