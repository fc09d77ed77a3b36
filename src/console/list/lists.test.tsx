import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableQuery } from '#contract/downloads.ts';
import type { ReportQuarter } from '#contract/staff/reports.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { unsavedForms } from '#src/guest/kit/unsavedChanges.ts';
import { deferred, expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import AgencyList from '../agencies/AgencyList.tsx';
import AuditList from '../audit/AuditList.tsx';
import MailList from '../mails/MailList.tsx';
import PeopleList from '../people/PeopleList.tsx';
import ReportsPage from '../reports/ReportsPage.tsx';
import { onScreen, onWideScreen, staffCall } from '../testing/staffCall.ts';

beforeEach(onWideScreen);

const at = '2026-11-02T10:00:00.000Z';
const ofAgency = { agencyId: 'elm', agency: 'Elm Street Sourcing' };
const person = (id: string) => ({
  id,
  name: id,
  email: `${id}@elm.example`,
  ...ofAgency,
  pointOfContact: id === 'ada',
  associate: true,
  staff: false,
  secondStep: false,
  associateStatus: 'ACCREDITED',
  createdAt: at,
});
const mail = (id: string, status: string) => ({
  id,
  to: `${id}@elm.example`,
  template: 'reportOverdue',
  status,
  reason: status === 'FAILED' ? '550 No such mailbox' : null,
  ...ofAgency,
  createdAt: at,
  sentAt: null,
  tries: 1,
});
const report = (id: string, state: string) => ({
  id,
  name: id,
  state,
  email: `poc@${id}.example`,
  deadline: at,
  uploadedAt: state === 'SUBMITTED' ? at : null,
  reportId: state === 'SUBMITTED' ? 'r1' : null,
  filename: state === 'SUBMITTED' ? 'quarter.xlsx' : null,
  beingChecked: false,
  totals:
    state === 'SUBMITTED'
      ? { events: 12, cancelled: 1, roomNights: 1_200, hotelRevenue: 250_000, commission: 25_000 }
      : null,
  findingCount: state === 'SUBMITTED' ? 3 : null,
});
const numbersOf = (name: string): ReportQuarter => ({
  name,
  deadline: at,
  submitted: 1,
  due: 0,
  overdue: 1,
  withFindings: 1,
  totals: {
    events: 12,
    cancelled: 1,
    roomNights: 1_200,
    hotelRevenue: 250_000,
    commission: 25_000,
  },
});

interface Case {
  resource: string;
  List: ComponentType;
  rows: { id: string }[];
  /** Returns the texts of the first row's cells. */
  cells: (string | RegExp)[];
  filter: { label: string; choice: string; sent: object };
}

const cases: Case[] = [
  {
    resource: 'people',
    List: PeopleList,
    rows: [person('ada'), person('ben')],
    cells: ['ada', 'ada@elm.example', 'Elm Street Sourcing', 'Point of contact, Associate'],
    filter: { label: 'Role', choice: 'Staff', sent: { role: 'staff' } },
  },
  {
    resource: 'mails',
    List: MailList,
    rows: [mail('ada', 'FAILED'), mail('ben', 'QUEUED')],
    cells: ['ada@elm.example', 'Report overdue', 'Failed550 No such mailbox'],
    filter: { label: 'Status', choice: 'Sent', sent: { status: 'SENT' } },
  },
  {
    resource: 'reports',
    List: ReportsPage,
    rows: [report('elm', 'SUBMITTED'), report('oak', 'OVERDUE')],
    cells: ['elm', 'Submitted', /2026/, '3 findings', '12', '1,200', '$250,000.00', 'quarter.xlsx'],
    filter: { label: 'State', choice: 'Overdue', sent: { state: 'OVERDUE' } },
  },
  {
    resource: 'audit',
    List: AuditList,
    rows: [
      {
        id: '1',
        at,
        actor: null,
        event: 'extendWindow',
        subjectType: 'agency',
        subjectId: 'elm',
        subject: 'Elm Street Sourcing',
        ...ofAgency,
        before: { windowEndsAt: '2026-11-01' },
        after: { windowEndsAt: '2026-12-01' },
        note: null,
      } as { id: string },
    ],
    cells: [/2026/, 'System', 'Registration period extended', 'AgencyElm Street Sourcing'],
    filter: { label: 'What', choice: 'Logged in', sent: { event: 'signIn' } },
  },
];

function show({ List, resource, rows }: Omit<Case, 'cells' | 'filter'>) {
  const getList = vi.fn(async () => ({ data: rows, total: rows.length }));
  const dataProvider = { getList } as never;
  const hub = testHub();
  return { ...renderInConsole(<List />, { resource, dataProvider, hub }), getList, hub };
}
const caseOf = (resource: string) => cases.find((one) => one.resource === resource) as Case;

beforeEach(() => {
  staffCall.mockReset().mockImplementation(async (_, path) => {
    if (path === 'reports/quarters') return ['2026-Q3', '2026-Q2'];
    const [, quarter] = /^reports\/quarters\/(.+)$/.exec(path) ?? [];
    return quarter ? numbersOf(quarter) : [];
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe.each(cases)('The list of $resource', (one) => {
  it('shows a row, and requests what the filter asks for', async () => {
    const { getList, user } = show(one);
    // Where the machine is slow, rows of the table's skeleton stand there before.
    await screen.findAllByText(one.cells[0] as string);
    const [, first] = await screen.findAllByRole('row');
    const shown = within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '');
    one.cells.forEach((cell, index) => {
      expect(shown[index]).toMatch(cell);
    });
    const { label, choice, sent } = one.filter;
    await user.click(screen.getByLabelText(label, { exact: true }));
    await user.click(await screen.findByRole('option', { name: choice }));
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        one.resource,
        expect.objectContaining({ filter: sent }),
      ),
    );
  });
});

describe('A list on a small laptop', () => {
  it('has fewer columns, which can be shown', async () => {
    onScreen(1024);
    const { user } = show({ resource: 'mails', List: MailList, rows: [mail('ada', 'FAILED')] });
    await screen.findByRole('columnheader', { name: 'Status' });
    const columns = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(columns().filter(Boolean)).toEqual(['To', 'Email', 'Status', 'Created']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Agency' }));
    await user.keyboard('{Escape}');
    await screen.findByRole('columnheader', { name: 'Agency' });
    expect(columns().filter(Boolean)).toEqual(['To', 'Email', 'Status', 'Agency', 'Created']);
  });
});

describe('The list of reports', () => {
  it('has the numbers and the files of the chosen quarter, at first the last one', async () => {
    const { user } = show(caseOf('reports'));
    expect(await screen.findByRole('heading', { name: 'Q3 2026' })).toBeInTheDocument();
    expect(screen.getByText(/^12 events, 1,200 room nights/)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Quarter'));
    await user.click(await screen.findByRole('option', { name: 'Q2 2026' }));
    expect(await screen.findByRole('heading', { name: 'Q2 2026' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Q3 2026' })).not.toBeInTheDocument();
    const files = ['All files (ZIP)', 'All bookings (CSV)', 'All bookings (XLSX)'];
    expect(files.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/api/staff/v1/reports/files?quarter=2026-Q2',
      `/api/staff/v1/reports/bookings?quarter=2026-Q2&${new URLSearchParams(tableQuery('csv'))}`,
      `/api/staff/v1/reports/bookings?quarter=2026-Q2&${new URLSearchParams(tableQuery('xlsx'))}`,
    ]);
  });
});

describe('A list that is asked for in a way that the server refuses', () => {
  it('offers the whole list, also for the next visit', async () => {
    expectRefusedCalls();
    const getList = vi.fn(async (_: string, { filter }: { filter: object }) => {
      if (Object.keys(filter).length === 0) return { data: [person('ada')], total: 1 };
      throw new ApiError('Too long.', { status: 400, diagId: 'd', reading: true });
    });
    const filter = JSON.stringify({ q: 'x'.repeat(999) });
    const { user, address } = renderInConsole(<PeopleList />, {
      resource: 'people',
      dataProvider: { getList } as never,
      at: `/staff/people?${new URLSearchParams({ filter })}`,
      paths: ['/staff/people'],
    });
    await screen.findByText('The list cannot be filtered like this');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByText('ada@elm.example');
    expect(address()).toBe('/staff/people');
  });

  it('can be read again after any other failure', async () => {
    expectRefusedCalls();
    const getList = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('Down.', { status: 503, diagId: 'd' }))
      .mockResolvedValue({ data: [person('ada')], total: 1 });
    const { user } = renderInConsole(<PeopleList />, {
      resource: 'people',
      dataProvider: { getList } as never,
    });
    await screen.findByText('Down.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('ada@elm.example');
  });
});

describe('Several rows at once', () => {
  const actOnAll = async (resource: string, button: string, { user } = show(caseOf(resource))) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: button }));
    return dialog;
  };
  const writes = () => staffCall.mock.calls.filter(([method]) => method === 'POST');

  it('unlocks people, and shows the result of each', async () => {
    staffCall.mockImplementation(async (_, path) => {
      if (path.includes('ada')) throw new ApiError('Not locked.', { status: 409, diagId: 'd' });
      return {};
    });
    const dialog = await actOnAll('people', 'Unlock');
    await within(dialog).findByText('1 of 2 done');
    expect(dialog).toHaveTextContent(/adaNot locked\.benDone/);
    expect(writes().map(([, path]) => path)).toEqual(['people/ada/unlock', 'people/ben/unlock']);
  });

  it('repeats what was refused, not what was done, and keeps it selected', async () => {
    let isLocked = false;
    staffCall.mockImplementation(async (_, path) => {
      if (path.includes('ada') && !isLocked) throw new ApiError('No.', { status: 0, diagId: 'd' });
      return {};
    });
    const page = show(caseOf('people'));
    const dialog = await actOnAll('people', 'Unlock', page);
    await within(dialog).findByText('1 of 2 done');
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Select ada' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select ben' })).not.toBeChecked();
    await page.user.click(screen.getByRole('button', { name: 'Unlock' }));
    const again = await screen.findByRole('dialog', { name: 'Unlock one account?' });
    await page.user.click(within(again).getByRole('button', { name: 'Unlock' }));
    await within(again).findByText('0 of 1 done');
    isLocked = true;
    await page.user.click(within(again).getByRole('button', { name: 'Retry' }));
    await within(again).findByText('1 of 1 done');
    expect(within(again).queryByRole('button', { name: 'Retry' })).toBeNull();
    const [ada, ben] = ['people/ada/unlock', 'people/ben/unlock'];
    expect(writes().map(([, path]) => path)).toEqual([ada, ben, ada, ada]);
  });

  it('stops where the session ends for good, and says what was not done', async () => {
    expectRefusedCalls();
    staffCall.mockImplementation(async () => {
      throw new ApiError('Signed out.', { status: 401, diagId: 'd' });
    });
    const dialog = await actOnAll('people', 'Unlock');
    await within(dialog).findByText('0 of 2 done');
    expect(dialog).toHaveTextContent(/adaNot done.*benNot done/);
    expect(writes()).toHaveLength(1);
  });

  it('holds the session while it runs, so that the rest is done after signing in again', async () => {
    const { promise, resolve } = deferred<object>();
    staffCall.mockImplementation(() => promise as never);
    const page = show(caseOf('people'));
    const dialog = await actOnAll('people', 'Unlock', page);
    await waitFor(() => expect(unsavedForms(page.hub).size).toBe(1));
    await page.user.keyboard('{Escape}');
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    resolve({});
    await within(dialog).findByText('2 of 2 done');
    expect(unsavedForms(page.hub).size).toBe(0);
  });

  it('asks before typed input of it is lost', async () => {
    const rows = [{ id: 'elm', name: 'Elm', status: 'NOT_CREATED' }];
    const page = show({ resource: 'agencies', List: AgencyList, rows });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await page.user.click(screen.getByRole('button', { name: 'Extend the period' }));
    const lastDay = await screen.findByLabelText(/^Last day/);
    await page.user.type(lastDay, '2027-01-05');
    await page.user.keyboard('{Escape}');
    await page.user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(lastDay).toHaveValue('2027-01-05');
  });

  it('ends with its filter: nobody acts on rows that are no longer shown', async () => {
    const { List, resource, rows } = caseOf('people');
    const getList = vi.fn(async (_: string, { filter }: { filter: { role?: string } }) => {
      const found = filter.role ? rows.slice(1) : rows;
      return { data: found, total: found.length };
    });
    const { user } = renderInConsole(<List />, { resource, dataProvider: { getList } as never });
    await user.click(await screen.findByRole('checkbox', { name: 'Select ada' }));
    expect(screen.getByText('1 item selected')).toBeVisible();
    await user.click(screen.getByLabelText('Role'));
    await user.click(await screen.findByRole('option', { name: 'Staff' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select ada' })).toBeNull());
    expect(screen.queryByText('1 item selected')).toBeNull();
    await user.click(screen.getByLabelText('Role'));
    await user.click(await screen.findByRole('option', { name: 'All' }));
    expect(await screen.findByRole('checkbox', { name: 'Select ada' })).not.toBeChecked();
  });

  it('says how many are not on the page, waits until they are read, and says which are gone', async () => {
    const { List, resource } = caseOf('people');
    const pages = [['ada'], ['ben']].map((names) => names.map(person));
    const getList = vi.fn(async (_: string, { pagination }: { pagination: { page: number } }) => ({
      data: pages[pagination.page - 1],
      total: 26,
    }));
    const read = deferred<{ data: object[] }>();
    const getMany = vi.fn(() => read.promise);
    const dataProvider = { getList, getMany } as never;
    const { user } = renderInConsole(<List />, { resource, dataProvider });
    await user.click(await screen.findByRole('checkbox', { name: 'Select ada' }));
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select ben' }));
    expect(screen.getByText('2 items selected, one of them not on this page')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Unlock' })).toBeDisabled();
    read.resolve({ data: [] });
    expect(await within(dialog).findByText(/^One selected row is left out/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Unlock' })).toBeEnabled();
  });

  it('is for phones too: cards are links until a button makes them rows to select', async () => {
    onScreen(360);
    const { user } = show(caseOf('people'));
    await user.click(await screen.findByRole('button', { name: 'Select several' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select ben' }));
    expect(screen.queryByRole('link', { name: /ben/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unlock one account?' });
    await user.click(within(dialog).getByRole('button', { name: 'Unlock' }));
    await within(dialog).findByText('1 of 1 done');
    expect(writes().map(([, path]) => path)).toEqual(['people/ben/unlock']);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('link', { name: /ben/ })).toBeVisible();
  });

  it('names each row by what it is', async () => {
    show(caseOf('mails'));
    await screen.findByRole('checkbox', {
      name: /^Select Report overdue to ada@elm\.example, Nov.2,.2026/,
    });
  });

  it('sends mails again, except those on their way, and can do so a second time', async () => {
    const page = show(caseOf('mails'));
    for (const _ of ['first', 'second']) {
      const dialog = await actOnAll('mails', 'Send again', page);
      await within(dialog).findByText('1 of 1 done');
      await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
    expect(writes().map(([, path]) => path)).toEqual(['mails/ada/resend', 'mails/ada/resend']);
  });

  it('reminds the agencies that are late, of the quarter that is shown', async () => {
    const dialog = await actOnAll('reports', 'Remind');
    expect(screen.getByRole('heading', { name: 'Q3 2026', hidden: true })).toBeVisible();
    expect(screen.getByText(/^One agency is overdue for Q3 2026\./)).toBeVisible();
    await within(dialog).findByText('1 of 1 done');
    expect(writes()).toEqual([
      [
        'POST',
        'reports/reminders',
        { id: expect.any(String), quarter: '2026-Q3', agencies: ['oak'] },
      ],
    ]);
  });
});
