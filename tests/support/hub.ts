import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { inject } from 'vitest';
import { connect } from '../../server/db/connection.ts';
import { createTemporaryDatabase } from '../../server/db/embedded/temporary-database.ts';
import { seedDemo } from '../../server/db/seed.ts';
import { rebuildStatuses } from '../../server/domain/life-cycle/rebuild.ts';
import { quietPort } from '../../server/testing/quiet-port.ts';
import { templates } from '../../server/testing/templates.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built product, running in a process and on a database of its own with the demo data. */
export interface Hub {
  /** The origin, without a trailing slash. */
  url: string;
  /** Queries its database, for what no page can do, such as letting 30 days pass. */
  query(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Restarts it on the same data. `env` is added to its environment. */
  restart(env: Record<string, string>): Promise<void>;
  /** Stops it. @throws Error if the statuses that the journeys left do not follow from the audit */
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does and waits until it is ready. `env` is added to its environment. */
export async function startHub(env: Record<string, string> = {}): Promise<Hub> {
  const [database, port, dataDir] = await Promise.all([
    createTemporaryDatabase(inject('postgres'), { template: templates.migrated }),
    quietPort(),
    mkdtemp(join(tmpdir(), 'hub-journey-')),
  ]);
  const db = connect(database.url, { max: 2 });
  await seedDemo(db, new Date());
  const url = `http://localhost:${port}`;
  const settings = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret for the tests, long enough for the check',
    LOG_LEVEL: 'warn',
    ...env,
  };
  let child = await run(url, settings);
  return {
    url,
    query: (sql, values) => db.$client.query(sql, values),
    async restart(more) {
      await end(child);
      child = await run(url, { ...settings, ...more });
    },
    async stop() {
      await end(child);
      const mismatches = await rebuildStatuses(db);
      await db.$client.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (mismatches.length === 0) return;
      throw new Error(`The audit leads to other statuses: ${JSON.stringify(mismatches)}`);
    },
  };
}

async function run(url: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  try {
    await ready(`${url}/readyz`, child);
    return child;
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${output}`, { cause: error });
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Waits until an address responds with 200. Rejects if the process ends, or after a minute. */
async function ready(address: string, child: ChildProcess): Promise<void> {
  const giveUp = Date.now() + 60_000;
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    if (Date.now() > giveUp) throw new Error('It was not ready within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
