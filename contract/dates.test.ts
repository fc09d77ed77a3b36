import { expect, it } from 'vitest';
import { dayInWords, dayOf, daysUntil, monthsFrom } from './dates.ts';

it.each([
  ['2026-01-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', -12, '2023-02-28T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  ['2026-11-30T23:59:00.000Z', 3, '2027-02-28T23:59:00.000Z'],
  ['2026-05-20T10:00:00.000Z', 12, '2027-05-20T10:00:00.000Z'],
])('%s and %i months is %s', (date, months, moved) => {
  expect(monthsFrom(new Date(date), months).toISOString()).toBe(moved);
});

it('the day of a date is the date as it is written, of a moment its date in UTC', () => {
  expect(dayOf('2027-05-20T23:59:59.999Z')).toBe('2027-05-20');
  expect(dayOf('2027-05-20T00:00:00+12:00')).toBe('2027-05-20');
  expect(dayOf(new Date('2027-05-20T00:00:00+12:00'))).toBe('2027-05-19');
});

it('a day is written in the words of the language; what is no day stays as it is', () => {
  expect(dayInWords('2027-05-20', 'en')).toBe('May 20, 2027');
  expect(dayInWords('2027-05-20', 'fr-CA')).toBe('20 mai 2027');
  expect(dayInWords('soon', 'en')).toBe('soon');
});

it.each([
  ['2027-05-20T00:00:00.000Z', 2],
  ['2027-05-18T23:59:59.999Z', 0],
  ['2027-05-17', -1],
])('until %s are %i days', (day, days) => {
  expect(daysUntil(day, new Date('2027-05-18T12:00:00Z'))).toBe(days);
});
