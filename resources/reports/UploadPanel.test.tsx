import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenQuarter, Report } from '#contract/records.ts';
import type { ReportReading } from '#contract/reportReading.ts';
import { ApiError } from '#providers/apiError.ts';
import { answering } from '#providers/testing/network.ts';
import { changeFiles } from '#tests/support/changedFile.ts';
import { deferred, expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import { reads } from '#tests/support/reads.ts';
import { UploadPanel } from './UploadPanel.tsx';

afterEach(() => vi.restoreAllMocks());

const sheet = (size = 10, name = 'Q1.xlsx') => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const stored = async (file: File): Promise<Report> => ({
  id: '1',
  filename: file.name,
  timestamp: '2026-03-07T12:00:00.000Z',
});

interface Sent {
  file: File;
  fields: { quarter?: string; submission: string };
  onProgress: (share: number) => void;
}
type Upload = (file: File, sent: Sent['fields'] & Pick<Sent, 'onProgress'>) => Promise<Report>;

function open(
  uploadReport: Upload = stored,
  quarters: OpenQuarter[] = [],
  preview: (sent: Sent) => unknown = () => null,
) {
  const upload = vi.fn(uploadReport);
  const onUploaded = vi.fn();
  const page = renderInPortal(<UploadPanel onUploaded={onUploaded} />, {
    dataProvider: {
      call: answering({
        uploadReport: ({ file, fields, onProgress }: Sent) =>
          upload(file, { ...fields, onProgress }),
        reportQuarters: () => ({ content: quarters }),
        previewReport: preview,
      }),
    },
  });
  const input = screen.getByLabelText<HTMLInputElement>('Upload a Report');
  const press = () => page.user.click(screen.getByRole('button', { name: 'Upload' }));
  const drop = (...files: File[]) => fireEvent.drop(input, { dataTransfer: { files } });
  return { ...page, upload, onUploaded, input, press, drop };
}

describe('what may be uploaded', () => {
  it('is one .xls or .xlsx of 1,048,576 bytes at most', async () => {
    const { input, user, press, upload } = open();
    expect(input).toHaveAttribute('accept', '.xls,.xlsx');
    expect(input).toHaveAccessibleDescription(/Choose a file or drop it here$/);
    await user.upload(input, sheet(1_048_577));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Allowed file size is 1MB. Your file(s) has/have size 1.00MB',
    );
    expect(input).toHaveAccessibleDescription(/Allowed file size is 1MB/);
    expect(screen.getByText(reads('Q1.xlsx, 1.01 MB, at most 1 MB'))).toBeInTheDocument();
    await press();
    expect(upload).not.toHaveBeenCalled();

    const largest = sheet(1_048_576);
    await user.upload(input, largest);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press();
    await waitFor(() => expect(upload.mock.calls[0]?.[0]).toBe(largest));
  });

  it('is checked when it is dropped, too', async () => {
    const { drop } = open();
    const refusal = (text: string) =>
      waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    drop(sheet(10, 'photo.png'));
    await refusal('Only .xls and .xlsx files are allowed. If this file is a spreadsheet, open it');
    drop(sheet(10, 'report.xlsm'));
    await refusal('Only .xls and .xlsx files are allowed. This workbook contains macros: open it');
    drop(sheet(), sheet());
    await refusal('Please upload one file at a time.');
    drop(sheet(1_310_720), sheet(2_097_152));
    await refusal('Allowed file size is 1MB. Your file(s) has/have size 1.25MB, 2.00MB');
    drop(sheet(1_310));
    expect(await screen.findByText(reads('Q1.xlsx, 2 KB'))).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has to be chosen first, and can be taken back', async () => {
    const { press, input, user, upload } = open();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a file.');
    await user.upload(input, sheet());
    await user.click(screen.getByRole('button', { name: 'Remove Q1.xlsx' }));
    expect(input).toHaveFocus();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a file.');
    expect(upload).not.toHaveBeenCalled();
  });
});

