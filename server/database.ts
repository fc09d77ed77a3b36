import { connect, type Database } from './db/connection.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Env } from './env.ts';

/** A database that is up, migrated and connected. */
export interface OpenDatabase {
  /** As the application's role. */
  db: Database;
  /** Of the role that owns the tables. */
  url: string;
  /** Ends the connections, and the embedded PostgreSQL with them. */
  close(): Promise<void>;
}

interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/**
 * Brings up the database of the environment: the one of DATABASE_URL, or the embedded one.
 * @throws EmbeddedPostgresError (in use, or can't run here), or PostgreSQL's own.
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
    onError(error) {
      // The pool doesn't wait until the last connection is closed, PostgreSQL doesn't either.
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

/** The role that owns the tables, of a database of the operator's own. */
export const ownerUrlOf = ({ databaseUrl, databaseOwnerUrl }: Env): string | undefined =>
  databaseOwnerUrl ?? databaseUrl;

/** The role that the operator has made for the application beside the owner, if any. */
export const applicationUrlOf = ({ databaseUrl, databaseOwnerUrl }: Env): string | undefined =>
  databaseOwnerUrl && databaseUrl;
