import { mkdtemp, rm, statfs } from 'node:fs/promises';
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

/** Memory that is used like a disk: what is written there needs no wait. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 3 * 1024 ** 3;

/** Where the data lie: in memory where there is room for them, since nobody needs them after a power cut. */
async function placeForData(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize > ROOM_BYTES ? MEMORY : tmpdir();
}

function start(): Shared {
  const dataDir = placeForData().then((place) => mkdtemp(join(place, 'hub-tests-')));
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