describe('the upload', () => {
  it('is one for a double click', async () => {
    const { input, user, upload, onUploaded } = open();
    await user.upload(input, sheet());
    const button = screen.getByRole('button', { name: 'Upload' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(onUploaded).toHaveBeenCalled());
    expect(upload).toHaveBeenCalledOnce();
  });

  it('shows its progress, and thanks', async () => {
    const answer = deferred<Report>();
    const { input, user, press, upload, onUploaded } = open(() => answer.promise);
    await user.upload(input, sheet());
    await press();
    const progress = await screen.findByRole('progressbar', { name: 'Uploading Q1.xlsx' });
    expect(progress).toHaveAttribute('aria-valuenow', '0');
    act(() => upload.mock.calls[0]?.[1]?.onProgress?.(0.5));
    expect(progress).toHaveAttribute('aria-valuenow', '50');
    // The server still reads what was sent.
    act(() => upload.mock.calls[0]?.[1]?.onProgress?.(1));
    expect(progress).not.toHaveAttribute('aria-valuenow');
    await press();
    expect(upload).toHaveBeenCalledOnce();
    answer.resolve({ ...(await stored(sheet())), sheet: 'Bookings' });
    expect(
      await screen.findByText(reads('Q1.xlsx has been uploaded. Thank you.')),
    ).toBeInTheDocument();
    expect(screen.getByText(reads('Sheet that was read: Bookings'))).toBeInTheDocument();
    expect(onUploaded).toHaveBeenCalledOnce();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('Choose a file')).toBeInTheDocument();
  });

  it('that is refused shows the banner with the text of the server, and keeps the file', async () => {
    expectRefusedCalls();
    const { input, user, press, upload, onUploaded } = open();
    upload.mockRejectedValueOnce(
      new ApiError('Only .xls and .xlsx files are allowed.', { status: 400, diagId: 'd-7' }),
    );
    const file = sheet();
    await user.upload(input, file);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Uploading Report Error.*Only \.xls and \.xlsx files are allowed\..*Reference: d-7/,
    );
    expect(onUploaded).not.toHaveBeenCalled();
    expect(screen.getByText(reads('Q1.xlsx, 1 KB'))).toBeInTheDocument();
    await press();
    await waitFor(() => expect(upload.mock.calls[1]?.[0]).toBe(file));
    expect(await screen.findByText(/has been uploaded/)).toBeInTheDocument();
  });
});

describe('the submission', () => {
  it('keeps its key till a report is accepted, so that one that was sent already is not stored twice', async () => {
    expectRefusedCalls();
    const { input, user, press, upload } = open();
    upload.mockRejectedValueOnce(
      new ApiError('We cannot reach the portal.', { status: 0, code: 'NETWORK', diagId: 'd' }),
    );
    const keyOf = (call: number) => upload.mock.calls[call]?.[1]?.submission;
    await user.upload(input, sheet());
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can safely press Upload again: the same file is not stored twice.',
    );
    // Chosen again, since something went wrong: it is the same report all the same.
    await user.upload(input, sheet());
    await press();
    await screen.findByText(/has been uploaded/);
    expect(keyOf(0)).toMatch(/^[\da-f-]{36}$/);
    expect(keyOf(1)).toBe(keyOf(0));

    await user.upload(screen.getByLabelText('Upload a Report'), sheet());
    await press();
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
    expect(keyOf(2)).not.toBe(keyOf(0));
  });
});

