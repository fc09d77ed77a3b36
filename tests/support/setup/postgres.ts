import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../../server/core/db/embedded/embedded.ts';
import { makeDataDirectory } from '../server/abandoned.ts';
import { placeForData } from '../server/inMemory.ts';
import { asApplication, createTemplates } from '../server/templates.ts';
import { TEMPORARY } from '../server/temporaryDatabase.ts';

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

/** One PostgreSQL for the run, with a migrated and a seeded template database, and what `prepare` adds to it. */
export default async function setup(
  project: TestProject,
  prepare?: (adminUrl: string) => Promise<void>,
) {
  shared.hubPostgres ??= start();
  const mine = shared.hubPostgres;
  mine.users += 1;
  const stop = async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    shared.hubPostgres = undefined;
    await mine.stop().catch((error: unknown) => {
      // vitest prints what a teardown throws, and ends with 0.
      process.exitCode = 1;
      throw error;
    });
  };
  try {
    const url = await mine.url;
    await prepare?.(url);
    project.provide('postgres', url);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Each file of tests works on databases of its own, and drops them: the names of those that are still there. */
async function leftDatabases(adminUrl: string): Promise<string[]> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { rows } = await admin
    .query(`select datname from pg_database where datname ^@ '${TEMPORARY}'`)
    .finally(() => admin.end());
  return rows.map(({ datname }) => datname);
}

/**
 * Stores the passwords of both roles with a single round of hashing. By default each connection takes 4,096, and the
 * tests make thousands of connections.
 */
async function hashOnce(adminUrl: string): Promise<void> {
  for (const url of [adminUrl, asApplication(adminUrl)]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('set scram_iterations = 1');
    const password = client.escapeLiteral(new URL(url).password);
    await client.query(`alter role current_user password ${password}`).finally(() => client.end());
  }
}

function start(): Shared {
  const dataDir = makeDataDirectory(placeForData(), 'hub-tests-');
  const server = dataDir.then((directory) =>
    startEmbedded({ dataDir: directory, log: { info() {}, warn() {} } }),
  );
  const stop = async () => {
    const running = await server;
    const left = await leftDatabases(running.url).finally(async () => {
      await running.stop();
      await rm(await dataDir, { recursive: true, force: true });
    });
    if (left.length > 0) throw new Error(`Tests left databases behind: ${left.join(', ')}`);
  };
  const url = server.then(async (running) => {
    try {
      await hashOnce(running.url);
      await createTemplates(running.url);
    } catch (error) {
      await stop();
      throw error;
    }
    return running.url;
  });
  return { url, users: 0, stop };
}
