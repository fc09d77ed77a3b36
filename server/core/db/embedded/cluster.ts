import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, asNamedUser, type Command, changeOwner } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, errorCode } from './errors.ts';
import { homeAt, type Layout } from './layout.ts';
import { isAlive } from './lockFiles.ts';

/** An embedded PostgreSQL: its paths, its executables and the user it runs as. */
export interface Cluster {
  layout: Layout;
  binaries: Binaries;
  account: Account | undefined;
  command: (file: string, args: string[]) => Command;
}

/** The environment of PostgreSQL: without the caller's PGDATA, secrets and locale. */
export const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the cluster if there is none, else checks that these executables can run it.
 * @throws EmbeddedPostgresError for another major version, a directory that is no cluster, or a failure of initdb
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { layout, binaries } = cluster;
  if (!existsSync(layout.home)) return createCluster(cluster);
  let version: string;
  try {
    version = readFileSync(join(layout.data, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      errorCode(cause) === 'EACCES'
        ? `${layout.home} belongs to another user. Start as that user or as root, or set DATA_DIR.`
        : `${layout.home} is not a database of this product. Move it away, or set DATA_DIR.`,
      { cause },
    );
  }
  if (Number(version) !== binaries.major) {
    throw new EmbeddedPostgresError(
      `${layout.data} was made by PostgreSQL ${version}, and this version of the product brings ` +
        `PostgreSQL ${binaries.major}. Make a backup with the version that made it and restore it here.`,
    );
  }
}

/**
 * Creates a cluster under a temporary name, and renames it at the end. So an interrupted initdb leaves nothing that
 * looks like a cluster, and of two concurrent starts one wins.
 */
async function createCluster(cluster: Cluster): Promise<void> {
  const { layout, account } = cluster;
  await removeLeftovers(layout);
  const temporary = homeAt(`${layout.home}.new-${process.pid}`);
  mkdirSync(temporary.home, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(temporary.password, password, { mode: 0o600, flush: true });
  changeOwner(account, temporary.home);
  try {
    await runInitdb(cluster, temporary);
    await syncDirectory(temporary.home);
    await rename(temporary.home, layout.home);
    await syncDirectory(layout.dataDir);
  } catch (error) {
    await rm(temporary.home, { recursive: true, force: true });
    const lostTheRace = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');
    if (!lostTheRace) throw error;
  }
}

async function runInitdb(cluster: Cluster, { data, password }: ReturnType<typeof homeAt>) {
  const { file, args, identity } = asNamedUser(
    cluster.command(cluster.binaries.initdb, [
      `--pgdata=${data}`,
      `--pwfile=${password}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Built in: the same sort order and case folding on every machine, whatever its locales.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ]),
  );
  const child = spawn(file, args, { ...identity, cwd: '/', env: ENVIRONMENT, stdio: 'pipe' });
  const exit = new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const status = await exit;
  if (status === 0) return;
  const reason = typeof status === 'string' ? status : (await output).join('').trim();
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL could not be set up in ${cluster.layout.dataDir}: ${reason}\n` +
      'Set DATABASE_URL to use a PostgreSQL of your own.',
  );
}

/** Removes incomplete clusters of killed processes; one with a running process is still being created. */
async function removeLeftovers({ dataDir }: Layout): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(/^postgres\.new-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isAlive(pid))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