describe('a file that has changed since it was chosen', () => {
  const text = 'Q1.xlsx has changed or is gone since you chose it. Please choose it again.';
  const changed = () =>
    Promise.reject(new ApiError(text, { status: 0, code: 'FILE_CHANGED', diagId: 'd' }));
  it('is named once the window has the focus again, and has to be chosen again', async () => {
    const { input, user, press, upload } = open();
    const file = sheet();
    await user.upload(input, file);
    fireEvent.focus(window);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    changeFiles();
    fireEvent.focus(window);
    await screen.findByText(text);
    expect(input).toHaveAccessibleDescription(new RegExp(text));
    expect(screen.getByText('Choose a file')).toBeInTheDocument();
    const again = sheet();
    await user.upload(input, again);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await press();
    await waitFor(() => expect(upload.mock.calls[0]?.[0]).toBe(again));
  });

  it('is named when it is sent, and not as a network that failed', async () => {
    expectRefusedCalls();
    const { input, user, press, upload } = open();
    const file = sheet();
    await user.upload(input, file);
    changeFiles();
    upload.mockImplementation(changed);
    for (let time = 1; time < 3; time++) {
      await press();
      await waitFor(() => expect(upload).toHaveBeenCalledTimes(time));
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.queryByText('Uploading Report Error')).not.toBeInTheDocument();
    }
  });

  it('is named when it could not be read for the preview', async () => {
    expectRefusedCalls();
    const { input, user } = open(stored, [], changed);
    const file = sheet();
    changeFiles();
    await user.upload(input, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(/could not be read right now/)).not.toBeInTheDocument();
  });
});

