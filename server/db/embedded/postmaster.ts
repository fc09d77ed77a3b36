import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Cluster, ENVIRONMENT } from './cluster.ts';
import { type Address, connect, freePort, usesSocket } from './connection.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { livingPostmaster } from './lock-files.ts';
import { settingsFor } from './settings.ts';

const POLL_MS = 20;
/** Recovery after a crash reads the log of changes again, which takes its time on a slow disk. */
const READY_MS = 120_000;
const LOG_BYTES = 5_000_000;

/** A postmaster of ours that did not come up. */
interface Launched {
  child: ChildProcess;
  /** What it has written to the log so far. */
  said(): string;
}

/**
 * A connection to the PostgreSQL of the directory: to one that lives already, else to a new one.
 * Sets `address.port` when it had to take another port.
 * @throws EmbeddedPostgresError when it does not start; AbortError when `signal` says so.
 */
export async function openPostmaster(
  cluster: Cluster,
  address: Address,
  signal: AbortSignal,
): Promise<pg.Client> {
  const deadline = Date.now() + READY_MS;
  let launched: Launched | undefined;
  while (Date.now() < deadline) {
    const found = await connect(cluster.layout, address);
    if (typeof found !== 'string') return found;
    if (launched && hasExited(launched.child)) {
      throwUnlessPassing(cluster, launched.said());
      launched = undefined;
    }
    if (!launched && found === 'absent' && !livingPostmaster(cluster.layout)) {
      if (!usesSocket(address)) address.port = await freePort(address.port);
      launched = launch(cluster, address);
    }
    await delay(POLL_MS, undefined, { signal });
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL (process ${livingPostmaster(cluster.layout)}) does not answer; ` +
      `see ${cluster.layout.log}.`,
  );
}

function launch(cluster: Cluster, address: Address): Launched {
  const { layout, binaries, account } = cluster;
  if ((statSync(layout.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) {
    renameSync(layout.log, `${layout.log}.1`);
  }
  const log = openSync(layout.log, 'a', 0o600);
  if (account) fchownSync(log, account.uid, account.gid);
  const start = statSync(layout.log).size;
  const { file, args, identity } = cluster.command(binaries.postgres, [
    ...settingsFor(address).flatMap((setting) => ['-c', setting]),
    // Last: lock-files.ts reads it there.
    ...['-D', layout.data],
  ]);
  let failure = '';
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    env: ENVIRONMENT,
    // A session of its own: Ctrl-C reaches the server alone, which stops PostgreSQL when it has drained.
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.once('error', (error) => {
    failure = String(error);
  });
  child.unref();
  closeSync(log);
  const said = () => failure || readFileSync(layout.log).subarray(start).toString().trim();
  return { child, said };
}

function hasExited(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Another start was quicker, the port was taken, or a killed postmaster's workers still end: try again. */
function throwUnlessPassing({ layout }: Cluster, said: string): void {
  if (/lock file|shared memory block|could not create any TCP\/IP sockets/.test(said)) return;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL of ${layout.dataDir} did not start: ${said}\n` +
      'Set DATABASE_URL to use a PostgreSQL of your own.',
  );
}
