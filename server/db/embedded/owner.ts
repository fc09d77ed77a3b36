import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { Address } from './connection.ts';
import { DataDirectoryInUse, errorCode } from './errors.ts';
import { openPostmaster } from './postmaster.ts';

/** Any number, the same in every version of the product. */
const LOCK = 4_877_202;
const LONGEST_PAUSE_MS = 30_000;

export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

export interface Ownership {
  /** As superuser, in the database `postgres`; the lock lives as long as it does. */
  client: pg.Client;
  /** Ends the watch over PostgreSQL; the lock goes with PostgreSQL or with this process. */
  release(): Promise<void>;
}

/**
 * Makes this process the one owner of the data directory: an advisory lock that PostgreSQL frees as soon as the
 * kernel closes the connection of its holder, however that died. When the connection breaks because PostgreSQL
 * died, PostgreSQL is started anew and the lock taken again.
 * @throws DataDirectoryInUse when another process holds it.
 */
export async function own(cluster: Cluster, address: Address, log: Log): Promise<Ownership> {
  const stopping = new AbortController();
  let recovering = Promise.resolve();

  async function take(): Promise<pg.Client> {
    const client = await openPostmaster(cluster, address, stopping.signal);
    await lock(client, cluster.layout.dataDir);
    client.once('end', () => {
      if (!stopping.signal.aborted) recovering = recover();
    });
    return client;
  }

  async function recover(): Promise<void> {
    log.warn('The connection to the embedded PostgreSQL broke; making sure that it runs.');
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
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
    // A dead holder's connection takes an instant to be noticed.
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
