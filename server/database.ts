import { connect, type Database } from './db/connection.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Env } from './env.ts';

/** A running, migrated and connected database. */
export interface OpenDatabase {
  /** Connected with the application's role. */
  db: Database;
  /** Connection string of the role that owns the tables. */
  url: string;
  /** Closes the connections, and stops the embedded PostgreSQL. */
  close(): Promise<void>;
}

interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/**
 * Opens the database of the environment: the one of DATABASE_URL, or the embedded one, which is started.
 * @throws EmbeddedPostgresError if it is in use or can't run here, or an error of PostgreSQL
 */
export async function openDatabase(env: Env, log: Log): Promise<OpenDatabase> {
  const embedded = env.databaseUrl ? undefined : await startEmbedded({ dataDir: env.dataDir, log });
  const url = ownerUrlOf(env) ?? embedded?.url ?? '';
  let applicationUrl: string;
  try {
    applicationUrl = await migrateDatabase(url, applicationUrlOf(env) ?? embedded?.applicationUrl);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  let closing = false;
  const db = connect(applicationUrl, {
    max: env.databasePool,
    pooled: env.databasePooler === 'transaction',
    slowMs: env.slowStatementMs,
    onSlow: ({ statement, ms }) => log.warn(`A statement took ${ms} ms: ${statement}`),
    onError(error) {
      // While closing, PostgreSQL may stop before the pool's last connection is closed.
      if (!closing) log.warn(`A connection to the database broke: ${error.message}`);
    },
  });
  return {
    db,
    url,
    async close() {
      closing = true;
      await db.$client.end();
      await embedded?.stop();
    },
  };
}

/** Returns the connection string of the role that owns the tables; undefined for the embedded database. */
export const ownerUrlOf = ({ databaseUrl, databaseOwnerUrl }: Env): string | undefined =>
  databaseOwnerUrl ?? databaseUrl;

/** Returns the connection string of the application's own role, if the operator has created one. */
export const applicationUrlOf = ({ databaseUrl, databaseOwnerUrl }: Env): string | undefined =>
  databaseOwnerUrl && databaseUrl;
