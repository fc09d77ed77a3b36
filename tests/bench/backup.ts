import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, copyFile, mkdtemp, open, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { backedUp, backUp, restore } from '../../server/backup/backup.ts';
import { migrateDatabase } from '../../server/core/db/migrate.ts';
import { createFiles } from '../../server/core/files/files.ts';
import { openStores } from '../../server/core/files/stores.ts';
import { quietPort } from '../support/server/quietPort.ts';
import { seedVolume } from './seed.ts';
import { onStage, say } from './stage.ts';

/**
 * `npm run bench:backup`: backs up a million invitations to an encrypted file, and restores it into an empty database
 * of another major version of PostgreSQL, which is found where Debian installs it. A file that is truncated or altered
 * must be refused before anything is written. Prints minutes; exits with 1 if the rows differ.
 */

const VOLUME = { invitations: 1_000_000, ofTheLargest: 100_000, ofTheOthers: 1_000 };
const KEY = 'a passphrase for the benchmark alone';
const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL does not run as root. */
const NOBODY = 65_534;

const run = promisify(execFile);

/** Runs `work` and prints how long it took. */
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  say(`${what}: ${((performance.now() - start) / 60_000).toFixed(2)} minutes`);
  return result;
}

/** Returns for each table the number of its rows and a sum over all their values. */
async function sumsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Dates are written alike.
  await client.query(`set timezone to 'UTC'`);
  const sums: Record<string, string> = {};
  for (const table of backedUp) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(row_to_json(t)::text, 0)::numeric), 0) as sum
       from "${table}" t`,
    );
    sums[table] = rows[0].sum;
  }
  await client.end();
  return sums;
}

/** Starts a PostgreSQL of another major version than `major`. Returns the address of an empty database. */
async function startOther(major: number) {
  const other = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).find((name) => Number(name) >= 15 && Number(name) !== major)
    : undefined;
  if (!other) throw new Error(`There is no other PostgreSQL in ${DEBIAN}.`);
  const directory = await mkdtemp(join(tmpdir(), 'hub-other-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(directory, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const program = (name: string) => join(DEBIAN, other, 'bin', name);
  await run(program('initdb'), ['-D', directory, '-U', 'hub', '-A', 'trust', '-E', 'UTF8'], user);
  const port = await quietPort();
  const options = ['-D', directory, '-p', String(port), '-k', '', '-h', '127.0.0.1'];
  const server = spawn(program('postgres'), options, { ...user, stdio: 'ignore' });
  const url = `postgres://hub@127.0.0.1:${port}/postgres`;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isUp) break;
  }
  return {
    version: Number(other),
    url,
    async stop() {
      server.kill('SIGINT');
      await once(server, 'exit');
      await rm(directory, { recursive: true });
    },
  };
}

/** A file that is not as it was must be refused, and leave the database empty. */
async function expectRefusal(url: string, file: string, what: string): Promise<void> {
  const reason = await timed(what, () =>
    restore(url, file, KEY).then(
      () => undefined,
      (error: Error) => error.message,
    ),
  );
  const rows = Object.values(await sumsOf(url)).filter((sum) => !sum.startsWith('0 '));
  if (!reason || rows.length > 0) throw new Error(`${what}: it was not refused before a write.`);
  say(`  refused, nothing written: ${reason}`);
}

await onStage(async ({ db }) => {
  await seedVolume(db.$client, VOLUME);
  const url = String(db.$client.options.connectionString);
  const { rows } = await db.$client.query('show server_version_num');
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  const directory = await mkdtemp(join(tmpdir(), 'hub-backup-'));
  const file = join(directory, 'hub.backup');
  const other = await startOther(major);
  try {
    await migrateDatabase(other.url);
    const before = await sumsOf(url);
    const { rows: written } = await timed(`Backup from PostgreSQL ${major}`, () =>
      backUp(url, file, createFiles(db, openStores(db)), KEY),
    );
    const { size } = await stat(file);
    say(`  ${written} rows, ${Math.round(size / 2 ** 20)} MiB`);

    const damaged = join(directory, 'damaged.backup');
    await copyFile(file, damaged);
    await truncate(damaged, size - 4);
    await expectRefusal(other.url, damaged, 'A file without its last four bytes');
    await copyFile(file, damaged);
    const handle = await open(damaged, 'r+');
    await handle.write(Buffer.from([0x5a]), 0, 1, Math.floor(size / 2));
    await handle.close();
    await expectRefusal(other.url, damaged, 'A file with one byte altered');

    await timed(`Restore into PostgreSQL ${other.version}`, () => restore(other.url, file, KEY));
    const after = await sumsOf(other.url);
    const differing = backedUp.filter((table) => before[table] !== after[table]);
    say(differing.length > 0 ? `Differ: ${differing.join(', ')}` : 'All tables are equal.');
    if (differing.length > 0) process.exitCode = 1;
  } finally {
    await other.stop();
    await rm(directory, { recursive: true });
  }
});
