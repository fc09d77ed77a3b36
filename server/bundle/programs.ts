import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { PACKAGES } from './packages.ts';

const root = join(import.meta.dirname, '../..');

/** What is started: the server, the operator's commands, and the process that reads reports. */
const PROGRAMS = ['server/main.ts', 'server/admin.ts', 'workbooks/reading/process.mjs'];

/** A module finds what is beside it as if it were still at its own place. All files with such modules are in server/. */
const inPlace: Plugin = {
  name: 'modules in place',
  transform: {
    filter: { id: { exclude: [/node_modules/, /^\0/] }, code: 'import.meta' },
    handler(code, id) {
      if (/import\.meta\.(?!url)/.test(code)) this.error('Only import.meta.url is known here.');
      const place = `new URL('../${relative(root, id)}', import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', place), map: null };
    },
  },
};

/** Packages that name a directory of theirs where this server never comes by, or can do without. */
const HARMLESS = /\/node_modules\/(?:@fastify\/swagger|pino|thread-stream)\//;

const packages: Plugin = {
  name: 'packages',
  transform: {
    filter: { id: /node_modules/ },
    handler(code, id) {
      if (/\b__(?:dirname|filename)\b/.test(code) && !HARMLESS.test(id)) {
        this.error(`${id} reads files of its own: add its package to packages.ts.`);
      }
      // Stack traces name our own sources. Those of packages would be most of the maps, which Node reads at the start.
      return { code, map: { mappings: '' } };
    },
  },
};

/** Makes JavaScript of the programs, with all that they import but {@link PACKAGES}, in a directory that is emptied before. */
export async function bundlePrograms(directory: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [inPlace, packages],
    // That process reads no TypeScript any more, for which Node 20 needs tsx.
    define: { 'process.features.typescript': 'true' },
    ssr: { noExternal: true, external: PACKAGES },
    build: {
      ssr: true,
      outDir: directory,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: Object.fromEntries(PROGRAMS.map((path) => [path.replace(/\.\w+$/, ''), path])),
        output: {
          entryFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.endsWith('.mjs') ? '[name].mjs' : '[name].js',
          chunkFileNames: 'server/[name]-[hash:7].js',
          sourcemapExcludeSources: true,
          // As if the sources were in the folder, at their places.
          sourcemapPathTransform(source, map) {
            const folder = dirname(map);
            const path = relative(root, join(folder, source));
            return relative(folder, join(directory, path));
          },
        },
      },
    },
  });
}
