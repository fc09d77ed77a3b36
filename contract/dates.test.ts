import { expect, it } from 'vitest';
import { dayInWords, dayOf, daysUntil, isOver, monthsFrom } from './dates.ts';

it.each([
  ['2026-01-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', -12, '2023-02-28T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  ['2026-11-30T23:59:00.000Z', 3, '2027-02-28T23:59:00.000Z'],
  ['2026-05-20T10:00:00.000Z', 12, '2027-05-20T10:00:00.000Z'],
])('%s and %i months is %s', (date, months, moved) => {
  expect(monthsFrom(new Date(date), months).toISOString()).toBe(moved);
});

it('dayOf returns a date as written, and for an instant its date in UTC', () => {
  expect(dayOf('2027-05-20T23:59:59.999Z')).toBe('2027-05-20');
  expect(dayOf('2027-05-20T00:00:00+12:00')).toBe('2027-05-20');
  expect(dayOf(new Date('2027-05-20T00:00:00+12:00'))).toBe('2027-05-19');
  expect(dayOf(Date.UTC(2027, 4, 20))).toBe('2027-05-20');
});

it('dayInWords writes a day in the language, and returns anything else unchanged', () => {
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

it.each([
  ['2027-05-18T23:59:59.999Z', false],
  ['2027-05-19T00:00:00.000Z', true],
])('on %s, May 18 at 9 o’clock is over: %s', (now, over) => {
  expect(isOver('2027-05-18T09:00:00.000Z', new Date(now))).toBe(over);
});
