import { promisify } from 'node:util';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** A warning or an error on the console, or of Node.js, is a defect nobody has looked at yet: it fails the test. */
const warnings: string[] = [];

const onDeprecation = (warning: Error) => {
  if (warning.name === 'DeprecationWarning') warnings.push(`process: ${warning.message}`);
};

function watchConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      warnings.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
}

/** Node.js emits a warning in a later turn, which tests that wait for nothing never let it take. */
const nextTurn = promisify(setImmediate);

// Before the modules of the file are loaded: they may warn as well.
process.on('warning', onDeprecation);
watchConsole();
beforeEach(watchConsole);

afterEach(async () => {
  await nextTurn();
  vi.restoreAllMocks();
  const found = warnings.splice(0);
  expect(found, 'nothing may be written to console.error or console.warn').toEqual([]);
});
afterAll(() => void process.off('warning', onDeprecation));
