import { statSync } from 'node:fs';
import type pg from 'pg';
import { changeOwner, chooseAccount, commandFor } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { type Cluster, ensureCluster } from './cluster.ts';
import { addressOf, connect, type Role, urlOf } from './connection.ts';
import { layoutOf } from './layout.ts';
import { type Log, takeOwnership } from './owner.ts';
import { stopPostmaster } from './stop.ts';

export interface Embedded {
  /** Connection string of the database's owner, an ordinary role that may create databases. */
  url: string;
  /** Connection string of the application's role, which owns nothing. */
  applicationUrl: string;
  /** Stops PostgreSQL, which closes every connection. Close the pools first. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL in `dataDir` and keeps it running until `stop()`. It is created if there is none,
 * adopted if it is still running after its last owner ended, and restarted if it ends.
 * @param options.onLaunch is called when PostgreSQL was started, before it accepts connections
 * @throws DataDirectoryInUse if another process owns the directory
 * @throws EmbeddedPostgresError if it can't run here; the message says why and what to do
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: Log;
  onLaunch?: (() => void) | undefined;
}): Promise<Embedded> {
  const layout = layoutOf(options.dataDir);
  const binaries = locateBinaries();
  const account = chooseAccount(layout);
  const command = commandFor(account, binaries, layout);
  const cluster: Cluster = { layout, binaries, account, command };

  // A directory that root has copied here belongs to root.
  if (statSync(layout.home, { throwIfNoEntry: false })?.uid === 0)
    changeOwner(account, layout.home);
  await ensureCluster(cluster);
  const address = await addressOf(layout);
  const ownership = await takeOwnership(cluster, address, options.log, options.onLaunch);

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await ownership.release();
    await stopPostmaster(layout);
  };
  try {
    const url = urlOf(layout, address);
    await createDatabase(ownership.client, new URL(url).password);
    return {
      url,
      applicationUrl: urlOf(layout, address, 'hub_app'),
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the connection string of the embedded PostgreSQL that another process runs in `dataDir`, or undefined. */
export async function findEmbedded(dataDir: string): Promise<string | undefined> {
  const layout = layoutOf(dataDir);
  if (!statSync(layout.home, { throwIfNoEntry: false })) return undefined;
  const address = await addressOf(layout);
  const client = await connect(layout, address);
  if (typeof client === 'string') return undefined;
  await client.end();
  return urlOf(layout, address);
}

/**
 * Creates the database and its roles, which are not superusers: an injected query can only reach the portal's data. The
 * owner may switch to the application's role.
 */
export async function createDatabase(client: pg.Client, password: string): Promise<void> {
  await createRole(client, 'hub', `createdb password ${client.escapeLiteral(password)}`);
  await createRole(client, 'hub_app', `role hub password ${client.escapeLiteral(password)}`);
  const database = await client.query("select 1 from pg_database where datname = 'hub'");
  if (!database.rowCount) await client.query('create database hub owner hub');
}

async function createRole(client: pg.Client, role: Role, options: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (!rowCount) await client.query(`create role ${role} login ${options}`);
}
