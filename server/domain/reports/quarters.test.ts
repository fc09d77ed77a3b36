import { expect, test } from 'vitest';
import { quarterlyReport } from './quarters.ts';

const at = (text: string) => new Date(`${text}Z`);
const agency = {
  status: 'APPROVED' as const,
  approvedAt: at('2025-05-10T00:00'),
  quarterlyReportRequired: true,
  reportedQuarter: null as string | null,
};

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
])("a quarter's report is not due when %s", (_why, change) => {
  const { due, deadline } = quarterlyReport({ ...agency, ...change }, at('2025-08-15T00:00'));
  expect([due, deadline]).toEqual([false, null]);
});

test('an older report does not count for the last quarter', () => {
  const older = { ...agency, reportedQuarter: '2025-Q1' };
  expect(quarterlyReport(older, at('2025-08-15T00:00')).due).toBe(true);
});

test('a person without an agency has no report due', () => {
  const none = { required: false, due: false, deadline: null };
  expect(quarterlyReport(null, at('2025-08-15T00:00'))).toEqual(none);
});
