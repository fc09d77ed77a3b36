import { connect as connectTo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '../config/env.ts';
import type { RunningServer } from '../start/serve.ts';
import { startServer } from '../start/start.ts';
import { quietPort } from '../testing/quiet-port.ts';
import { serverSettings } from '../testing/server-settings.ts';
import { connect, type Database } from './connection.ts';
import { startNumbers } from './embedded/testing/numbers.ts';
import { cleanUp } from './embedded/testing/processes.ts';
import { type Instance, type Pair, startPair } from './embedded/testing/replication.ts';
import { openClient } from './hosts.ts';
import { isUnavailable } from './unavailable.ts';

/** A primary and its standby, in the order of what happens to them. */
let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(cleanUp);

/** Opens a pool for the test. */
function open(url: string, options?: Parameters<typeof connect>[1]): Database {
  const db = connect(url, options);
  onTestFinished(() => db.$client.end());
  return db;
}

const portOf = async (db: Database): Promise<number> =>
  (await db.$client.query('select inet_server_port() as port')).rows[0].port;

/** Waits until something holds, on a machine that may be busy. */
const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000, interval: 20 });

test('a command says of each host why it is not the primary', async () => {
  await pair.primary.stop();
  const [standby, primary] = [pair.standby, pair.primary].map(({ port }) => `127.0.0.1:${port}`);
  await expect(openClient(pair.url)).rejects.toThrow(
    `No host is the primary. ${standby}: is a standby; ${primary}: connect ECONNREFUSED ${primary}`,
  );
  await pair.primary.start();
});

/** Forwards to an instance, until it falls silent as a machine without power does. */
async function startForwarder(to: Instance) {
  const port = await quietPort();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connectTo(to.port, '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.on('error', () => near.destroy()));
    near.pipe(far).pipe(near);
  }).listen(port, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port,
    fallSilent() {
      server.close();
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

test('when a host stops responding, the next one is used', async () => {
  const forwarder = await startForwarder(pair.primary);
  const both = pair.urlOf(forwarder, pair.primary);
  const db = open(both, { statementTimeout: 1_000, max: 1 });
  await portOf(db);
  forwarder.fallSilent();
  const error = await portOf(db).catch((reason) => reason);
  expect(error.message).toBe('PostgreSQL has said nothing for 2000 ms');
  expect(isUnavailable(error)).toBe(true);
  expect(await portOf(db)).toBe(pair.primary.port);
});

/** Starts a server on both hosts. */
async function startOnPair(): Promise<{ server: RunningServer; status(): Promise<number> }> {
  const env = readEnv(
    await serverSettings({
      DATABASE_URL: pair.url,
      DATABASE_READ_URL: pair.urlOf(pair.standby),
    }),
  );
  const server = await startServer(env);
  onTestFinished(() => server.stop());
  return {
    server,
    status: async () => (await fetch(`http://127.0.0.1:${env.port}/readyz`)).status,
  };
}

test('a server carries on when the standby takes over, loses nothing acknowledged, and no longer uses the former primary', async () => {
  const { server, status } = await startOnPair();
  const { db } = server.app;
  const numbers = await startNumbers(pair.url, db);
  expect(await portOf(db)).toBe(pair.primary.port);
  expect(await server.app.read(portOf)).toBe(pair.standby.port);
  expect(await status()).toBe(200);

  await numbers.grow();
  pair.primary.kill();
  await until(async () => expect(await status()).toBe(503));
  await pair.standby.admin.query('select pg_promote()');
  await until(async () => expect(await status()).toBe(200));
  expect(await portOf(db)).toBe(pair.standby.port);
  const { rows: roles } = await db.$client.query('select current_user as name');
  expect(roles).toEqual([{ name: 'hub_app' }]);
  await numbers.grow();

  // The former primary comes back and writes, but lacks what was acknowledged since.
  await pair.primary.start();
  await db.$client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user',
  );
  await numbers.grow();
  expect(await portOf(db)).toBe(pair.standby.port);
  expect(await portOf(open(pair.url))).toBe(pair.standby.port);
  expect(await numbers.stopAndFindLost()).toEqual([]);

  // Alone it is not taken either, by who has seen its successor.
  pair.standby.kill();
  const lacking = new RegExp(`:${pair.primary.port}: writes, but lacks what was written after`);
  await until(async () => {
    const error = await portOf(db).catch((reason) => reason);
    expect(error.message).toMatch(lacking);
    expect(isUnavailable(error)).toBe(true);
  });
}, 180_000);
