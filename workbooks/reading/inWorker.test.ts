import { expect, test } from 'vitest';
import { goodEvent, reportWorkbook } from '../testing/reportWorkbook.ts';
import { reportReader } from './inWorker.ts';

const file = reportWorkbook(
  Array.from({ length: 300 }, (_, n) => ({ ...goodEvent, eventName: `Event ${n}` })),
);
const tooMuch = { state: 'TOO_MUCH', bookings: [], findings: [], hints: [] };

test('a report is read in a thread of its own', async () => {
  const { state, bookings, findings } = await reportReader()(file, '2026-Q1');
  expect([state, bookings.length, findings]).toEqual(['READ', 300, []]);
}, 60_000);

test('a thread that takes too much memory ends, and the process goes on', async () => {
  expect(await reportReader({ memoryMb: 6 })(file, '2026-Q1')).toEqual(tooMuch);
}, 60_000);

test('so does one that takes too long, and those that wait for it have their turn', async () => {
  const read = reportReader({ timeMs: 1, atOnce: 1 });
  const both = await Promise.all([read(file, '2026-Q1'), read(file, '2026-Q1')]);
  expect(both).toEqual([tooMuch, tooMuch]);
}, 60_000);
