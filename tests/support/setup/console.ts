import { promisify } from 'node:util';
import { afterAll, afterEach, expect, vi } from 'vitest';

/** A warning or an error on the console, or of Node.js, is a defect nobody has looked at yet: it fails the test. */
const warnings: string[] = [];

const onDeprecation = (warning: Error) => {
  if (warning.name === 'DeprecationWarning') warnings.push(`process: ${warning.message}`);
};

/**
 * Plain functions, not mocks: Vitest keeps each mock that was ever made, and goes through all of them before each test.
 * Two new ones for each test took a third of the time of the thousands that share a worker.
 */
const { error, warn } = console;
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    warnings.push(`console.${level}: ${words.map(String).join(' ')}`);
  };
}

/** Node.js emits a warning in a later turn, which tests that wait for nothing never let it take. */
const nextTurn = promisify(setImmediate);

/** Fails what has just run if anything was written. */
async function refuseWarnings(): Promise<void> {
  await nextTurn();
  vi.restoreAllMocks();
  const found = warnings.splice(0);
  expect(found, 'nothing may be written to console.error or console.warn').toEqual([]);
}

// Before the modules of the file are loaded: they may warn as well.
process.on('warning', onDeprecation);
afterEach(refuseWarnings);
afterAll(async () => {
  process.off('warning', onDeprecation);
  await refuseWarnings().finally(() => Object.assign(console, { error, warn }));
});
