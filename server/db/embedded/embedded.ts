import { statSync } from 'node:fs';
import type pg from 'pg';
import { chooseAccount, commandFor, giveTo } from './account.ts';
import { locateBinaries } from './binaries.ts';
import { type Cluster, ensureCluster } from './cluster.ts';
import { addressOf, connect, type Role, urlOf } from './connection.ts';
import { layoutOf } from './layout.ts';
import { type Log, own } from './owner.ts';
import { stopPostmaster } from './stop.ts';

export interface Embedded {
  /** Connection string of the database `hub`, whose owner is an ordinary role that may create databases. */
  url: string;
  /** Of the role that owns nothing, which the application works as. */
  applicationUrl: string;
  /** Close the pools first: it cuts every connection, ends PostgreSQL and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Brings up the embedded PostgreSQL in `dataDir` and keeps it up until `stop()`: made when absent, adopted when it
 * outlived its last owner, recovered when it did not, started anew when it dies.
 * @throws DataDirectoryInUse when another process owns the directory.
 * @throws EmbeddedPostgresError when it can't run here; the message says why and what to do.
 */
export async function startEmbedded(options: { dataDir: string; log: Log }): Promise<Embedded> {
  const layout = layoutOf(options.dataDir);
  const binaries = locateBinaries();
  const account = chooseAccount(layout);
  const command = commandFor(account, binaries, layout);
  const cluster: Cluster = { layout, binaries, account, command };

  // Copied here by root, it belongs to root.
  if (statSync(layout.home, { throwIfNoEntry: false })?.uid === 0) giveTo(account, layout.home);
  await ensureCluster(cluster);
  const address = await addressOf(layout);
  const ownership = await own(cluster, address, options.log);

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await ownership.release();
    await stopPostmaster(layout);
  };
  try {
    const url = urlOf(layout, address);
    await createHub(ownership.client, new URL(url).password);
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

/** The URL of the embedded PostgreSQL that runs in `dataDir` under another owner; undefined when none runs. */
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
 * Roles below superuser: what gets into a query of the portal reaches the portal's data at most. The one that owns
 * the tables may take on the other.
 */
async function createHub(client: pg.Client, password: string): Promise<void> {
  await createRole(client, 'hub', `createdb password ${client.escapeLiteral(password)}`);
  await createRole(client, 'hub_app', `role hub password ${client.escapeLiteral(password)}`);
  const database = await client.query("select 1 from pg_database where datname = 'hub'");
  if (!database.rowCount) await client.query('create database hub owner hub');
}

async function createRole(client: pg.Client, role: Role, options: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (!rowCount) await client.query(`create role ${role} login ${options}`);
}
