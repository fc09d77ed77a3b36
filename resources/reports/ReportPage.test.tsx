import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { ReportReading } from '#contract/reportReading.ts';
import { ApiError } from '#providers/apiError.ts';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import ReportPage from './ReportPage.tsx';

const report = {
  id: 'r1',
  filename: 'Q1.xlsx',
  timestamp: '2026-04-07T10:00:00.000Z',
  quarter: '2026-Q1',
};
const reading: ReportReading = {
  state: 'READ',
  sheet: 'Q1 2026, Boston',
  quarter: '2026-Q1',
  totals: { events: 3, cancelled: 0, roomNights: 220, hotelRevenue: 66_001, commission: 6_600.1 },
  findings: [
    { sheet: 'Bookings', cell: 'A2', row: 2, code: 'tooManyRows', params: { max: 5_000 } },
  ],
  findingCount: 250,
  hints: [
    { sheet: 'Bookings', cell: 'C3', row: 3, field: 'hotel', code: 'unknownHotel' },
    { sheet: 'Bookings', cell: 'A1', row: 1, code: 'otherSheets', params: { sheets: 'Q2, Q3' } },
    { sheet: 'Bookings', cell: 'A8', row: 8, code: 'totalRows', params: { n: 1 } },
  ],
  rows: [],
  previous: null,
};

const open = (answer: () => Promise<object>) =>
  renderInPortal(<ReportPage />, {
    dataProvider: { getOne: async () => ({ data: { id: 'r1', ...(await answer()) } }) as never },
    at: '/reporting/reports/r1',
    paths: [paths.report],
  });

it('the page of a report shows its sums, findings, hints and file', async () => {
  open(async () => ({ report: { ...report, replaced: true }, reading }));
  expect(await screen.findByRole('heading', { name: 'Q1.xlsx', level: 1 })).toBeInTheDocument();
  expect(screen.getByText(/Q1 2026, replaced by a later upload/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Q1.xlsx' })).toHaveAttribute(
    'href',
    '/api/v1/hub/aldervale/report/r1/file',
  );
  expect(screen.getByRole('row', { name: 'Hotel Revenue $66,001.00' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '250 findings' })).toBeInTheDocument();
  expect(screen.getByText('The first 1 of 250 are shown.')).toBeInTheDocument();
  expect(
    screen.getByText(
      /^A2 · is not read, nor are the rows below it: a report has at most 5000 rows/,
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText('C3 · Hotel · was in none of your earlier reports · check the spelling'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^A8 · is a total, which is not counted/)).toBeInTheDocument();
  expect(screen.getByText('Q1 2026, Boston')).toBeInTheDocument();
  expect(screen.getByText(/these have the same columns: Q2, Q3/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download a Marked Copy' })).toHaveAttribute(
    'href',
    '/api/v1/hub/aldervale/report/r1/marked',
  );
  expect(screen.getByRole('link', { name: 'Back to Quarterly Reporting' })).toHaveAttribute(
    'href',
    '/reporting',
  );
});

describe('a download', () => {
  const saved = vi.fn();
  beforeEach(() => {
    // jsdom downloads nothing.
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved(this.download, this.href);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    saved.mockReset();
  });
  const file = 'GET /hub/aldervale/report/r1/file';
  const marked = 'GET /hub/aldervale/report/r1/marked';

  it('that fails says why, with its reference, and can be tried again', async () => {
    expectRefusedCalls();
    const { user } = open(async () => ({ report, reading }));
    stubNetwork({
      [file]: refusal(503, 'error.unavailable', 'Back in a minute.'),
      [marked]: refusal(429, 'upload.previewLimit', 'Enough for today.'),
    });
    await user.click(await screen.findByRole('link', { name: 'Q1.xlsx' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Back in a minute.*Reference: /);
    await user.click(screen.getByRole('link', { name: 'Download a Marked Copy' }));
    expect(await screen.findByText('Enough for today.')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();

    stubNetwork({ [file]: { json: 'content' } });
    await user.click(screen.getByRole('link', { name: 'Q1.xlsx' }));
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('Q1.xlsx', 'blob:1'));
    expect(screen.queryByText('Back in a minute.')).toBeNull();
  });

  it('has the name that the server gives it', async () => {
    const { user } = open(async () => ({ report, reading }));
    const headers = {
      'content-disposition':
        'attachment; filename="Q1 _bersicht-marked.xlsx"; filename*=UTF-8\'\'Q1%20%C3%9Cbersicht-marked.xlsx',
    };
    stubNetwork({ [marked]: { headers } });
    await user.click(await screen.findByRole('link', { name: 'Download a Marked Copy' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Q1 Übersicht-marked.xlsx', 'blob:1'));
  });

  it("in another tab is the browser's", async () => {
    open(async () => ({ report, reading }));
    const sent = stubNetwork({});
    const link = await screen.findByRole('link', { name: 'Q1.xlsx' });
    link.addEventListener('click', (event) => event.preventDefault());
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(false);
    expect(sent).toEqual([]);
  });
});

it('the page of a report says that it was not read, or waits for the virus scanner', async () => {
  open(async () => ({ report: { ...report, beingChecked: true }, reading: null }));
  expect(await screen.findByText(/uploaded before reports were read/)).toBeInTheDocument();
  expect(screen.getByText(/being checked for viruses/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Q1.xlsx' })).not.toBeInTheDocument();
});

it('whose layout is not known leads to the template, and is not to be uploaded again', async () => {
  const unknown = { ...reading, state: 'UNKNOWN_LAYOUT', totals: null, findings: [] } as const;
  open(async () => ({ report, reading: unknown }));
  expect(
    await screen.findByText(/^No sheet of this file has .* to have them read\.$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get the Template' })).toBeInTheDocument();
});

it('has no marked copy where nothing was found, nor while it waits for the virus scanner', async () => {
  const clean = { ...reading, findings: [], findingCount: 0, hints: [] };
  const first = open(async () => ({ report, reading: clean }));
  await screen.findByText('Nothing needs to be corrected.');
  expect(screen.queryByText('Download a Marked Copy')).not.toBeInTheDocument();
  first.unmount();
  open(async () => ({ report: { ...report, beingChecked: true }, reading }));
  await screen.findByRole('heading', { name: '250 findings' });
  expect(screen.queryByText('Download a Marked Copy')).not.toBeInTheDocument();
});

it('a report that is not there is the 404 page', async () => {
  expectRefusedCalls();
  open(() => Promise.reject(new ApiError('Not there.', { status: 404, diagId: 'd-1' })));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
