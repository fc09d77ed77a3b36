import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReportReading } from '#contract/reportReading.ts';
import { ApiError } from '#providers/apiError.ts';
import { answering } from '#providers/testing/network.ts';
import { expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import { ReportPreview } from './ReportPreview.tsx';

afterEach(() => vi.restoreAllMocks());

const file = new File(['PK'], 'Q1.xlsx');
const reading: ReportReading = {
  state: 'READ',
  quarter: '2026-Q1',
  totals: { events: 1, cancelled: 0, roomNights: 40, hotelRevenue: 8000, commission: 800 },
  findings: [{ sheet: 'Bookings', cell: 'G5', row: 5, field: 'departureDate', code: 'dateOrder' }],
  findingCount: 1,
  hints: [],
  rows: [],
  previous: null,
};

function open(answer: (sent: object) => Promise<unknown>) {
  const call = vi.fn(answer);
  const onUnreadable = vi.fn();
  const preview = (
    <ReportPreview file={file} quarter="2026-Q1" isChanged={false} onUnreadable={onUnreadable} />
  );
  const page = renderInPortal(preview, {
    dataProvider: { call: answering({ previewReport: () => reading, markPreview: call }) },
  });
  const press = async () =>
    page.user.click(await screen.findByRole('button', { name: 'Download a Marked Copy' }));
  return { call, press, onUnreadable };
}

test('the chosen file comes back marked, under its own name', async () => {
  const made: Blob[] = [];
  // jsdom downloads nothing.
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('Q1-marked.xlsx');
  });
  const { call, press } = open(async () => ({
    filename: 'Q1-marked.xlsx',
    file: btoa('PK\u00ff'),
  }));
  await press();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledWith({ file, fields: { quarter: '2026-Q1' } });
  expect(made.map(({ size }) => size)).toEqual([3]);
});

test('a copy that could not be made says why', async () => {
  expectRefusedCalls();
  const { press } = open(() =>
    Promise.reject(new ApiError('There is no marked copy.', { status: 409, diagId: 'd-1' })),
  );
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no marked copy.');
});

test('a file that has changed is no failure of the copy: its input says so', async () => {
  expectRefusedCalls();
  const { press, onUnreadable } = open(() =>
    Promise.reject(new ApiError('Changed.', { status: 0, code: 'FILE_CHANGED', diagId: 'd-2' })),
  );
  await press();
  await vi.waitFor(() => expect(onUnreadable).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
