import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/setup/longestFirst.ts';
import { NamesSkipped } from './tests/support/setup/namesSkipped.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    // A machine at work on other things is slow, not wrong.
    expect: { poll: { timeout: 30_000 } },
    // What one file puts in a global's place isn't there for the next.
    unstubGlobals: true,
    clearMocks: true,
    setupFiles: ['tests/support/setup/console.ts'],
    reporters: ['default', new NamesSkipped()],
    // Each loads all that its files share.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst, groupOrder: 1 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Rules, texts and models share nothing that changes. Tests that need a DOM are .test.tsx.
          isolate: false,
          include: [
            '{brands,build,contract,demo,providers,resources,src,words,workbooks}/**/*.test.ts',
            'tests/{imports,lint,mutation}/**/*.test.ts',
            'tests/support/setup/**/*.test.ts',
          ],
          setupFiles: ['tests/support/setup/sharedModules.ts'],
          testTimeout: 10_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // React, react-admin and MUI are loaded once for each worker: loaded anew for each file they cost the most.
          isolate: false,
          include: [
            '{demo,providers,resources,src}/**/*.test.tsx',
            'tests/{components,support}/**/*.test.tsx',
          ],
          setupFiles: [
            'tests/support/setup/sharedModules.ts',
            'tests/support/setup/react.ts',
            // Before what cleans up, so that they are asked after it: what they refuse leaves no page to the next test.
            'tests/support/setup/rawTexts.ts',
            'tests/support/setup/unnamed.ts',
            'tests/support/setup/dom.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Beside the journeys, whose places they take as these become free: who waits for PostgreSQL waits with them.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
          // What a test changes is its own application and database; the modules of the server hold nothing.
          isolate: false,
          include: ['{server,fixtures,tests/contract,tests/support/server}/**/*.test.ts'],
          globalSetup: ['tests/support/setup/postgres.ts'],
          setupFiles: ['tests/support/setup/sharedModules.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          // Each has a server and a browser of its own; what it loads to reach them holds no state.
          isolate: false,
          // A journey waits for its browser, but each worker loads the server. All other files fill the gaps after them.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
          include: ['tests/{journeys,budget}/**/*.test.ts'],
          globalSetup: ['tests/support/setup/journeys.ts'],
          // The server loads what the build made of the pages as it is.
          server: { deps: { external: [/\/dist\/ssr\//] } },
          setupFiles: ['tests/support/setup/sharedModules.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
