import { expect, test } from 'vitest';
import type { ComingChange } from '#contract/reading.ts';
import { person } from '#providers/testing/people.ts';
import { nextDates } from './NextDates.tsx';

const now = new Date('2026-11-20T09:00:00Z');
const dates = (provider: Parameters<typeof person>[0], change?: ComingChange) =>
  nextDates(person(provider), now, change).map(({ what, day, quarter }) => [
    what,
    day.slice(0, 10),
    quarter,
  ]);

test('the report that is due, else that of this quarter; the renewal; the end of the own accreditation', () => {
  const renewalDate = '2027-04-22T00:00:00Z';
  const accreditedAt = '2026-02-03T12:00:00Z';
  expect(dates({ quarterlyReportDue: true, renewalDate, accreditedAt })).toEqual([
    ['report', '2026-10-30', '2026-Q3'],
    ['accreditation', '2027-02-03', undefined],
    ['renewal', '2027-04-22', undefined],
  ]);
  expect(dates({ quarterlyReportDue: false, accreditedAt: null })).toEqual([
    ['report', '2027-01-30', '2026-Q4'],
  ]);
});

test("an associate's next dates hold none of the agency, and no accreditation that has ended", () => {
  const accreditedAt = '2025-02-03T12:00:00Z';
  expect(dates({ pointOfContact: false, renewalDate: '2027-04-22T00:00:00Z' })).toEqual([]);
  expect(
    dates({ pointOfContact: false, accreditedAt, associateStatus: 'PENDING_RENEWAL' }),
  ).toEqual([]);
});

test('what changes in the brand education, until it is acknowledged', () => {
  const change: ComingChange = {
    ...{ id: 'v2', from: '2026-12-01T12:00:00Z', name: 'Guide', language: 'en', version: 2 },
    ...{ sections: [], body: '', acknowledgedAt: null },
  };
  const associate = { pointOfContact: false, associateStatus: 'ACCREDITED' } as const;
  expect(dates(associate, change)).toContainEqual(['education', '2026-12-01', undefined]);
  const acknowledgedAt = '2026-11-19T12:00:00Z';
  expect(dates(associate, { ...change, acknowledgedAt })).toEqual([]);
});
