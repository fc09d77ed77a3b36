import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect as connectTo, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, type TestOptions, test, vi } from 'vitest';
import { findProgram, needs } from '../../../tests/support/needs.ts';
import { quietPort } from '../../../tests/support/server/quietPort.ts';
import { serverSettings } from '../../../tests/support/server/serverSettings.ts';
import { startServer } from '../../start/start.ts';
import { readEnv } from '../config/env.ts';
import { connect, type Database, openClient } from './connection.ts';
import { startNumbers } from './embedded/testing/numbers.ts';
import { cleanUp } from './embedded/testing/processes.ts';
import { type Instance, type Pair, startPair } from './embedded/testing/replication.ts';
import { isUnavailable } from './unavailable.ts';

const HAPROXY = findProgram('haproxy');
const OPERATING = readFileSync(
  join(import.meta.dirname, '../../../docs/operating/README.md'),
  'utf8',
);

/** What leads one address to the primary of a pair. Returns its port. */
type Front = (pair: Pair) => Promise<number>;
const fronts: [name: string, start: Front, options: TestOptions][] = [
  ['an address that moves', startForwarder, {}],
  ['HAProxy', startHaproxy, needs('haproxy', HAPROXY)],
];

afterEach(cleanUp);

describe.each(fronts)('behind %s', (_, startFront, options) => {
  const name = 'a server works on when the standby takes over, and loses nothing acknowledged';
  test(name, { ...options, timeout: 180_000 }, async () => {
    const pair = await startPair();
    const url = pair.urlOf(await startFront(pair));
    await vi.waitFor(() => expectTwoConnectionsTo(pair.primary, url), {
      timeout: 60_000,
      interval: 100,
    });
    const env = readEnv(await serverSettings({ DATABASE_URL: url }));
    const server = await startServer(env);
    onTestFinished(() => server.stop());
    const { db } = server.app;
    const isReady = async () => (await fetch(`http://127.0.0.1:${env.port}/readyz`)).ok;
    const numbers = await startNumbers(url, db);
    await numbers.grow();
    expect(await portOf(db)).toBe(pair.primary.port);

    pair.primary.kill();
    await vi.waitUntil(async () => !(await isReady()), { timeout: 60_000, interval: 20 });
    await pair.standby.admin.query('select pg_promote()');
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 20 });
    await numbers.grow();
    expect(await portOf(db)).toBe(pair.standby.port);
    expect(await numbers.stopAndFindLost()).toEqual([]);
  });
});

const portOf = async (db: Database): Promise<number> =>
  (await db.$client.query('select inet_server_port() as port')).rows[0].port;

test('a host that falls silent is left', async () => {
  const pair = await startPair();
  const sockets = new Set<Socket>();
  const port = await listen((near) => {
    const far = connectTo(pair.primary.port, '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.on('error', () => near.destroy()));
    near.pipe(far).pipe(near);
  });
  const db = connect(pair.urlOf(port), { statementTimeout: 1_000, max: 1 });
  onTestFinished(() => db.$client.end());
  expect(await portOf(db)).toBe(pair.primary.port);
  for (const socket of sockets) socket.unpipe().pause();
  const error = await portOf(db).catch((reason) => reason);
  expect(error.message).toBe('PostgreSQL has said nothing for 2000 ms');
  expect(isUnavailable(error)).toBe(true);
  for (const socket of sockets) socket.destroy();
});

/** Listens on a port until the test is over. */
async function listen(onConnection: (near: Socket) => void): Promise<number> {
  const port = await quietPort();
  const server = createTcpServer(onConnection).listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  return port;
}

/** Leads to the instance that writes, and ends the connections to one that has gone. Returns its port. */
function startForwarder({ primary, standby, urlOf }: Pair): Promise<number> {
  const standbyUrl = urlOf(standby.port);
  const lead = (near: Socket, to: Instance, otherwise: () => void) => {
    const far = connectTo(to.port, '127.0.0.1');
    far.on('error', () => {}).once('close', otherwise);
    far.once('connect', () => {
      far.off('close', otherwise).once('close', () => near.destroy());
      near.once('close', () => far.destroy());
      near.pipe(far).pipe(near);
    });
  };
  return listen((near) => {
    near.on('error', () => {});
    const end = () => void near.destroy();
    lead(near, primary, () => {
      writes(standbyUrl).then((is) => (is ? lead(near, standby, end) : end()), end);
    });
  });
}

/** Asks on a connection of its own: several ask at once. */
async function writes(url: string): Promise<boolean> {
  const client = await openClient(url);
  const { rows } = await client
    .query('select pg_is_in_recovery() as standby')
    .finally(() => client.end());
  return !rows[0].standby;
}

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
async function startHaproxy({ primary, standby, urlOf }: Pair): Promise<number> {
  const port = await quietPort();
  const servers = await Promise.all(
    [primary, standby].map(
      async (instance, place) =>
        `server db-${place + 1} 127.0.0.1:${instance.port} port ${await startHealthCheck(urlOf(instance.port))}`,
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
async function startHealthCheck(url: string): Promise<number> {
  const port = await quietPort();
  const server = createServer((_, response) => {
    writes(url).then(
      (is) => response.writeHead(is ? 200 : 503).end(),
      () => response.writeHead(503).end(),
    );
  }).listen(port, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}
