import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { EmbeddedPostgresError, errorCode } from './errors.ts';
import type { Layout } from './layout.ts';
import { isSameDirectory, readLines } from './lockFiles.ts';

/** The address of PostgreSQL: the directory of its socket, or 127.0.0.1. */
export interface Address {
  host: string;
  port: number;
}

const SOCKET_PORT = 5432;
// The size of sun_path without its final zero byte.
const SOCKET_BYTES = process.platform === 'darwin' ? 103 : 107;

/** Whether an address is a socket's directory, as `pg` takes it, rather than a host. */
export function usesSocket({ host }: Address): boolean {
  return host.startsWith('/');
}

/** Returns a socket beside the data if its path is short enough; else the last used port, or any free one. */
export async function addressOf({ home, pidFile }: Layout): Promise<Address> {
  const socket = `${home}/.s.PGSQL.${SOCKET_PORT}`;
  if (Buffer.byteLength(socket) <= SOCKET_BYTES) return { host: home, port: SOCKET_PORT };
  const last = Number(readLines(pidFile)[3]);
  return { host: '127.0.0.1', port: last || (await freePort()) };
}

/** Returns a free TCP port: `wanted` if it is free. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wanted ? resolve(freePort()) : reject(error)));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The owner of the database and its tables, and the application's role. */
export type Role = 'hub' | 'hub_app';

/** Returns the connection string of a role; for a socket its host is a placeholder. */
export function urlOf(layout: Layout, { host, port }: Address, role: Role = 'hub'): string {
  const url = new URL(`postgresql://localhost:${port}/hub?sslmode=disable`);
  url.username = role;
  url.password = readFileSync(layout.password, 'utf8');
  if (usesSocket({ host, port })) url.searchParams.set('host', host);
  else url.hostname = host;
  return url.href;
}

/**
 * Connects as superuser, and checks that this is the PostgreSQL of the directory. Returns `absent` if nothing listens,
 * `busy` if PostgreSQL is starting or stopping.
 */
export async function connect(
  layout: Layout,
  address: Address,
): Promise<pg.Client | 'absent' | 'busy'> {
  const client = new pg.Client({
    ...address,
    user: 'postgres',
    database: 'postgres',
    password: readFileSync(layout.password, 'utf8'),
    application_name: `accreditation-hub ${process.pid}`,
    ssl: false,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener an error would end the process; `end` reports a lost connection.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    if (isSameDirectory(rows[0].data_directory, layout.data)) return client;
    await client.end();
    return 'absent';
  } catch (error) {
    return reasonOf(error, layout, address);
  }
}

function reasonOf(error: unknown, layout: Layout, address: Address): 'absent' | 'busy' {
  const code = errorCode(error) ?? '';
  if (['ENOENT', 'ECONNREFUSED'].includes(code)) return 'absent';
  // Closed connection (no code), cannot_connect_now, admin_shutdown, crash_shutdown: all temporary.
  if (['', 'ECONNRESET', 'EPIPE', '57P03', '57P01', '57P02'].includes(code)) return 'busy';
  // Another program may use the port in the meantime; the socket can't be used by another one.
  if (!usesSocket(address)) return 'absent';
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL of ${layout.dataDir} refuses a connection: ${error}`,
    { cause: error },
  );
}
