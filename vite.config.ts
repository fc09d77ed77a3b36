import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/setup/longestFirst.ts';
import { NamesSkipped } from './tests/support/setup/namesSkipped.ts';

/** Where the development server finds the API: the fixtures, or the real server (`npm run dev:server`). */
const api = process.env.HUB_API ?? 'http://127.0.0.1:3001';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes each text file of the build, those of public/ too, a second and third time, compressed once and for all:
 * `.br` and `.gz`. index.html is only a template, and what starts with a dot isn't served.
 */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const served = (await readdir(dir, { recursive: true })).filter(
      (name) => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(name) && !name.startsWith('.'),
    );
    await Promise.all(
      served.map(async (name) => {
        const path = join(dir, name);
        const source = await readFile(path);
        await writeFile(`${path}.br`, await brotli(source, quality));
        await writeFile(`${path}.gz`, await gzipped(source, { level: 9 }));
      }),
    );
  },
};

/** What a table of calls imports are the details of its calls, which no page uses. */
const isTableOfCalls = (id = '') => id.includes('/contract/calls/');

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}
const known = new Map<string, boolean>();

/** Whether the entry imports a module without waiting, directly or by others. */
function isEager(id: string, modules: Modules): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, false);
  const module = modules.getModuleInfo(id);
  const eager =
    module !== null &&
    (module.isEntry ||
      module.importers.some((importer) => !isTableOfCalls(importer) && isEager(importer, modules)));
  known.set(id, eager);
  return eager;
}

const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));

/**
 * The first page's script is one file beside the entry, not thirty small ones; nor does the server load these to render
 * pages: with Node 20 each file takes two milliseconds of a start.
 */
const firstPage = (id: string, modules: Modules): string | null =>
  isEager(id, modules) && !modules.getModuleInfo(id)?.isEntry ? 'base' : null;

/**
 * What pages behind sign-in share comes in a few files by the kind of page, not in a hundred small ones. A group takes the
 * modules that it names and whatever these need, if no group above has it: so no file imports one below it.
 */
const byKindOfPage = [
  {
    // Guests' forms need it without the others.
    name: 'hook-form',
    test: /\/react-hook-form\//,
    includeDependenciesRecursively: false,
  },
  {
    // Every page: data, session, texts, theme, and what arranges text.
    name: 'admin',
    test: anyOf(
      '/ra-core/dist/(auth|controller/(field|record)|core|dataProvider|export|i18n|routing|util)/',
      '/ra-ui-materialui/dist/(AdminContext|layout/Notification)\\.js',
      '/(@tanstack|ra-i18n-polyglot)/',
      '/lodash/(debounce|get|set)\\.js',
      '/@mui/material/esm/(Box|Divider|LinearProgress|List|Paper|Skeleton|Stack|Typography)/[A-Z]',
      '/src/portal/([A-Za-z]+\\.|theme/|ui/(DateText|PageTitle|TintedWord|arrange|dateFormat|useWords))',
      '/providers/authProvider',
    ),
    // What only one of them needs stays with it.
    minShareCount: 2,
  },
  {
    // Nearly every page: buttons, menus, dialogs, boxes to type into, tables and pictograms.
    name: 'mui',
    test: anyOf(
      '/@mui/material/esm/(Card\\w*|Dialog\\w*|IconButton|ListItem|ListItem(Button|Icon|Text))/[A-Z]',
      '/@mui/material/esm/(Menu|MenuItem|Table|Table(Body|Cell|Head|Row)|TextField|Toolbar|Tooltip)/[A-Z]',
      '/@mui/material/esm/internal/svg-icons/',
      '/@mui/icons-material/',
      '/ra-ui-materialui/dist/(Labeled|button/Button|field/NumberField|layout/Confirm)\\.js',
    ),
    minShareCount: 2,
  },
  { name: 'lists', test: /\/ra-core\/dist\/controller\/list\//, minShareCount: 8 },
  {
    name: 'forms',
    test: anyOf(
      '/ra-core/dist/form/Form\\.js',
      '/ra-ui-materialui/dist/input/(BooleanInput|ResettableTextField|SelectInput|TextInput)\\.js',
      '/@mui/material/esm/(Checkbox|FormControlLabel|Switch)/[A-Z]',
    ),
  },
  {
    // What nearly every page of the console names, in one file.
    name: 'console',
    test: anyOf(
      '/src/console/(fields/|layout/(Section|StandaloneLink|focusTitleIfLost))',
      '/contract/staff/(reach|words)',
    ),
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'tables',
    test: /\/ra-ui-materialui\/dist\/list\/(datatable\/DataTable|pagination\/Pagination)\.js/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), precompressed],
  resolve: {
    alias: {
      // Every browser of the build's target has it: node-polyglot brings modules along for older ones.
      'object.entries': join(import.meta.dirname, 'src/app/objectEntries.cjs'),
      'jsonexport/dist/index.js': join(import.meta.dirname, 'src/app/noDefaultExporter.ts'),
    },
  },
  // The server's renderer has its packages in it, as the browser's script has: one React of its own, for production.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  html: { cspNonce: '__NONCE__' },
  server: { port: 5173, strictPort: true, proxy: { '/api': api } },
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    sourcemap: false,
    license: true,
    // The pages' security policy takes no typeface from a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      // The contract only says what is: what a page doesn't use of it, schemas above all, stays out of the page.
      treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] },
      output: {
        // Each name is listed in the first page's script, whose letters don't compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: firstPage,
              debugName: 'the first page',
              includeDependenciesRecursively: false,
            },
            ...(isSsrBuild ? [] : byKindOfPage),
          ],
        },
      },
    },
  },
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
            '{brands,contract,demo,providers,resources,src,words,workbooks}/**/*.test.ts',
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
            'tests/support/setup/dom.ts',
            'tests/support/setup/rawTexts.ts',
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
}));
