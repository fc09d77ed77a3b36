import { describe, expect, test, vi } from 'vitest';

describe('a test fails', () => {
  test.fails.each(['error', 'warn'] as const)('that calls console.%s', (level) => {
    // biome-ignore lint/suspicious/noConsole: is what is tested
    console[level]('seen by nobody');
  });
  test.fails('that uses what Node.js no longer advises', () =>
    process.emitWarning('seen by nobody', 'DeprecationWarning'));
  test.fails('that replaces a module which other files share', () => vi.doMock('node:net'));
});

describe('what a test leaves behind', () => {
  const called = vi.fn();
  test('is a call of a mock, a global and a replaced method', () => {
    called();
    vi.stubGlobal('left', true);
    vi.spyOn(Math, 'random').mockReturnValue(2);
    expect([called.mock.calls.length, 'left' in globalThis, Math.random()]).toEqual([1, true, 2]);
  });
  test('is not there in the next', () => {
    expect(called).not.toHaveBeenCalled();
    expect(globalThis).not.toHaveProperty('left');
    expect(Math.random()).toBeLessThan(1);
  });
});
