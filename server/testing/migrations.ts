import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { runMigrations } from '../db/migrate.ts';
import { createTemporaryDatabase } from './temporary-database.ts';

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** A copy of the migrations that ends with the one of that name, or `more` ones after or before it. */
async function migrationsTo(name: string, more = 0): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(name));
  if (end < 0) throw new Error(`There is no migration ${name}`);
  const entries = journal.entries.slice(0, end + 1 + more);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

/**
 * Runs the migration of that name on the rows that `legacy` inserts before it, in a database of its own.
 * @param name the end of its name
 * @param look is given the rows of a query, as arrays
 */
export async function afterMigration(
  name: string,
  legacy: string,
  look: (all: (query: string) => Promise<unknown[][]>) => Promise<void>,
): Promise<void> {
  const database = await createTemporaryDatabase(inject('postgres'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const folders = [await migrationsTo(name, -1), await migrationsTo(name)] as const;
  try {
    await runMigrations(client, folders[0]);
    await client.query(legacy);
    await runMigrations(client, folders[1]);
    await look(async (query) => (await client.query({ text: query, rowMode: 'array' })).rows);
  } finally {
    await client.end();
    await database.drop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  }
}

/** Returns a client of a database of its own, for one test, which has all migrations before the one of that name. */
export async function beforeMigration(name: string): Promise<{ url: string; client: pg.Client }> {
  const { url, drop } = await createTemporaryDatabase(inject('postgres'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  const folder = await migrationsTo(name, -1);
  await runMigrations(client, folder).finally(() => rm(folder, { recursive: true }));
  return { url, client };
}
