import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { listMeta } from '#contract/paging.ts';
import { paths } from '#contract/paths.ts';
import type { Profile, Report } from '#contract/records.ts';
import { createDataProvider, type HubDataProvider } from '#providers/dataProvider.ts';
import { createHub } from '#providers/hub.ts';
import { englishLanguage } from '#providers/i18n/language.ts';
import { guestBoot, testHub } from '#providers/testing/hub.ts';
import { answering, refusal, stubNetwork } from '#providers/testing/network.ts';
import { expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import { reads } from '#tests/support/reads.ts';
import ReportingPage from './ReportingPage.tsx';

const TEMPLATE = '/api/content/1.0/fetch/Quarterly-Reporting-Template';
const hub = testHub();
const { session } = hub;

const reports = (count: number): Report[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at + 1}`,
    filename: `Report ${at + 1}.xlsx`,
    timestamp: '2026-03-07T10:00:00.000Z',
  }));

const person = (provider: Partial<Profile['provider']>) =>
  session.setFromServer({ provider: { id: 'p', ...provider } } as Profile);

function open(rows: Report[], at = '/reporting') {
  const dataProvider = {
    async getList(_resource: string, { pagination }: { pagination: { page: number } }) {
      const meta = listMeta(pagination.page, rows.length, limits.reportsPageSize);
      const from = (meta.currPage - 1) * limits.reportsPageSize;
      return { data: rows.slice(from, from + limits.reportsPageSize), total: rows.length, meta };
    },
    call: answering({
      reportQuarters: () => ({ content: [] }),
      previewReport: () => null,
      uploadReport({ file }: { file: File }) {
        const report = { id: 'new', filename: file.name, timestamp: '2026-04-01T10:00:00.000Z' };
        rows.unshift(report);
        return report;
      },
    }),
  } as unknown as HubDataProvider;
  return renderInPortal(<ReportingPage />, {
    hub,
    dataProvider,
    at,
    paths: [paths.reporting, paths.reportingPage],
  });
}

beforeEach(() => {
  session.setFromServer(null);
});

describe('the history', () => {
  it('says that it has no filters, where its address names one', async () => {
    const { user } = open(reports(1), '/reporting?inviteStatus=CREATED');
    expect(await screen.findByText('This list has no such filter: inviteStatus')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the whole list' }));
    expect(await screen.findByRole('link', { name: 'Report 1.xlsx' })).toBeInTheDocument();
  });

  it('has the columns of the specification; a name is a download', async () => {
    open(reports(1));
    const link = await screen.findByRole('link', { name: 'Report 1.xlsx' });
    expect(link).toHaveAttribute('href', '/api/v1/hub/aldervale/report/r1/file');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'File Name',
      'Date Uploaded',
    ]);
    expect(screen.getByText('03/07/2026')).toBeInTheDocument();
  });

  it('names a file that is being checked, and offers no download of it', async () => {
    open([{ ...(reports(1)[0] as Report), beingChecked: true }]);
    expect(await screen.findByText('being checked for viruses')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: /^Report 1\.xlsx/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Report 1.xlsx' })).not.toBeInTheDocument();
  });

  it('names the quarter of each report, and which were replaced', async () => {
    const [report] = reports(1) as [Report];
    open([
      { ...report, id: 'r2', filename: 'Again.xlsx', quarter: '2026-Q1' },
      { ...report, quarter: '2026-Q1', replaced: true },
    ]);
    expect(await screen.findByRole('cell', { name: 'Again.xlsx Q1 2026' })).toBeInTheDocument();
    expect(
      screen.getByRole('cell', { name: 'Report 1.xlsx Q1 2026, replaced by a later upload' }),
    ).toBeInTheDocument();
  });

  it('has the sums of a report that was read, and the way to what was found', async () => {
    const [report] = reports(1) as [Report];
    const totals = {
      events: 1_200,
      cancelled: 0,
      roomNights: 4,
      hotelRevenue: 5.5,
      commission: 0,
    };
    open([
      { ...report, sheet: 'Q1 events', totals, findingCount: 3 },
      { ...report, id: 'r2', filename: 'Clean.xlsx', totals, findingCount: 0 },
    ]);
    const link = await screen.findByRole('link', { name: '3 findings, Report 1.xlsx' });
    expect(link).toHaveTextContent('3 findings');
    expect(link).toHaveAttribute('href', '/reporting/reports/r1');
    expect(link.parentElement).toHaveTextContent('1,200 events · 4 room nights · $5.50 3 findings');
    expect(screen.getByText(reads('Sheet that was read: Q1 events'))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Details, Clean.xlsx' })).toHaveTextContent('Details');
  });

  it('has ten a page, and the page in the path', async () => {
    const { user, address } = open(reports(23), '/reporting/page/3');
    expect(await screen.findByText('21–23 of 23')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Page 1' }));
    expect(await screen.findByText('1–10 of 23')).toBeInTheDocument();
    expect(address()).toBe('/reporting/page/1');
  });

  it('corrects a page above the last', async () => {
    const { address } = open(reports(23), '/reporting/page/50');
    await waitFor(() => expect(address()).toBe('/reporting/page/3'));
  });

  it('of another back end, without meta and ids, shows its rows; nothing can be downloaded', async () => {
    const warn = vi.fn();
    const foreign = createHub(guestBoot, englishLanguage, { warn });
    const content = [{ filename: 'q1.xlsx', timestamp: '2026-03-07T10:00:00.000Z' }, {}];
    stubNetwork({ 'GET /hub/aldervale/report': { json: { content } } });
    renderInPortal(<ReportingPage />, {
      hub: foreign,
      dataProvider: createDataProvider(foreign),
      at: '/reporting',
      paths: [paths.reporting, paths.reportingPage],
    });
    expect(await screen.findByText('1–2 of 2')).toBeInTheDocument();
    expect(screen.getByText('q1.xlsx')).toBeInTheDocument();
    expect(screen.getByText('03/07/2026')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'q1.xlsx' })).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/of reports.*meta.*timestamp/));
    vi.unstubAllGlobals();
  });

  it('says that there is none', async () => {
    open([]);
    expect(await screen.findByText('No report yet')).toBeInTheDocument();
  });
});

it('offers the template, and says why it does not come', async () => {
  expectRefusedCalls();
  stubNetwork({ [`GET ${TEMPLATE}`]: refusal(403, 'gate.reportRequired', 'Not for you.') });
  const { user } = open([]);
  const link = screen.getByRole('link', { name: 'Download Report Template' });
  expect(link).toHaveAttribute('href', TEMPLATE);
  await user.click(link);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Not for you.*Reference: /);
});

describe('what is due', () => {
  it.each([
    ['2026-07-30T10:00:00.000Z', /last quarter's report by July 30, 2026\. You have 29 days left/],
    ['2026-07-02T10:00:00.000Z', /You have 1 day left/],
    ['2026-07-01T10:00:00.000Z', /Today is the deadline/],
    ['2026-06-30T10:00:00.000Z', /The deadline has passed/],
  ])('until %s is said', async (quarterlyReportDeadline, said) => {
    vi.useFakeTimers({ now: new Date('2026-07-01T10:00:00.000Z'), toFake: ['Date'] });
    person({ quarterlyReportDue: true, quarterlyReportDeadline });
    open([]);
    expect(screen.getByRole('note')).toHaveTextContent(said);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await screen.findByText('No report yet');
    vi.useRealTimers();
  });

  it.each([
    ['/reporting/page/2', '/reporting/page/1'],
    ['/reporting', '/reporting'],
  ])('is cleared by the upload, which shows at once, from %s', async (at, then) => {
    person({ quarterlyReportDue: true, quarterlyReportDeadline: '2026-07-30T10:00:00.000Z' });
    const { user, address } = open(reports(23), at);
    await screen.findByText(/of 23$/);
    expect(screen.getByText('Your report is due')).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Upload a Report'), new File(['x'], 'new.xls'));
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('No report is due at the moment.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'new.xls' })).toBeInTheDocument();
    expect(address()).toBe(then);
  });
});
