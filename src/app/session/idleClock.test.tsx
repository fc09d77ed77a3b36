import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Phase, startIdleClock } from './idleClock.ts';

const minutes = (count: number) => count * 60_000;
const report = vi.fn();
let shown: { phase: Phase; left: number };
let clock: ReturnType<typeof startIdleClock>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  report.mockClear();
  clock = startIdleClock({
    idleMs: () => minutes(30),
    report,
    onTick: (phase, left) => {
      shown = { phase, left };
    },
  });
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

test('warns at 28 minutes and is over at 30', () => {
  vi.advanceTimersByTime(minutes(28) - 1000);
  expect(shown.phase).toBe('awake');
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual({ phase: 'warning', left: 120 });
  vi.advanceTimersByTime(minutes(2) - 1000);
  expect(shown).toEqual({ phase: 'warning', left: 1 });
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual({ phase: 'over', left: 0 });
});

test('typing is reported at most once a minute, and never lost', () => {
  for (let second = 0; second < 180; second += 1) {
    press();
    vi.advanceTimersByTime(1000);
  }
  expect(report).toHaveBeenCalledTimes(3);
  press();
  vi.advanceTimersByTime(minutes(1));
  expect(report).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(minutes(5));
  expect(report).toHaveBeenCalledTimes(4);
});

test('once it has warned, only the button keeps the session', () => {
  vi.advanceTimersByTime(minutes(28));
  press();
  vi.advanceTimersByTime(1000);
  expect(shown.phase).toBe('warning');
  expect(report).not.toHaveBeenCalled();
  clock.touch();
  expect(shown.phase).toBe('awake');
  expect(report).toHaveBeenCalledTimes(1);
});

test('activity in another tab counts here', () => {
  vi.advanceTimersByTime(minutes(29));
  localStorage.setItem('hub.activeAt', String(Date.now()));
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'hub.activeAt', newValue: String(Date.now()) }),
  );
  expect(shown.phase).toBe('awake');
});

test('a browser that keeps nothing does not end the session at once', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  clock.touch();
  expect(shown.phase).toBe('awake');
  vi.advanceTimersByTime(minutes(31));
  expect(shown.phase).toBe('over');
});

test('a computer that wakes after the limit ends the session', () => {
  press();
  vi.setSystemTime(Date.now() + minutes(31));
  vi.advanceTimersByTime(1000);
  expect(shown.phase).toBe('over');
  expect(report).not.toHaveBeenCalled();
});
