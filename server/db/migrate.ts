import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { admitApplication } from './application-role.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** The key of the advisory lock with which nodes that start together migrate one after the other. */
const LOCK = 726_310_451;

/**
 * Runs pending migrations; several nodes may do it at the same time.
 * @param connectionString of the role that owns the tables
 * @param applicationUrl of the application's role, if the operator has created one
 * @returns the application's connection string
 */
export async function migrateDatabase(
  connectionString: string,
  applicationUrl?: string,
): Promise<string> {
  const client = new pg.Client({ connectionString, application_name: 'accreditation-hub migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('set client_min_messages to warning');
    await migrate(drizzle(client), { migrationsFolder });
    return await admitApplication(client, connectionString, applicationUrl);
  } finally {
    await client.end();
  }
}
