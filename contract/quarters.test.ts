import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  lastClosedQuarter,
  openQuarters,
  proposedQuarter,
  quarterlyReport,
  quarterOf,
  quarterParts,
} from './quarters.ts';

const at = (text: string) => new Date(`${text}Z`);

it.each([
  ['2025-01-01T00:00', '2025-Q1'],
  ['2025-03-31T23:59:59.999', '2025-Q1'],
  ['2025-04-01T00:00', '2025-Q2'],
  ['2025-12-31T23:59:59.999', '2025-Q4'],
])('%s is in %s', (time, name) => {
  expect(quarterOf(at(time)).name).toBe(name);
});

it('the name of a quarter is parsed, any other text is not', () => {
  expect(quarterParts('2025-Q3')).toEqual({ year: 2025, n: 3 });
  expect(['2025-Q5', 'Q3 2025', '2025-Q3.xlsx', '', '2025-07-01'].map(quarterParts)).toEqual(
    Array(5).fill(undefined),
  );
});

it('the quarter before Q1 is Q4 of the previous year', () => {
  expect(quarterOf(at('2025-02-01T00:00'), -1)).toEqual({
    name: '2024-Q4',
    start: at('2024-10-01T00:00'),
    end: at('2025-01-01T00:00'),
  });
});

it.each([
  ['2026-05-20T10:00', '2026-Q1', '2026-04-30T23:59:59.999'],
  ['2026-04-01T00:00', '2026-Q1', '2026-04-30T23:59:59.999'],
  ['2026-03-31T23:59:59.999', '2025-Q4', '2026-01-30T23:59:59.999'],
])('at %s the report on %s is to be made, by %s', (now, name, deadline) => {
  const quarter = lastClosedQuarter(at(now));
  expect(quarter.name).toBe(name);
  expect(deadlineOf(quarter)).toEqual(at(deadline));
});

describe('quarters that can be reported', () => {
  const now = at('2026-05-20T10:00');
  const open = (approvedAt: Date | null, reported: Record<string, string>) =>
    openQuarters(now, approvedAt, (name) => reported[name]);

  it('are the last closed quarter, and earlier ones since the approval that have no report', () => {
    const quarters = open(at('2025-08-01T00:00'), { '2025-Q4': 'q4.xlsx' });
    expect(quarters).toEqual([
      { name: '2026-Q1', filename: null },
      { name: '2025-Q3', filename: null },
    ]);
    expect(proposedQuarter(quarters)).toBe('2026-Q1');
  });

  it('include the last closed quarter although it has a report, which can be replaced; an overdue quarter is proposed first', () => {
    const quarters = open(at('2025-10-01T00:00'), { '2026-Q1': 'q1.xlsx' });
    expect(quarters).toEqual([
      { name: '2026-Q1', filename: 'q1.xlsx' },
      { name: '2025-Q4', filename: null },
    ]);
    expect(proposedQuarter(quarters)).toBe('2025-Q4');
  });

  it('are never empty', () => {
    expect(proposedQuarter(open(null, {}))).toBe('2026-Q1');
    expect(proposedQuarter(open(at('2026-05-01T00:00'), { '2026-Q1': 'a.xls' }))).toBe('2026-Q1');
  });
});

describe('the report of the last closed quarter', () => {
  const at = (text: string) => new Date(`${text}Z`);
  const agency = {
    approvedAt: at('2025-05-10T00:00'),
    quarterlyReportRequired: true,
    reportedQuarter: null as string | null,
  };

  it('the report is due from the first moment after the quarter, until the end of day 30', () => {
    expect(quarterlyReport(agency, at('2025-06-30T23:59:59.999')).due).toBe(false);
    expect(quarterlyReport(agency, at('2025-07-01T00:00'))).toEqual({
      required: true,
      due: true,
      deadline: at('2025-07-30T23:59:59.999'),
    });
  });

  it.each([
    ['it need not report', { quarterlyReportRequired: false }],
    ['it was approved after the quarter', { approvedAt: at('2025-07-01T00:00') }],
    ['it was never approved', { approvedAt: null }],
    ['the quarter has its report', { reportedQuarter: '2025-Q2' }],
  ])("a quarter's report is not due when %s", (_why, change) => {
    const { due, deadline } = quarterlyReport({ ...agency, ...change }, at('2025-08-15T00:00'));
    expect([due, deadline]).toEqual([false, null]);
  });

  it('an older report does not count for the last quarter', () => {
    const older = { ...agency, reportedQuarter: '2025-Q1' };
    expect(quarterlyReport(older, at('2025-08-15T00:00')).due).toBe(true);
  });

  it('a person without an agency has no report due', () => {
    const none = { required: false, due: false, deadline: null };
    expect(quarterlyReport(null, at('2025-08-15T00:00'))).toEqual(none);
  });
});
