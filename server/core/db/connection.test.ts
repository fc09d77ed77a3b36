import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../../tests/support/server/temporaryDatabase.ts';
import { connect, type Database, inTransaction } from './connection.ts';

let database: TemporaryDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTemporaryDatabase(inject('postgres'));
  db = connect(database.url, { max: 1, connectTimeout: 2_000 });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const answer = () =>
  inTransaction(
    db,
    async (tx) => (await tx.execute<{ answer: number }>('select 42 as answer')).rows,
  );

test('a connection that breaks before its transaction begins leaves its place in the pool', async () => {
  expect(await answer()).toEqual([{ answer: 42 }]);
  db.$client.once('acquire', (client) => {
    client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
  });
  await expect(answer()).rejects.toThrow('Failed query: begin');
  expect(await answer()).toEqual([{ answer: 42 }]);
});

test('a transaction that fails leaves its place in the pool, and nothing of itself', async () => {
  const failing = inTransaction(db, async (tx) => {
    await tx.execute("select set_config('hub.left', 'yes', true)");
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  const { rows } = await db.$client.query("select current_setting('hub.left', true) as left");
  expect(rows).toEqual([{ left: '' }]);
});
