import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { admitApplication } from './application-role.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, the same everywhere: nodes that start together migrate one after the other. */
const LOCK = 726_310_451;

/**
 * Brings the database up to date; harmless when it is, and when several nodes do it at once.
 * @param connectionString of the role that owns the tables
 * @param applicationUrl of the role that the application works as, where there is one of its own
 * @returns the URL by which the application works
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
