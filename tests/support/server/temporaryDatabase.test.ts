import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Embedded, startEmbedded } from '../../../server/core/db/embedded/embedded.ts';
import { cleanUp, makeRoot, query } from '../../../server/core/db/embedded/testing/processes.ts';
import { createTemporaryDatabase } from './temporaryDatabase.ts';

let server: Embedded;

beforeAll(async () => {
  const log = { info() {}, warn() {} };
  server = await startEmbedded({ dataDir: join(makeRoot(), 'data'), log });
});

afterAll(async () => {
  await server.stop();
  cleanUp();
});

it('each caller gets a temporary database of its own', async () => {
  const both = await Promise.all([1, 2].map(() => createTemporaryDatabase(server.url)));
  const tables = both.map(({ url }) => query(url, 'create table same (id int)'));
  await expect(Promise.all(tables)).resolves.toHaveLength(2);
  await Promise.all(both.map(({ drop }) => drop()));
});

it('copies a template, many at once', async () => {
  await query(server.url, 'create database template_of_test');
  const template = new URL(server.url);
  template.pathname = '/template_of_test';
  await query(template.href, 'create table migrated as select 7 as id');
  const copies = await Promise.all(
    [1, 2, 3].map(() => createTemporaryDatabase(server.url, { template: 'template_of_test' })),
  );
  for (const { url } of copies) expect(await query(url, 'select id from migrated')).toEqual([[7]]);
});

it('drops a database that is still in use', async () => {
  const { url, drop } = await createTemporaryDatabase(server.url);
  const client = new pg.Client({ connectionString: url });
  const lost = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  await drop();
  await lost;
  await expect(query(url, 'select 1')).rejects.toThrow('does not exist');
});
