import { expect, test, vi } from 'vitest';
import { goodEvent, reportWorkbook } from '../testing/reportWorkbook.ts';
import { reportThreads } from './inWorker.ts';

const file = reportWorkbook(
  Array.from({ length: 300 }, (_, n) => ({ ...goodEvent, eventName: `Event ${n}` })),
);
const tooMuch = { state: 'TOO_MUCH', bookings: [], findings: [], hints: [] };

test('a report is read in a thread of its own', async () => {
  const { state, bookings, findings } = await reportThreads().read(file, '2026-Q1');
  expect([state, bookings.length, findings]).toEqual(['READ', 300, []]);
}, 60_000);

test('a thread that takes too much memory ends, and the process goes on', async () => {
  expect(await reportThreads({ memoryMb: 6 }).read(file, '2026-Q1')).toEqual(tooMuch);
}, 60_000);

test('a thread that takes too much processor time ends', async () => {
  expect(await reportThreads({ processorMs: 1 }).read(file, '2026-Q1')).toEqual(tooMuch);
}, 60_000);

test('a thread that is not done in time ends, however little processor time it got', async () => {
  const { read } = reportThreads({ passedMs: 1 });
  expect(await read(file, '2026-Q1')).toEqual(tooMuch);
}, 60_000);

test('a thread that a busy machine keeps waiting for half a minute continues', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = reportThreads().read(file, '2026-Q1');
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  expect((await reading).state).toBe('READ');
}, 120_000);

test('a copy is marked in such a thread too, and is missing if that takes too much', async () => {
  const task = { file, quarter: '2026-Q1', hotels: ['Another house'], language: 'en' } as const;
  const copy = await reportThreads().mark(task);
  expect(copy?.toString('latin1', 0, 2)).toBe('PK');
  expect(await reportThreads({ memoryMb: 6 }).mark(task)).toBeUndefined();
  expect(await reportThreads({ processorMs: 1 }).mark(task)).toBeUndefined();
}, 60_000);
