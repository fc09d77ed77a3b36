import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createTemporaryDatabase } from '../../../tests/support/server/temporaryDatabase.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

// drizzle-kit gives each array a method. Seen in its loops, it would keep pdf.js from starting in the files after this one.
Object.defineProperty(Array.prototype, 'random', { enumerable: false });

const migrations = join(import.meta.dirname, 'migrations');
const snapshots = join(migrations, 'meta');
const tables = generateDrizzleJson(schema);

/** The statements that drizzle-kit would write to make the tables of one snapshot those of another. */
const generate = (before: object, after: object) =>
  generateMigration(before as typeof tables, after as typeof tables);

test('the newest snapshot has the tables as they are: a new migration would be empty', async () => {
  const newest = (await readdir(snapshots))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  expect(
    await generate(JSON.parse(await readFile(join(snapshots, newest ?? ''), 'utf8')), tables),
  ).toEqual([]);
});

/** Returns a migrated database. */
async function migrated(): Promise<pg.Client> {
  const { url, drop } = await createTemporaryDatabase(inject('postgres'));
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return client;
}

/** Returns the columns, indexes and constraints of a database, a line each. */
async function structureOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('%s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, concat(attgenerated, attidentity, pg_get_expr(adbin, adrelid))) as line
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

test('the migrations make the tables as they are', async () => {
  const [inUse, made] = [await migrated(), await migrated()];
  const { rows } = await made.query<{ name: string }>(
    `select string_agg(format('%I', tablename), ', ') as name from pg_tables where schemaname = 'public'`,
  );
  await made.query(`drop table ${rows[0]?.name} cascade`);
  for (const statement of await generate(generateDrizzleJson({}), tables))
    await made.query(statement);
  const structure = await structureOf(inUse);
  expect(structure.length).toBeGreaterThan(200);
  expect(structure).toEqual(await structureOf(made));
});

// Drizzle knows neither: a migration that makes a table anew would lose its triggers without a word.
test('the database has every function and trigger that a migration makes, and no other', async () => {
  const client = await migrated();
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(migrations, name), 'utf8')));
  const made = new Set<string>();
  for (const [, verb, name = ''] of texts
    .join('\n')
    .matchAll(/^(create|drop)(?: or replace)? (?:function|trigger)(?: if exists)? (\w+)/gim)) {
    if (verb?.toLowerCase() === 'create') made.add(name);
    else made.delete(name);
  }
  const { rows } = await client.query<{ name: string; source: string }>(`
    select proname as name, prosrc as source from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select tgname, '' from pg_trigger where not tgisinternal`);
  expect(rows.map(({ name }) => name).sort()).toEqual([...made].sort());
  expect(rows.filter(({ source }) => !texts.some((text) => text.includes(source)))).toEqual([]);
});
