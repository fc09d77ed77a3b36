import { afterEach, expect, inject, test } from 'vitest';
import { templates } from '../../../tests/support/server/templates.ts';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../../tests/support/server/temporaryDatabase.ts';
import type { SlowStatement } from './client.ts';
import { connect, type Database, inTransaction } from './connection.ts';

let database: TemporaryDatabase | undefined;
let db: Database | undefined;

afterEach(async () => {
  await db?.$client.end();
  await database?.drop();
});

const SLEEP = 'select pg_sleep($1::float), $2::text as name';
const values = [0.3, 'Ada Lovelace'];

/** Connects to a database of its own. Returns the slow statements. */
async function open(slowMs: number): Promise<{ db: Database; slow: SlowStatement[] }> {
  const slow: SlowStatement[] = [];
  database = await createTemporaryDatabase(inject('postgres'), { template: templates.seeded });
  db = connect(database.url, { slowMs, onSlow: (statement) => slow.push(statement) });
  return { db, slow };
}

test('slow statements are logged without their values, in the pool and in a transaction', async () => {
  const { db: opened, slow } = await open(200);
  await opened.$client.query(SLEEP, values);
  await opened.$client.query({ name: 'sleep', text: SLEEP, values });
  await inTransaction(opened, (tx) => tx.execute('select pg_sleep(0.3)'));
  const sleeps = slow.filter(({ statement }) => statement.includes('pg_sleep'));
  expect(sleeps.map(({ statement }) => statement)).toEqual([SLEEP, SLEEP, 'select pg_sleep(0.3)']);
  expect(JSON.stringify(slow)).not.toContain('Lovelace');
  expect(Math.min(...sleeps.map(({ ms }) => ms))).toBeGreaterThanOrEqual(290);
});

test('a slow statement that fails is logged too', async () => {
  const { db: opened, slow } = await open(200);
  const failing = 'select 1 / (pg_sleep(0.3)::text = $1)::int';
  await expect(opened.$client.query(failing, ['no'])).rejects.toThrow('division by zero');
  expect(slow.map(({ statement }) => statement)).toContain(failing);
});

test('a threshold of 0 switches the log of slow statements off', async () => {
  const { db: opened, slow } = await open(0);
  await opened.$client.query(SLEEP, values);
  expect(slow).toEqual([]);
});
