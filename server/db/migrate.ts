import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { admitApplication } from './application-role.ts';
import { openClient } from './hosts.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** The key of the advisory lock with which nodes of this version or a later one that start together migrate one after the other. */
const TURN = 726_310_452;
/**
 * The same for nodes of any version. Earlier ones wait for it in a single statement, which holds a snapshot for whose
 * end an index that is built concurrently waits: PostgreSQL would end one of the two. So it is free meanwhile.
 */
const LOCK = 726_310_451;
const LOCK_INTERVAL_MS = 200;
const IDLE_MS = 600_000;
/**
 * The first line of a migration that builds indexes while others write (`create index concurrently`). If it is broken off it
 * begins anew at the next start, so each of its statements can be repeated, and drops an index that was left invalid.
 */
const OUTSIDE = '-- Not in a transaction';

/** The database has migrations that this version does not know. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
}

/** Returns how many migrations the database has, and how many of them a later version of this product has made. */
export async function findMigrations(
  client: pg.Client | pg.Pool,
): Promise<{ known: number; applied: number; newer: number }> {
  const { entries } = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8'));
  const { rows } = await client.query<{ is: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is",
  );
  if (!rows[0]?.is) return { known: entries.length, applied: 0, newer: 0 };
  const { rows: counts } = await client.query<{ applied: number; newer: number }>(
    `select count(*)::int as applied, count(*) filter (where created_at > $1)::int as newer
     from drizzle.__drizzle_migrations`,
    [entries.at(-1).when],
  );
  return { known: entries.length, applied: 0, newer: 0, ...counts[0] };
}

/**
 * Runs pending migrations; several nodes may do it at the same time.
 * @param connectionString of the role that owns the tables
 * @param applicationUrl of the application's role, if the operator has created one
 * @returns the application's connection string
 * @throws NewerSchemaError before anything is changed
 */
export async function migrateDatabase(
  connectionString: string,
  applicationUrl?: string,
): Promise<string> {
  // A pooler refuses the parameter. Otherwise it would keep the locks on its connection after this client has gone.
  const client = await openClient(connectionString, 'accreditation-hub migrate', {
    idle_in_transaction_session_timeout: IDLE_MS,
  });
  try {
    await lock(client, TURN);
    await lock(client, LOCK);
    await client.query('set client_min_messages to warning');
    const { newer } = await findMigrations(client);
    if (newer > 0) {
      throw new NewerSchemaError(
        `The database was migrated by a later version of this product, by ${newer} migrations that this version ` +
          'does not know. Start that version, or restore a backup into another database.',
      );
    }
    await runMigrations(client, migrationsFolder);
    return await admitApplication(client, connectionString, applicationUrl);
  } finally {
    await client.end();
  }
}

/** Waits in statements of their own, none of which holds a snapshot. */
async function lock(client: pg.Client, key: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [key]);
    if (rows[0]?.got) return;
    await pause(LOCK_INTERVAL_MS);
  }
}

/** Runs those migrations of a folder that are later than what the database has, and notes them as Drizzle does. */
export async function runMigrations(client: pg.Client, folder: string): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis > last) await run(client, migration);
  }
}

async function run(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  const statements = [...sql];
  const isOutside = statements[0]?.startsWith(OUTSIDE);
  await client.query(isOutside ? `select pg_advisory_unlock(${LOCK})` : 'begin');
  try {
    for (const statement of statements) await client.query(statement);
    if (isOutside) await lock(client, LOCK);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
    if (!isOutside) await client.query('commit');
  } catch (error) {
    if (!isOutside) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
