import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/db/embedded/embedded.ts';
import { createTemplates } from '../../server/testing/templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Admin URL of the run's PostgreSQL, which may create databases. */
    postgres: string;
  }
}

interface Shared {
  url: Promise<string>;
  users: number;
  stop: () => Promise<void>;
}
/** Several projects of one run share one PostgreSQL; each loads this file anew. */
const shared = globalThis as { hubPostgres?: Shared };

/** One PostgreSQL for the run, with a migrated and a seeded template database. */
export default async function setup(project: TestProject) {
  shared.hubPostgres ??= start();
  const mine = shared.hubPostgres;
  mine.users += 1;
  project.provide('postgres', await mine.url);
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    shared.hubPostgres = undefined;
    await mine.stop();
  };
}

function start(): Shared {
  const dataDir = mkdtemp(join(tmpdir(), 'hub-tests-'));
  const server = dataDir.then((directory) =>
    startEmbedded({ dataDir: directory, log: { info() {}, warn() {} } }),
  );
  const stop = async () => {
    await (await server).stop();
    await rm(await dataDir, { recursive: true, force: true });
  };
  const url = server.then(async (running) => {
    await createTemplates(running.url).catch(async (error) => {
      await stop();
      throw error;
    });
    return running.url;
  });
  return { url, users: 0, stop };
}
