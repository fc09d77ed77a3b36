import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Cluster, ENVIRONMENT } from './cluster.ts';
import { type Address, connect, freePort, usesSocket } from './connection.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { runningPostmaster } from './lockFiles.ts';
import { settingsFor } from './settings.ts';

const POLL_MS = 20;
/** Recovery after a crash replays the write-ahead log, which takes long on a slow disk. */
const START_TIMEOUT_MS = 120_000;
const LOG_BYTES = 5_000_000;

interface Launched {
  child: ChildProcess;
  /** Returns what it has written to the log so far. */
  output(): string;
}

/**
 * Returns a connection to the PostgreSQL of the directory, which is started if it is not running. Sets `address.port`
 * if another port had to be used.
 * @param onLaunch is called when it was started, before it accepts connections
 * @throws EmbeddedPostgresError if it does not start; AbortError if `signal` is aborted
 */
export async function openPostmaster(
  cluster: Cluster,
  address: Address,
  signal: AbortSignal,
  onLaunch: () => void = () => {},
): Promise<pg.Client> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let launched: Launched | undefined;
  while (Date.now() < deadline) {
    const found = await connect(cluster.layout, address);
    if (typeof found !== 'string') return found;
    if (launched && hasExited(launched.child)) {
      throwUnlessTemporary(cluster, launched.output());
      launched = undefined;
    }
    if (!launched && found === 'absent' && !runningPostmaster(cluster.layout)) {
      if (!usesSocket(address)) address.port = await freePort(address.port);
      launched = launch(cluster, address);
      onLaunch();
    }
    await delay(POLL_MS, undefined, { signal });
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL (process ${runningPostmaster(cluster.layout)}) does not answer; ` +
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
    // The last argument, where lock-files.ts reads it.
    ...['-D', layout.data],
  ]);
  let failure = '';
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    env: ENVIRONMENT,
    // A session of its own, so that Ctrl-C reaches only the server, which drains before it stops PostgreSQL.
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.once('error', (error) => {
    failure = String(error);
  });
  child.unref();
  closeSync(log);
  const output = () => failure || readFileSync(layout.log).subarray(start).toString().trim();
  return { child, output };
}

function hasExited(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Throws unless the failure is temporary: another start was faster, the port is in use, or old workers still run. */
function throwUnlessTemporary({ layout }: Cluster, output: string): void {
  if (/lock file|shared memory block|could not create any TCP\/IP sockets/.test(output)) return;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL of ${layout.dataDir} did not start: ${output}\n` +
      'Set DATABASE_URL to use a PostgreSQL of your own.',
  );
}
