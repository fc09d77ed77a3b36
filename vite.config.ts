import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { precompressed } from './build/precompressed.ts';

/** Where the development server finds the API: the fixtures, or the real server (`npm run dev:server`). */
const api = process.env.HUB_API ?? 'http://127.0.0.1:3001';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), precompressed],
  // The browser's own: node-polyglot brings 4 KB along for browsers that don't have it.
  resolve: { alias: { 'object.entries': join(import.meta.dirname, 'build/objectEntries.cjs') } },
  // The server's renderer has its packages in it, as the browser's script has: one React of its own, for production.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  html: { cspNonce: '__NONCE__' },
  server: { port: 5173, strictPort: true, proxy: { '^/(?:api|badges|\\.well-known)/': api } },
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    sourcemap: false,
    license: true,
    modulePreload: { polyfill: false },
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
            // The first page's script is one file beside the entry, not thirty small ones; nor does the server load these
            // to render pages: with Node 20 each file takes two milliseconds of a start.
            {
              name: 'base',
              tags: ['$initial'],
              // The server's waits until its pages are loaded, which import this file.
              test: (id) => !id.endsWith('/entryServer.tsx'),
              includeDependenciesRecursively: false,
            },
            ...(isSsrBuild ? [] : chunkGroups),
          ],
        },
      },
    },
  },
}));
