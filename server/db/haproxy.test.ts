import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '../config/env.ts';
import { startServer } from '../start/start.ts';
import { findProgram } from '../testing/find-program.ts';
import { quietPort } from '../testing/quiet-port.ts';
import { serverSettings } from '../testing/server-settings.ts';
import { startNumbers } from './embedded/testing/numbers.ts';
import { cleanUp } from './embedded/testing/processes.ts';
import { type Instance, type Pair, startPair } from './embedded/testing/replication.ts';
import { openClient } from './hosts.ts';

const HAPROXY = findProgram('haproxy');
const OPERATING = readFileSync(join(import.meta.dirname, '../../docs/operating/README.md'), 'utf8');

/** Skipped where HAProxy is not installed. */
describe.skipIf(!HAPROXY)('behind HAProxy', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterAll(cleanUp);

  test('a server works on when the standby takes over, and loses nothing acknowledged', async () => {
    const url = pair.urlOf({ port: await startHaproxy(pair) });
    await vi.waitFor(() => expectTwoConnectionsTo(pair.primary, url), {
      timeout: 60_000,
      interval: 100,
    });
    const env = readEnv(await serverSettings({ DATABASE_URL: url }));
    const server = await startServer(env);
    onTestFinished(() => server.stop());
    const { db } = server.app;
    const primaryPort = async (): Promise<number> =>
      (await db.$client.query('select inet_server_port() as port')).rows[0].port;
    const isReady = async () => (await fetch(`http://127.0.0.1:${env.port}/readyz`)).ok;
    const numbers = await startNumbers(pair.url, db);
    await numbers.grow();
    expect(await primaryPort()).toBe(pair.primary.port);

    pair.primary.kill();
    await vi.waitUntil(async () => !(await isReady()), { timeout: 60_000, interval: 20 });
    await pair.standby.admin.query('select pg_promote()');
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 20 });
    await numbers.grow();
    expect(await primaryPort()).toBe(pair.standby.port);
    expect(await numbers.stopAndFindLost()).toEqual([]);
  }, 180_000);
});

/** Before its first checks HAProxy leads to both hosts in turn. */
async function expectTwoConnectionsTo({ port }: Instance, url: string): Promise<void> {
  for (let connection = 1; connection <= 2; connection += 1) {
    const client = await openClient(url);
    const { rows } = await client
      .query('select inet_server_port() as port')
      .finally(() => client.end());
    expect(rows).toEqual([{ port }]);
  }
}

/** Starts HAProxy as `docs/operating` configures it, in front of the pair. Returns its port. */
async function startHaproxy({ primary, standby }: Pair): Promise<number> {
  const port = await quietPort();
  const servers = await Promise.all(
    [primary, standby].map(
      async (instance, place) =>
        `server db-${place + 1} 127.0.0.1:${instance.port} port ${await startHealthCheck(instance)}`,
    ),
  );
  const [, documented = ''] = /```haproxy\n(.*?)```/s.exec(OPERATING) ?? [];
  const directory = mkdtempSync(join(tmpdir(), 'hub-haproxy-'));
  const file = join(directory, 'haproxy.cfg');
  writeFileSync(
    file,
    documented
      .replace('bind :5432', `bind 127.0.0.1:${port}`)
      .replace(/server db-(\d) .*/g, (_, number) => servers[number - 1] ?? ''),
  );
  const haproxy = spawn(HAPROXY as string, ['-f', file], { stdio: 'ignore' });
  onTestFinished(async () => {
    const exited = once(haproxy, 'exit');
    haproxy.kill();
    await exited;
    rmSync(directory, { recursive: true });
  });
  return port;
}

/** Starts what Patroni serves beside each PostgreSQL: whether it is the primary. Returns its port. */
async function startHealthCheck({ admin }: Instance): Promise<number> {
  const port = await quietPort();
  const server = createServer((_, response) => {
    admin.query('select pg_is_in_recovery() as standby').then(
      ({ rows }) => response.writeHead(rows[0].standby ? 503 : 200).end(),
      () => response.writeHead(503).end(),
    );
  }).listen(port, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}
