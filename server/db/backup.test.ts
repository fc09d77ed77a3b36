import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { backedUp, backUp, restore } from './backup.ts';
import * as schema from './schema.ts';

const directory = mkdtempSync(join(tmpdir(), 'hub-backup-'));
const file = join(directory, 'hub.backup');
let full: TestApp;
let rows: number;
beforeAll(async () => {
  full = await testApp({ seed: true });
  rows = await backUp(full.url, file);
});
afterAll(async () => {
  await full.close();
  rmSync(directory, { recursive: true });
});

/** Everything a database holds, in an order of its own. */
async function contentOf({ db }: TestApp) {
  const tables = backedUp.map(async (table) => {
    const { rows } = await db.$client.query(
      `select row_to_json(t)::text as row from "${table}" t order by 1`,
    );
    return [table, rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(tables));
}

test('every table is in a backup, or of the day', () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const ofTheDay = ['sessions', 'login_failures', 'rate_counters'];
  expect([...backedUp, ...ofTheDay].sort()).toEqual(tables.map(getTableName).sort());
});

test('what is restored is what was backed up, and lives on', async () => {
  const empty = await testApp();
  expect(await restore(empty.url, file)).toBe(rows);
  expect(await contentOf(empty)).toEqual(await contentOf(full));

  const poc = await empty.as('poc.approved@northwind.example');
  expect((await poc.call('me')).statusCode).toBe(200);
  // The triggers are on again.
  const before = await totals(empty);
  await empty.db.delete(schema.invitations);
  expect([before, await totals(empty)]).toEqual([135, 0]);
  await empty.close();
});

const totals = async ({ db }: TestApp) =>
  (await db.select().from(schema.invitationCounts)).reduce((sum, { total }) => sum + total, 0);

test('nothing is restored over what is there', async () => {
  await expect(restore(full.url, file)).rejects.toThrow('not empty');
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  [
    'without its end',
    (bytes: Buffer) =>
      gzipSync(
        gunzipSync(bytes)
          .toString()
          .replace(/#\{"end.*\n/, ''),
      ),
  ],
  ['something else', () => gzipSync('a line\n')],
  ['no archive', () => Buffer.from('a line\n')],
  [
    'of a later version',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('"lead_id"', '"later"')),
  ],
])('a file that is %s leaves the database empty', async (_what, change) => {
  const empty = await testApp();
  const broken = join(directory, 'broken');
  await writeFile(broken, change(await readFile(file)));
  await expect(restore(empty.url, broken)).rejects.toThrow(/backup/);
  expect(await empty.db.$count(schema.agencies)).toBe(0);
  await empty.close();
});
