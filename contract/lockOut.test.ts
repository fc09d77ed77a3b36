import { expect, it } from 'vitest';
import { isTooMany, lockMs, remainingFailures } from './lockOut.ts';

const MINUTE = 60_000;

it('ten failed sign-ins lock, although the first ones count a little less by then', () => {
  expect([8, 9, 9.01, 9.9, 10].map(isTooMany)).toEqual([false, false, true, true, true]);
});

it('the tenth failure locks for a minute, each further one for twice as long, up to 15 minutes', () => {
  expect([10, 11, 12, 13, 14, 30].map((failures) => lockMs(failures) / MINUTE)).toEqual([
    1, 2, 4, 8, 15, 15,
  ]);
});

it('one failed sign-in is forgotten every 15 minutes, and never more than were counted', () => {
  expect(remainingFailures(3, 30 * MINUTE)).toBe(1);
  expect(remainingFailures(1, 60 * MINUTE)).toBe(0);
});
