import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { clientWith, type SlowStatement } from './client.ts';
import * as schema from './schema.ts';

type Drizzle = NodePgDatabase<typeof schema>;
/** A transaction on it is begun with {@link inTransaction} only. */
export type Database = Omit<Drizzle, 'transaction'> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface ConnectionOptions {
  max?: number;
  /** Milliseconds within which a connection must be made. */
  connectTimeout?: number;
  /** Milliseconds after which PostgreSQL cancels a statement. */
  statementTimeout?: number;
  /** Whether a pooler such as PgBouncer gives each transaction another connection. */
  pooled?: boolean;
  /** Called when a connection breaks; queries on it fail anyway. */
  onError?: (error: Error) => void;
  /** Milliseconds after which a statement counts as slow; 0: never. */
  slowMs?: number;
  onSlow?: (statement: SlowStatement) => void;
}

/**
 * Opens a pool. If PostgreSQL restarts, only the queries in flight fail; if the address leads to another host from then
 * on, new connections do too.
 */
export function connect(connectionString: string, options: ConnectionOptions = {}): Database {
  const { max = 10, statementTimeout = 15_000, pooled = false, onError = () => {} } = options;
  const { slowMs = 0, onSlow = () => {}, connectTimeout = 10_000 } = options;
  const pool = new pg.Pool({
    connectionString,
    max,
    // A pooler refuses these as startup parameters; there the role has them.
    ...(!pooled && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 2 * statementTimeout,
    }),
    Client: clientWith({ unnamed: pooled, slowMs, onSlow }),
    connectionTimeoutMillis: connectTimeout,
    ...(statementTimeout > 0 && { stream: () => socketThatEnds(2 * statementTimeout) }),
    application_name: 'accreditation-hub',
    keepAlive: true,
  });
  // Without these listeners a broken connection would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return drizzle(pool, { schema });
}

/**
 * Returns a socket that breaks after so many milliseconds of silence. PostgreSQL ends a statement and a transaction
 * before that, so a host that says nothing for longer is gone; without this, TCP would wait for it for a quarter of an
 * hour.
 */
function socketThatEnds(silentMs: number): Socket {
  const socket = new Socket();
  // A client that finds no host does not connect, and nobody listens for the errors of its socket.
  socket.once('connect', () => socket.setTimeout(silentMs));
  socket.once('timeout', () => {
    const silent = new Error(`PostgreSQL has said nothing for ${silentMs} ms`);
    socket.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** Opens one connection, for work that needs one of its own. A query fails if it breaks. */
export async function openClient(
  connectionString: string,
  applicationName = 'accreditation-hub',
  more: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client = new pg.Client({ ...more, connectionString, application_name: applicationName });
  // Without a listener a broken connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const RETRIED = new Set(['40001', '40P01']);
const TRIES = 6;

/** Returns the SQLSTATE of a failed query, or undefined. Drizzle wraps the driver's error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/**
 * Runs `work` in a transaction, and again after a serialization failure or a deadlock. So `work` may only run queries;
 * emails go to the outbox.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(db, work);
    } catch (error) {
      if (attempt === TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Drizzle on each connection of a pool: making one takes a millisecond. */
const onConnection = new WeakMap<pg.PoolClient, Drizzle>();

/**
 * Takes a connection and gives it back whatever happens. Drizzle itself doesn't when `begin` fails
 * (https://github.com/drizzle-team/drizzle-orm/issues/6241): after ten broken connections the pool would be empty.
 */
async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    const connection = onConnection.get(client) ?? drizzle(client, { schema });
    onConnection.set(client, connection);
    return await connection.transaction(work);
  } finally {
    client.release();
  }
}
