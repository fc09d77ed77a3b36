import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { Address } from './connection.ts';
import { DataDirectoryInUse, errorCode } from './errors.ts';
import { openPostmaster } from './postmaster.ts';

/** The key of the advisory lock: any number, the same in every version of the product. */
const LOCK = 4_877_202;
const MAX_PAUSE_MS = 30_000;

export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

export interface Ownership {
  /** Connected as superuser to the database `postgres`; holds the lock as long as it is connected. */
  client: pg.Client;
  /** Stops watching PostgreSQL; the lock ends with PostgreSQL or with this process. */
  release(): Promise<void>;
}

/**
 * Makes this process the only owner of the data directory, by an advisory lock that PostgreSQL releases when the
 * connection of its holder is closed. If the connection breaks because PostgreSQL has ended, PostgreSQL is restarted
 * and the lock taken again.
 * @throws DataDirectoryInUse if another process holds the lock
 */
export async function takeOwnership(
  cluster: Cluster,
  address: Address,
  log: Log,
  onLaunch: () => void = () => {},
): Promise<Ownership> {
  const stopping = new AbortController();
  let recovering = Promise.resolve();

  async function take(): Promise<pg.Client> {
    const client = await openPostmaster(cluster, address, stopping.signal, onLaunch);
    await lock(client, cluster.layout.dataDir);
    client.once('end', () => {
      if (!stopping.signal.aborted) recovering = recover();
    });
    return client;
  }

  async function recover(): Promise<void> {
    log.warn('The connection to the embedded PostgreSQL broke; making sure that it runs.');
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      try {
        await take();
        log.info('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn(String(error));
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    client: await take(),
    async release() {
      stopping.abort();
      await recovering;
    },
  };
}

async function lock(client: pg.Client, dataDir: string): Promise<void> {
  try {
    // PostgreSQL needs a moment to notice that the holder has ended.
    await client.query("set lock_timeout = '1s'");
    await client.query('select pg_advisory_lock($1)', [LOCK]);
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error;
    const holder = await holderOf(client);
    await client.end();
    throw new DataDirectoryInUse(dataDir, holder);
  }
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [LOCK],
  );
  return String(rows[0]?.application_name ?? 'unknown').replace('accreditation-hub ', '');
}
