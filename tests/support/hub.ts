import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { rebuildStatuses } from '../../server/audit/rebuild.ts';
import { readEnv } from '../../server/core/config/env.ts';
import { connect } from '../../server/core/db/connection.ts';
import { startServer } from '../../server/start/start.ts';
import { quietPort } from './server/quietPort.ts';
import { templates } from './server/templates.ts';
import { createTemporaryDatabase } from './server/temporaryDatabase.ts';

/** The built product, on a database of its own with the demo data of today. */
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

/**
 * Starts the server on a port, in this process: what it loads is loaded once for all files of a worker. That it starts
 * as a program is told by server/start/start.test.ts. `env` is added to its environment.
 */
export async function startHub(env: Record<string, string> = {}): Promise<Hub> {
  const [database, port, dataDir] = await Promise.all([
    createTemporaryDatabase(inject('postgres'), { template: templates.today }),
    quietPort(),
    mkdtemp(join(tmpdir(), 'hub-journey-')),
  ]);
  const db = connect(database.url, { max: 2 });
  const url = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: 'development',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret for the tests, long enough for the check',
    LOG_LEVEL: 'silent',
    ...env,
  };
  const start = (more = {}) =>
    startServer(readEnv({ ...settings, ...more }), async () => inject('portal'));
  let server = await start();
  return {
    url,
    query: (sql, values) => db.$client.query(sql, values),
    async restart(more) {
      await server.stop();
      server = await start(more);
    },
    async stop() {
      await server.stop();
      const mismatches = await rebuildStatuses(db);
      await db.$client.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (mismatches.length === 0) return;
      throw new Error(`The audit leads to other statuses: ${JSON.stringify(mismatches)}`);
    },
  };
}
