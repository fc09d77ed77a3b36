import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { explain } from '../../start/explain.ts';
import { migrateDatabase, OtherSchemaError } from './migrate.ts';

/** A database that belongs to another role than the one that migrates it. */
let superuser: pg.Client;
let name: string;
beforeEach(async () => {
  name = `migrated_${randomBytes(4).toString('hex')}`;
  superuser = new pg.Client({ connectionString: urlOf('postgres', 'postgres') });
  await superuser.connect();
  const password = pg.escapeLiteral(new URL(inject('postgres')).password);
  await superuser.query(`create role ${name} login password ${password}`);
  await superuser.query(`create database ${name}`);
});
afterEach(async () => {
  await superuser.query(`drop database ${name} with (force)`);
  await superuser.query(`drop role ${name}`);
  await superuser.end();
});

function urlOf(user: string, database = name): string {
  const url = new URL(inject('postgres'));
  url.username = user;
  url.pathname = `/${database}`;
  return url.href;
}

const inDatabase = async (statement: string) => {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const problemOf = () =>
  migrateDatabase(urlOf(name)).then(
    () => 'none',
    (error) => explain(error),
  );

test('a role without rights reads what is missing, and how to grant it', async () => {
  expect(await problemOf()).toMatch(
    /^The database of DATABASE_URL can't be used: permission denied for database .*Let the role own the database: `alter database/,
  );
  await superuser.query(`grant create on database ${name} to ${name}`);
  expect(await problemOf()).toMatch(/permission denied for schema public\. Let the role own/);
  await superuser.query(`alter database ${name} owner to ${name}`);
  expect(await problemOf()).toBe('none');
});

test('a database in another encoding is refused, with what to do', async () => {
  await superuser.query(`drop database ${name}`);
  await superuser.query(
    `create database ${name} owner ${name} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
  );
  expect(await problemOf()).toBe(
    "The encoding of the database is LATIN1; UTF8 is needed. Create another one with `encoding 'UTF8' template template0`.",
  );
});

test('a role that may not use the tables reads which role to give', async () => {
  await migrateDatabase(urlOf('postgres'));
  await inDatabase(`grant create on database ${name} to ${name}`);
  expect(await problemOf()).toMatch(/permission denied for .*\. /);
});

test.each([
  [
    'a later version has migrated',
    9_999_999_999_999,
    /migrated by a later version .* by 1 migrations/,
  ],
  [
    'is from before the first release',
    1_700_000_000_000,
    /before the first release.*DATA_DIR another folder/,
  ],
])('a database that %s is refused', async (_what, createdAt, message) => {
  await migrateDatabase(urlOf('postgres'));
  await inDatabase(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('other', ${createdAt})`,
  );
  const started = migrateDatabase(urlOf('postgres'));
  await expect(started).rejects.toThrow(OtherSchemaError);
  await expect(started).rejects.toThrow(message);
});
