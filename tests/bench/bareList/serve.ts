import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import react from '@vitejs/plugin-react';
import fastify from 'fastify';
import { build } from 'vite';

/** Builds the bare list by Vite's own settings, and serves it: its script compressed, and kept by the browser. */
export async function serveBareList() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-bare-list-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder },
  });
  const app = fastify();
  await app.register(compress);
  await app.register(files, { root: folder });
  await app.register(files, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  });
  return {
    origin: await app.listen({ port: 0, host: 'localhost' }),
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
