import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a query can run on: the pool, or a transaction. */
export type Queryable = Database | Transaction;

export interface ConnectionOptions {
  /** Connections of the pool. */
  max?: number;
  /** Milliseconds after which PostgreSQL ends a statement. */
  statementTimeout?: number;
  /** Told of a connection that broke; queries on it fail by themselves. */
  onError?: (error: Error) => void;
}

/** Opens a pool. A restart of PostgreSQL fails the queries in flight and nothing else. */
export function connect(connectionString: string, options: ConnectionOptions = {}): Database {
  const { max = 10, statementTimeout = 15_000, onError = () => {} } = options;
  const pool = new pg.Pool({
    connectionString,
    max,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    connectionTimeoutMillis: 10_000,
    application_name: 'accreditation-hub',
    keepAlive: true,
  });
  // Without both listeners a connection that breaks, idle or in use, ends the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return drizzle(pool, { schema });
}

const RETRIED = new Set(['40001', '40P01']);
const TRIES = 6;

/** The SQLSTATE of a failed query, or undefined. Drizzle wraps the driver's error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/**
 * Runs `work` in a transaction, again when PostgreSQL asks for it (serialisation failure, deadlock). So `work`
 * must do nothing but queries: mails go to the outbox.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}
