import { expect, it } from 'vitest';
import { monthsFrom } from './dates.ts';

it.each([
  ['2026-01-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', -12, '2023-02-28T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  ['2026-11-30T23:59:00.000Z', 3, '2027-02-28T23:59:00.000Z'],
  ['2026-05-20T10:00:00.000Z', 12, '2027-05-20T10:00:00.000Z'],
])('%s and %i months is %s', (date, months, moved) => {
  expect(monthsFrom(new Date(date), months).toISOString()).toBe(moved);
});
