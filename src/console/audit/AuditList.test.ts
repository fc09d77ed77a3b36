import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOfDay, startOfDay } from './AuditList.tsx';

const { TZ } = process.env;
beforeAll(() => {
  process.env.TZ = 'America/Los_Angeles';
});
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

it('a day begins and ends where the viewer is, also when the clocks change', () => {
  expect(startOfDay('2026-05-03')).toBe('2026-05-03T07:00:00.000Z');
  expect(endOfDay('2026-05-03')).toBe('2026-05-04T06:59:59.999Z');
  expect(startOfDay('2026-11-01')).toBe('2026-11-01T07:00:00.000Z');
  expect(endOfDay('2026-11-01')).toBe('2026-11-02T07:59:59.999Z');
});

it('no day is no filter', () => {
  expect([startOfDay(''), endOfDay('')]).toEqual([null, null]);
});
