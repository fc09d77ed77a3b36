import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from './connection.ts';
import { cleanUp } from './embedded/testing/processes.ts';
import { type Pair, startPair } from './embedded/testing/replication.ts';
import { type Read, readerOf } from './reader.ts';

/** A primary and its standby, in the order of what happens to them. */
let pair: Pair;
let primary: Database;
let standby: Database;
let reasons: string[];
let read: Read;

beforeAll(async () => {
  pair = await startPair();
  const onError = () => {};
  primary = connect(pair.urlOf(pair.primary.port), { onError });
  standby = connect(pair.urlOf(pair.standby.port), { onError, connectTimeout: 2_000 });
  await primary.$client.query('create table numbers (number int)');
});
beforeEach(() => {
  reasons = [];
  read = readerOf(primary, standby, { restMs: 0, onFallback: (reason) => reasons.push(reason) });
});
afterAll(async () => {
  await Promise.all([primary.$client.end(), standby.$client.end()]);
  cleanUp();
});

const add = () => primary.$client.query('insert into numbers values (1)');
/** Returns how many numbers somebody sees who reads, and on which port. */
const look = async (db: Database) => {
  const { rows } = await db.$client.query(
    'select inet_server_port() as port, count(*)::int from numbers',
  );
  return rows[0];
};

test('read-only work runs on the standby and sees what was just written', async () => {
  for (let count = 1; count <= 50; count += 1) {
    await add();
    expect(await read(look)).toEqual({ port: pair.standby.port, count });
  }
  expect(reasons).toEqual([]);
});

test('a standby that lags behind is not read', async () => {
  await pair.standby.admin.query('select pg_wal_replay_pause()');
  await add();
  expect(await read(look)).toEqual({ port: pair.primary.port, count: 51 });
  expect(reasons).toEqual(['it lags behind']);
  await pair.standby.admin.query('select pg_wal_replay_resume()');
  expect(await read(look)).toEqual({ port: pair.standby.port, count: 51 });
});

test('a standby that has failed is not asked again for a while', async () => {
  const patient = readerOf(primary, standby, { onFallback: (reason) => reasons.push(reason) });
  await pair.standby.admin.query('select pg_wal_replay_pause()');
  await add();
  await patient(look);
  await pair.standby.admin.query('select pg_wal_replay_resume()');
  expect((await patient(look)).port).toBe(pair.primary.port);
  expect(reasons).toEqual(['it lags behind']);
});

test('work that the standby cancels is repeated on the primary; other errors are not retried', async () => {
  const ports: number[] = [];
  const { port } = await read(async (db) => {
    const found = await look(db);
    ports.push(found.port);
    if (ports.length === 1) {
      await pair.standby.stop();
      await look(db);
    }
    return found;
  });
  expect([...ports, port]).toEqual([pair.standby.port, pair.primary.port, pair.primary.port]);
  expect(reasons).toHaveLength(1);

  await pair.standby.start();
  let runs = 0;
  const mistaken = read(async (db) => {
    runs += 1;
    return db.$client.query('select nothing from nowhere');
  });
  await expect(mistaken).rejects.toThrow('relation "nowhere" does not exist');
  expect(runs).toBe(1);
});

test('without its standby the primary is read', async () => {
  await pair.standby.stop();
  expect((await read(look)).port).toBe(pair.primary.port);
  expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
  await pair.standby.start();
});

test('a standby that was promoted is not read any more', async () => {
  await pair.standby.admin.query('select pg_promote()');
  expect((await read(look)).port).toBe(pair.primary.port);
  expect(reasons).toEqual(['it is no standby any more']);
});
