import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReportReading } from '#contract/reportReading.ts';
import type { StaffReport } from '#contract/staff/reports.ts';
import { ApiError } from '#providers/apiError.ts';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { onWideScreen, staffCall } from '../testing/staffCall.ts';
import StaffReportPage from './StaffReportPage.tsx';

beforeEach(onWideScreen);

const at = '2026-04-07T10:00:00.000Z';
const report: StaffReport = {
  id: 'r2',
  agencyId: 'elm',
  agency: 'Elm Street Sourcing',
  email: 'ada@elm.example',
  quarter: '2026-Q1',
  filename: 'corrected.xlsx',
  size: 20_480,
  uploadedAt: at,
  scan: 'CLEAN',
  reading: {
    state: 'READ',
    sheet: 'Boston',
    quarter: '2026-Q1',
    totals: { events: 2, cancelled: 0, roomNights: 110, hotelRevenue: 33_000.5, commission: 3_300 },
    findings: [{ sheet: 'Bookings', cell: 'A3', row: 3, field: 'eventName', code: 'missing' }],
    findingCount: 1,
    hints: [],
    rows: [],
    previous: null,
  },
  versions: [
    { id: 'r2', filename: 'corrected.xlsx', uploadedAt: at, scan: 'CLEAN', counts: true },
    { id: 'r1', filename: 'first.xlsx', uploadedAt: at, scan: 'CLEAN', counts: false },
  ],
};
const booking = {
  id: 'r2:2',
  row: 2,
  eventName: 'Spring meeting',
  eventType: null,
  hotel: 'Millrace Boston',
  city: null,
  country: 'US',
  arrivalDate: '2026-03-02',
  departureDate: '2026-03-05',
  roomsOnPeak: 40,
  roomNights: 110,
  hotelRevenue: 33_000.5,
  commission: null,
  status: 'HELD',
};

function open(more: Partial<StaffReport> = {}) {
  const getManyReference = vi.fn(async () => ({ data: [booking], total: 1 }));
  const getOne = async () => ({ data: { ...report, ...more } });
  renderInConsole(<StaffReportPage />, {
    resource: 'reports',
    dataProvider: { getOne, getManyReference } as never,
    at: '/staff/reports/r2',
    paths: ['/staff/reports/:id'],
  });
  return getManyReference;
}

it('shows the sums, findings and events of a report, its file and its other versions', async () => {
  const getManyReference = open();
  expect(await screen.findByRole('heading', { name: 'corrected.xlsx' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Hotel Revenue $33,000.50' })).toBeInTheDocument();
  expect(screen.getByText('Boston')).toBeInTheDocument();
  expect(screen.getByText('A3 · Event Name · is empty · fill it in')).toBeInTheDocument();
  const bookings = await screen.findByRole('table', { name: 'Bookings' });
  const [, row] = await within(bookings).findAllByRole('row');
  expect(row).toHaveTextContent(/^2Spring meetingMillrace BostonUS.*110\$33,000\.50-Held$/);
  expect(getManyReference).toHaveBeenCalledWith(
    'bookings',
    expect.objectContaining({ target: 'reportId', id: 'r2' }),
  );
  expect(screen.getByRole('link', { name: 'Download corrected.xlsx' })).toHaveAttribute(
    'href',
    '/api/staff/v1/reports/r2/file',
  );
  expect(screen.getByRole('link', { name: 'Marked copy' })).toHaveAttribute(
    'href',
    '/api/staff/v1/reports/r2/marked',
  );
  expect(screen.getByRole('link', { name: 'first.xlsx' })).toHaveAttribute(
    'href',
    '/staff/reports/r1',
  );
});

it('a notification says why the file of a report could not be downloaded', async () => {
  expectRefusedCalls();
  open();
  staffCall
    .mockReset()
    .mockRejectedValueOnce(new ApiError('Back in a minute.', { status: 503, diagId: 'd' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Download corrected.xlsx' }));
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  expect(staffCall).toHaveBeenCalledExactlyOnceWith('GET', 'reports/r2/file');
});

it('without findings has no marked copy, nor has one that waits for the virus scanner', async () => {
  open({ reading: { ...(report.reading as ReportReading), findings: [], findingCount: 0 } });
  expect(await screen.findByText('Nothing needs to be corrected.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Marked copy' })).not.toBeInTheDocument();
  cleanup();
  open({ scan: 'WAITING' });
  expect(await screen.findByText(/^A3 · Event Name/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Marked copy' })).not.toBeInTheDocument();
});

it('a report that is infected has no file and nothing that was read', async () => {
  open({ scan: 'INFECTED', reading: null, versions: [] });
  expect(await screen.findByText(/^Nothing was read/)).toBeInTheDocument();
  expect(screen.getByText('A virus was found')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Bookings' })).not.toBeInTheDocument();
});
