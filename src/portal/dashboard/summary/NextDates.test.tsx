import { expect, test } from 'vitest';
import { person } from '#providers/testing/people.ts';
import { nextDates } from './NextDates.tsx';

const now = new Date('2026-11-20T09:00:00Z');
const dates = (provider: Parameters<typeof person>[0]) =>
  nextDates(person(provider), now).map(({ what, day, quarter }) => [
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
