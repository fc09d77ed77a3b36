import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, type Command, giveTo, underAName } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, errorCode } from './errors.ts';
import { homeAt, type Layout } from './layout.ts';
import { isAlive } from './lock-files.ts';

/** What every step needs to know of one embedded PostgreSQL. */
export interface Cluster {
  layout: Layout;
  binaries: Binaries;
  account: Account | undefined;
  command: (file: string, args: string[]) => Command;
}

/** Nothing of the caller's environment (PGDATA, secrets, a locale) reaches PostgreSQL. */
export const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Makes the cluster when there is none, else checks that these binaries can run it.
 * @throws EmbeddedPostgresError for another major version, a foreign directory, or a failing initdb.
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
 * initdb works under another name; the rename at its end is the only way a cluster comes into being. So an
 * interrupted initdb leaves nothing that could be taken for a cluster, and of two starts at once one wins.
 */
async function createCluster(cluster: Cluster): Promise<void> {
  const { layout, account } = cluster;
  await removeLeftovers(layout);
  const making = homeAt(`${layout.home}.new-${process.pid}`);
  mkdirSync(making.home, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(making.password, password, { mode: 0o600, flush: true });
  giveTo(account, making.home);
  try {
    await runInitdb(cluster, making);
    await syncDirectory(making.home);
    await rename(making.home, layout.home);
    await syncDirectory(layout.dataDir);
  } catch (error) {
    await rm(making.home, { recursive: true, force: true });
    const lostTheRace = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');
    if (!lostTheRace) throw error;
  }
}

async function runInitdb(cluster: Cluster, { data, password }: ReturnType<typeof homeAt>) {
  const { file, args, identity } = underAName(
    cluster.command(cluster.binaries.initdb, [
      `--pgdata=${data}`,
      `--pwfile=${password}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Built in: the same order and case folding on every machine, whatever locales it has.
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
  const said = typeof status === 'string' ? status : (await output).join('').trim();
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL could not be set up in ${cluster.layout.dataDir}: ${said}\n` +
      'Set DATABASE_URL to use a PostgreSQL of your own.',
  );
}

/** Half-made clusters of starts that were killed; one whose process still lives is at work. */
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
