import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { admitApplication } from './application-role.ts';
import { openClient } from './hosts.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** The key of the advisory lock with which nodes that start together migrate one after the other. */
const LOCK = 726_310_451;

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
  const client = await openClient(connectionString, 'accreditation-hub migrate');
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('set client_min_messages to warning');
    const { newer } = await findMigrations(client);
    if (newer > 0) {
      throw new NewerSchemaError(
        `The database was migrated by a later version of this product, by ${newer} migrations that this version ` +
          'does not know. Start that version, or restore a backup into another database.',
      );
    }
    await migrate(drizzle(client), { migrationsFolder });
    return await admitApplication(client, connectionString, applicationUrl);
  } finally {
    await client.end();
  }
}
