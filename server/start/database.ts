import type { Env } from '../core/config/env.ts';
import { type ConnectionOptions, connect, type Database } from '../core/db/connection.ts';
import { startEmbedded } from '../core/db/embedded/embedded.ts';
import { migrateDatabase } from '../core/db/migrate.ts';
import { type Read, readerOf, STANDBY_CONNECT_MS } from '../core/db/reader.ts';

/** A running, migrated and connected database. */
export interface OpenDatabase {
  /** Connected with the application's role. */
  db: Database;
  /** Runs what only reads on the standby, if the environment names one. */
  read: Read;
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
 * @param onLaunch is called when the embedded one was started, before it accepts connections
 * @throws EmbeddedPostgresError if it is in use or can't run here, or an error of PostgreSQL
 */
export async function openDatabase(
  env: Env,
  log: Log,
  onLaunch?: () => void,
): Promise<OpenDatabase> {
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: env.dataDir, log, onLaunch });
  const url = ownerUrlOf(env) ?? embedded?.url ?? '';
  let applicationUrl: string;
  try {
    applicationUrl = await migrateDatabase(url, applicationUrlOf(env) ?? embedded?.applicationUrl);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  let closing = false;
  const options: ConnectionOptions = {
    max: env.databasePool,
    slowMs: env.slowStatementMs,
    onSlow: ({ statement, ms }) => log.warn(`A statement took ${ms} ms: ${statement}`),
    onError(error) {
      // While closing, PostgreSQL may stop before the pool's last connection is closed.
      if (!closing) log.warn(`A connection to the database broke: ${error.message}`);
    },
  };
  const db = connect(applicationUrl, {
    ...options,
    pooled: env.databasePooler === 'transaction',
  });
  const standby = env.databaseReadUrl
    ? connect(env.databaseReadUrl, { ...options, connectTimeout: STANDBY_CONNECT_MS })
    : undefined;
  const onFallback = (reason: string) =>
    log.warn(`The database of DATABASE_READ_URL is not read from: ${reason}`);
  return {
    db,
    read: standby ? readerOf(db, standby, { onFallback }) : (work) => work(db),
    url,
    async close() {
      closing = true;
      await Promise.all([db.$client.end(), standby?.$client.end()]);
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
