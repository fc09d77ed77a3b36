import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { admitApplication } from './applicationRole.ts';
import { openClient } from './connection.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** The key of the advisory lock with which nodes that start together migrate one after the other. */
const LOCK = 726_310_451;
const IDLE_MS = 600_000;
const OLDEST = 15;

/** The database was migrated by another version of this product, which this one can't work with. */
export class OtherSchemaError extends Error {
  override name = 'OtherSchemaError';
}

/** This product can't work with the database, whatever is in it. */
export class UnsuitableDatabaseError extends Error {
  override name = 'UnsuitableDatabaseError';
}

interface Migrations {
  known: number;
  applied: number;
  /** How many of the applied ones a later version of this product has made. */
  newer: number;
  /** How many of them are from before the baseline, the first migration that a release has. */
  older: number;
}

/** Returns how many migrations the database has. */
export async function findMigrations(client: pg.Client | pg.Pool): Promise<Migrations> {
  const { entries } = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8'));
  const none = { known: entries.length, applied: 0, newer: 0, older: 0 };
  const { rows } = await client.query<{ is: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is",
  );
  if (!rows[0]?.is) return none;
  const { rows: counts } = await client.query<Omit<Migrations, 'known'>>(
    `select count(*)::int as applied, count(*) filter (where created_at > $1)::int as newer,
       count(*) filter (where created_at < $2)::int as older
     from drizzle.__drizzle_migrations`,
    [entries.at(-1).when, entries[0].when],
  );
  return { ...none, ...counts[0] };
}

/**
 * Runs pending migrations, all in one transaction; several nodes may do it at the same time.
 * @param connectionString of the role that owns the tables
 * @param applicationUrl of the application's role, if the operator has created one
 * @returns the application's connection string
 * @throws UnsuitableDatabaseError, OtherSchemaError before anything is changed
 */
export async function migrateDatabase(
  connectionString: string,
  applicationUrl?: string,
): Promise<string> {
  // A pooler refuses the parameter. Otherwise it would keep the lock on its connection after this client has gone.
  const client = await openClient(connectionString, 'accreditation-hub migrate', {
    idle_in_transaction_session_timeout: IDLE_MS,
  });
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('set client_min_messages to warning');
    await refuseUnsuitable(client);
    refuseOther(await findMigrations(client));
    await migrate(drizzle(client), { migrationsFolder });
    return await admitApplication(client, connectionString, applicationUrl);
  } finally {
    await client.end();
  }
}

async function refuseUnsuitable(client: pg.Client): Promise<void> {
  const { problem } = await findServer(client);
  if (problem) throw new UnsuitableDatabaseError(problem);
}

/** Returns the version of PostgreSQL, and why this product can't work with the database, with what to do. */
export async function findServer(
  client: pg.Client | pg.Pool,
): Promise<{ version: number; problem?: string }> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('server_encoding') as encoding`,
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < OLDEST) return { version, problem: `Version ${OLDEST} or later is needed.` };
  if (encoding === 'UTF8') return { version };
  // Texts are compared without accents, which PostgreSQL knows in UTF8 alone.
  const problem =
    `The encoding of the database is ${encoding}; UTF8 is needed. Create another one with ` +
    "`encoding 'UTF8' template template0`.";
  return { version, problem };
}

function refuseOther({ newer, older }: Migrations): void {
  if (newer > 0) {
    throw new OtherSchemaError(
      `The database was migrated by a later version of this product, by ${newer} migrations that this version ` +
        'does not know. Start that version, or restore a backup into another database.',
    );
  }
  if (older > 0) {
    throw new OtherSchemaError(
      'The database is from before the first release, and its data cannot be migrated. Start with an empty one: give ' +
        'DATA_DIR another folder (or rename the one there is), or DATABASE_URL another database.',
    );
  }
}
