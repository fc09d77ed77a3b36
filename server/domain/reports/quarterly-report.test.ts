import { expect, test } from 'vitest';
import { quarterlyReport, quarterOf } from './quarterly-report.ts';

const at = (text: string) => new Date(`${text}Z`);
const agency = {
  status: 'APPROVED' as const,
  approvedAt: at('2025-05-10T00:00'),
  quarterlyReportRequired: true,
  reportedQuarter: null as string | null,
};

test.each([
  ['2025-01-01T00:00', '2025-Q1'],
  ['2025-03-31T23:59:59.999', '2025-Q1'],
  ['2025-04-01T00:00', '2025-Q2'],
  ['2025-12-31T23:59:59.999', '2025-Q4'],
])('%s is in %s', (time, name) => {
  expect(quarterOf(at(time)).name).toBe(name);
});

test('the quarter before the first is the last of the year before', () => {
  expect(quarterOf(at('2025-02-01T00:00'), -1)).toEqual({
    name: '2024-Q4',
    start: at('2024-10-01T00:00'),
    end: at('2025-01-01T00:00'),
  });
});

test('the report is due from the first moment after the quarter, until the end of day 30', () => {
  expect(quarterlyReport(agency, at('2025-06-30T23:59:59.999')).due).toBe(false);
  expect(quarterlyReport(agency, at('2025-07-01T00:00'))).toEqual({
    required: true,
    due: true,
    deadline: at('2025-07-30T23:59:59.999'),
  });
});

test.each([
  ['it need not report', { quarterlyReportRequired: false }],
  ['it was approved after the quarter', { approvedAt: at('2025-07-01T00:00') }],
  ['it was never approved', { approvedAt: null }],
  ['the quarter has its report', { reportedQuarter: '2025-Q2' }],
])('it is not due when %s', (_why, change) => {
  const { due, deadline } = quarterlyReport({ ...agency, ...change }, at('2025-08-15T00:00'));
  expect([due, deadline]).toEqual([false, null]);
});

test('an older report does not stand for the last quarter', () => {
  const older = { ...agency, reportedQuarter: '2025-Q1' };
  expect(quarterlyReport(older, at('2025-08-15T00:00')).due).toBe(true);
});

test('who has no agency owes nothing', () => {
  const none = { required: false, due: false, deadline: null };
  expect(quarterlyReport(null, at('2025-08-15T00:00'))).toEqual(none);
});
