import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../../server/core/db/connection.ts';
import { startEmbedded } from '../../server/core/db/embedded/embedded.ts';
import { migrateDatabase } from '../../server/core/db/migrate.ts';
import { startSmtp, type TestSmtp } from '../../server/core/mail/testing/smtp.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { makeDataDirectory } from '../support/server/abandoned.ts';
import { quietPort } from '../support/server/quietPort.ts';
import { type Proxy as ClusterProxy, startProxy } from './proxy.ts';

/** Three nodes behind a proxy on one PostgreSQL with the demo's data. */
export interface Cluster {
  ports: readonly [number, number, number];
  proxy: ClusterProxy;
  db: Database;
  smtp: TestSmtp;
  startNode(port: number): Promise<void>;
  stopNode(port: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** How much memory each node holds, in MB; undefined for one that doesn't run. */
  memory(): Promise<(number | undefined)[]>;
  stop(): Promise<void>;
}

const UNLIMITED = '1000000';

/** Starts the cluster. `env` is added to the environment of each node. */
export async function startCluster(env: Record<string, string> = {}): Promise<Cluster> {
  const dataDir = await makeDataDirectory(tmpdir(), 'hub-cluster-');
  const embedded = await startEmbedded({ dataDir, log: { info() {}, warn() {} } });
  const smtp = await startSmtp();
  const ports = [await quietPort(), await quietPort(), await quietPort()] as const;
  const nodes = new Map<number, ChildProcess>();

  async function startNode(port: number): Promise<void> {
    const child = fork(join(import.meta.dirname, 'node.ts'), {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: 'http://localhost:3000',
        DATABASE_URL: embedded.url,
        DATA_DIR: dataDir,
        SESSION_SECRET: 'a secret of the cluster, long enough',
        SMTP_URL: smtp.url,
        LOG_LEVEL: 'silent',
        DRAIN_SECONDS: '5',
        LIMIT_REQUESTS_PER_SECOND: UNLIMITED,
        LIMIT_SIGN_INS_PER_MINUTE: UNLIMITED,
        LIMIT_STALL_MS: '0',
        ...env,
      },
    });
    nodes.set(port, child);
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The node on port ${port} ended with ${code} before it was ready`);
    });
    await Promise.race([once(child, 'message'), ended]);
    // Whoever stops it waits for its end.
    ended.catch(() => {});
  }

  async function stopNode(port: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = nodes.get(port) as ChildProcess;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  const memory = () =>
    Promise.all(
      [...nodes.values()].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return undefined;
        child.send('memory');
        const [bytes] = await once(child, 'message');
        return Math.round(bytes / 1e6);
      }),
    );

  async function stopProcesses() {
    for (const child of nodes.values()) child.kill('SIGKILL');
    await smtp.stop();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    await migrateDatabase(embedded.url);
    // A machine at work on other things takes its time for 100,000 invitations.
    const db = connect(embedded.url, { max: 2, statementTimeout: 600_000 });
    await seedDemo(db, new Date());
    for (const port of ports) await startNode(port);
    const proxy = await startProxy(ports);
    return {
      ports,
      proxy,
      db,
      smtp,
      startNode,
      stopNode,
      memory,
      async stop() {
        await proxy.stop();
        await db.$client.end();
        await stopProcesses();
      },
    };
  } catch (error) {
    await stopProcesses();
    throw error;
  }
}
