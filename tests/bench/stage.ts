import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { connect, type Database } from '../../server/core/db/connection.ts';
import { startEmbedded } from '../../server/core/db/embedded/embedded.ts';
import { migrateDatabase } from '../../server/core/db/migrate.ts';
import { startSession } from '../../server/core/session/sessions.ts';
import { makeDataDirectory } from '../support/server/abandoned.ts';
import { quietPort } from '../support/server/quietPort.ts';
import { cookiesOf } from './measure.ts';
import type { Origins } from './server.ts';

/** Returns the address and the environment of the product on a quiet port, with its data in a folder. */
export async function ownProduct(dataDir: string, more: Record<string, string>) {
  const port = String(await quietPort());
  const origin = `http://localhost:${port}`;
  const own = { NODE_ENV: '', PORT: port, PUBLIC_URL: origin, DATA_DIR: dataDir };
  return { origin, env: { ...process.env, ...own, ...more } };
}

/** What a benchmark needs: a database with tables, to be filled, and the server on it as a process of its own. */
export interface BenchStage {
  db: Database;
  /** Starts the server. `agencyId` is the row that the bare route reads. */
  serve(agencyId: string): Promise<Origins & { pid: number }>;
  /** Returns the cookies of a person who is signed in and asks for `path` first. */
  signIn(accountId: string, path: string): Promise<string>;
}

/** Runs a benchmark, and takes everything away afterwards. */
export async function onStage(run: (stage: BenchStage) => Promise<void>): Promise<void> {
  const dataDir = await makeDataDirectory(tmpdir(), 'hub-bench-');
  const quiet = { info() {}, warn() {}, error() {} };
  const embedded = await startEmbedded({ dataDir, log: quiet as never });
  let server: ChildProcess | undefined;
  let hub = '';
  try {
    await migrateDatabase(embedded.url);
    const db = connect(embedded.url, { statementTimeout: 3_600_000 });
    await run({
      db,
      async serve(agencyId) {
        const file = fileURLToPath(new URL('./server.ts', import.meta.url));
        server = fork(file, [embedded.url, agencyId], { execArgv: ['--import', 'tsx'] });
        const ended = once(server, 'exit').then(([code]) => {
          throw new Error(`The server ended with ${code} before it could listen.`);
        });
        const [origins] = (await Promise.race([once(server, 'message'), ended])) as [Origins];
        hub = origins.hub;
        return { ...origins, pid: server.pid ?? 0 };
      },
      async signIn(accountId, path) {
        const session = await startSession(db, { accountId }, new Date());
        return cookiesOf(hub + path, `hub-session=${session?.token}`);
      },
    });
    await db.$client.end();
  } finally {
    server?.kill();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