describe('the quarter', () => {
  const due: OpenQuarter = { name: '2026-Q1', filename: null };
  const late: OpenQuarter = { name: '2025-Q4', filename: null };

  it('is proposed, and another open one can be chosen', async () => {
    const { input, user, press, upload } = open(stored, [due, late]);
    const quarter = () => screen.getByRole('combobox', { name: 'Quarter' });
    await waitFor(() => expect(quarter()).toHaveTextContent('Q1 2026'));
    await user.upload(input, sheet());
    await press();
    await waitFor(() => expect(upload.mock.calls[0]?.[1]?.quarter).toBe('2026-Q1'));
    await screen.findByText(/has been uploaded/);

    await user.click(quarter());
    await user.click(screen.getByRole('option', { name: 'Q4 2025' }));
    await user.upload(screen.getByLabelText('Upload a Report'), sheet());
    await press();
    await waitFor(() => expect(upload.mock.calls[1]?.[1]?.quarter).toBe('2025-Q4'));
  });

  it('that is the only one is named, with the report that the upload replaces', async () => {
    open(stored, [{ ...due, filename: 'First.xlsx' }]);
    expect(
      await screen.findByText(
        reads('This report is for Q1 2026. It replaces First.xlsx, which stays in the history.'),
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('of a back end that names none is left to it', async () => {
    const { input, user, press, upload } = open();
    await user.upload(input, sheet());
    await press();
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    expect(upload.mock.calls[0]?.[1]?.quarter).toBeUndefined();
  });
});

describe('what is in the chosen file', () => {
  const totals = {
    events: 3,
    cancelled: 1,
    roomNights: 1_200,
    hotelRevenue: 33_000.5,
    commission: 3_300,
  };
  const row = {
    row: 14,
    eventName: 'Gala',
    eventType: null,
    hotel: 'Millrace Boston',
    city: null,
    country: null,
    arrivalDate: '2026-03-05',
    departureDate: '2026-03-02',
    roomsOnPeak: null,
    roomNights: null,
    hotelRevenue: null,
    commission: null,
    status: null,
  };
  const reading: ReportReading = {
    state: 'READ',
    quarter: '2026-Q1',
    totals,
    findings: [
      { sheet: 'Bookings', cell: 'G14', row: 14, field: 'departureDate', code: 'dateOrder' },
      {
        sheet: 'Bookings',
        cell: 'F14',
        row: 14,
        field: 'arrivalDate',
        code: 'outsideQuarter',
        params: { quarter: '2026-Q1' },
      },
    ],
    findingCount: 2,
    hints: [],
    rows: [row],
    previous: { quarter: '2025-Q4', totals: { ...totals, cancelled: 0, events: 7 } },
  };
  const due: OpenQuarter = { name: '2026-Q1', filename: null };

  it('is shown before it is uploaded: the sums, those of the quarter before, and what to correct', async () => {
    const preview = vi.fn(async () => reading);
    const { input, user, upload } = open(stored, [due], preview);
    await screen.findByText('This report is for Q1 2026.');
    const file = sheet();
    await user.upload(input, file);
    const sums = await screen.findByRole('table', { name: 'Report totals' });
    expect([...sums.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
      'TotalQ1 2026Q4 2025',
      'Events3 (1 of them canceled)7',
      'Room Nights1,2001,200',
      'Hotel Revenue$33,000.50$33,000.50',
      'Commission$3,300.00$3,300.00',
    ]);
    expect(screen.getByRole('heading', { name: '2 findings' })).toBeInTheDocument();
    expect(screen.getByText(reads('Row 14 Gala, Millrace Boston'))).toBeInTheDocument();
    expect(
      screen.getByText('G14 · Departure Date · is before the arrival date · change one of them'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^F14 · Arrival Date · is outside Q1 2026 · /)).toBeInTheDocument();
    expect(preview).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ file, fields: { quarter: '2026-Q1' } }),
    );
    expect(upload).not.toHaveBeenCalled();
  });

  it('is that of the file when it was chosen, and says so once the file has changed', async () => {
    const { input, user } = open(stored, [due], async () => reading);
    const file = sheet();
    await user.upload(input, file);
    await screen.findByRole('heading', { name: '2 findings' });
    const stale = 'The file has changed since you chose it. This is what it contained then.';
    expect(screen.queryByText(stale)).not.toBeInTheDocument();
    changeFiles();
    fireEvent.focus(window);
    expect(await screen.findByText(stale)).toBeInTheDocument();
  });

  it('does not stand in the way of the upload, whatever was found', async () => {
    const { input, user, press } = open(stored, [due], async () => reading);
    await user.upload(input, sheet());
    await screen.findByRole('heading', { name: '2 findings' });
    await press();
    expect(
      await screen.findByText(reads('Q1.xlsx has been uploaded. Thank you.')),
    ).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '2 findings' })).not.toBeInTheDocument();
  });

  it('is read again for another file, and not at all for one that cannot be uploaded', async () => {
    const preview = vi.fn(async ({ file }: Sent) => ({
      ...reading,
      state: file.name === 'Other.xlsx' ? ('UNKNOWN_LAYOUT' as const) : reading.state,
      ...(file.name === 'Other.xlsx' && { totals: null }),
    }));
    const { drop } = open(stored, [due], preview);
    drop(sheet(10, 'photo.png'));
    await screen.findByRole('alert');
    expect(preview).not.toHaveBeenCalled();
    drop(sheet());
    await screen.findByRole('heading', { name: '2 findings' });
    drop(sheet(10, 'Other.xlsx'));
    expect(
      await screen.findByText(/^No sheet of this file has .* upload it as it is\.$/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get the Template' })).toHaveAttribute(
      'href',
      '/api/content/1.0/fetch/Quarterly-Reporting-Template',
    );
    expect(screen.queryByRole('heading', { name: '2 findings' })).not.toBeInTheDocument();
  });

  it('that is refused says why, and not that it can be uploaded', async () => {
    expectRefusedCalls();
    const text = 'Only .xls and .xlsx files are allowed.';
    const { input, user } = open(stored, [due], () =>
      Promise.reject(new ApiError(text, { status: 400, diagId: 'd-7' })),
    );
    await user.upload(input, sheet());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Uploading Report Error');
    expect(screen.queryByText(/could not be read right now/)).not.toBeInTheDocument();
  });

  it('that cannot be read right now can be uploaded', async () => {
    expectRefusedCalls();
    const { input, user, press } = open(stored, [due], () =>
      Promise.reject(new ApiError('Too many.', { status: 429, diagId: 'd-8' })),
    );
    await user.upload(input, sheet());
    expect(await screen.findByText(/could not be read right now/)).toBeInTheDocument();
    await press();
    expect(await screen.findByText(/has been uploaded/)).toBeInTheDocument();
  });
});
