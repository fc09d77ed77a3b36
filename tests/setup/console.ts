import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

/** A warning or an error on the console, or of Node.js, is a defect nobody has looked at yet: it fails the test. */
const warnings: string[] = [];

const onDeprecation = (warning: Error) => {
  if (warning.name === 'DeprecationWarning') warnings.push(`process: ${warning.message}`);
};

beforeAll(() => void process.on('warning', onDeprecation));
afterAll(() => void process.off('warning', onDeprecation));

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      warnings.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  const found = warnings.splice(0);
  expect(found, 'nothing may be written to console.error or console.warn').toEqual([]);
});
