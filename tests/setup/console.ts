import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A warning or an error on the console is a defect nobody has looked at yet: it fails the test. */
const said: string[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  const found = said.splice(0);
  expect(found, 'nothing may be written to console.error or console.warn').toEqual([]);
});
