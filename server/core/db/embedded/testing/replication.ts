import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import { quietPort } from '../../../../../tests/support/server/quietPort.ts';
import { changeOwner, chooseAccount, commandFor } from '../account.ts';
import { locateBinaries } from '../binaries.ts';
import { type Cluster, ensureCluster } from '../cluster.ts';
import { type Address, urlOf } from '../connection.ts';
import { createDatabase } from '../embedded.ts';
import { layoutOf } from '../layout.ts';
import { openPostmaster } from '../postmaster.ts';
import { stopPostmaster } from '../stop.ts';
import { killPostmaster, makeRoot } from './processes.ts';

/** A PostgreSQL of a pair, which listens on a port of its own. */
export interface Instance {
  port: number;
  /** Connected as superuser, until it is stopped or killed. */
  admin: pg.Client;
  /** Ends it without a word to anybody. */
  kill(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface Pair {
  primary: Instance;
  /** Streams from the primary, and answers what only reads. */
  standby: Instance;
  /** Returns the connection string of the owner, for a port. */
  urlOf(port: number): string;
}

/**
 * Starts a primary and a hot standby that is a copy of it. The primary acknowledges only what the standby has on its
 * disk. `cleanUp` of processes.ts ends both.
 */
export async function startPair(): Promise<Pair> {
  const root = makeRoot();
  const first = await clusterIn(join(root, 'primary'));
  await ensureCluster(first.cluster);
  const primary = await start(first);
  const { layout } = first.cluster;
  const password = readFileSync(layout.password, 'utf8');
  await createDatabase(primary.admin, password);

  const second = await clusterIn(join(root, 'standby'));
  const { home, data } = second.cluster.layout;
  await primary.admin.query("select pg_backup_start('standby', true)");
  cpSync(layout.home, home, {
    recursive: true,
    filter: (path) => !/postmaster\.(pid|opts)$/.test(path),
  });
  const { rows } = await primary.admin.query('select labelfile from pg_backup_stop()');
  writeFileSync(join(data, 'backup_label'), rows[0].labelfile);
  writeFileSync(join(data, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=standby`;
  writeFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  changeOwner(second.cluster.account, home);
  const standby = await start(second);

  await primary.admin.query("alter system set synchronous_standby_names = 'standby'");
  await primary.admin.query('select pg_reload_conf()');
  await vi.waitFor(async () => {
    const { rows: states } = await primary.admin.query(
      'select sync_state from pg_stat_replication',
    );
    expect(states).toEqual([{ sync_state: 'sync' }]);
  }, 20_000);
  return { primary, standby, urlOf: (port) => urlOf(layout, { ...first.address, port }) };
}

interface Place {
  cluster: Cluster;
  address: Address;
}

async function clusterIn(dataDir: string): Promise<Place> {
  const layout = layoutOf(dataDir);
  const binaries = locateBinaries();
  const account = chooseAccount(layout);
  const command = commandFor(account, binaries, layout);
  return {
    cluster: { layout, binaries, account, command },
    address: { host: '127.0.0.1', port: await quietPort() },
  };
}

async function start({ cluster, address }: Place): Promise<Instance> {
  const { layout } = cluster;
  const open = () => openPostmaster(cluster, address, new AbortController().signal);
  const instance: Instance = {
    port: address.port,
    admin: await open(),
    kill: () => killPostmaster(layout.dataDir),
    stop: () => stopPostmaster(layout),
    async start() {
      instance.admin = await open();
    },
  };
  return instance;
}
