import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Embedded, findEmbedded, startEmbedded } from './embedded.ts';
import { cleanUp, makeRoot, postmasterOf, query, startOwner } from './testing/processes.ts';

const log = { info() {}, warn() {} };
const made = join(makeRoot(), 'not', 'yet', 'there');
let first: Embedded;

afterAll(cleanUp);

describe('a first start', () => {
  beforeAll(async () => {
    first = await startEmbedded({ dataDir: made, log });
  });

  it('gives a durable UTF-8 database that orders alike everywhere, to a role below superuser', async () => {
    const [row] = await query(
      first.url,
      `select current_database(), usesuper, current_setting('fsync'), current_setting('server_encoding'),
              lower('ÄÉ'), array(select unnest(array['b', 'B', 'a', 'é']) order by 1)
       from pg_user where usename = current_user`,
    );
    expect(row).toEqual(['hub', false, 'on', 'UTF8', 'äé', ['B', 'a', 'b', 'é']]);
  });

  it('lets the role install the trigram index and make databases', async () => {
    await query(first.url, 'create extension pg_trgm');
    await query(first.url, 'create database another');
    const another = new URL(first.url);
    another.pathname = '/another';
    expect(await query(another.href, 'select current_database()')).toEqual([['another']]);
    expect(await query(first.url, "select 'ab' % 'ab'")).toEqual([[true]]);
  });

  it('refuses connections without the password', async () => {
    const url = new URL(first.url);
    url.password = 'wrong';
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps the values of a failed statement out of the log', async () => {
    await query(first.url, 'create table person (email text unique)');
    const insert = "insert into person values ('ann@example.org')";
    await query(first.url, insert);
    await expect(query(first.url, insert)).rejects.toThrow('duplicate key');
    await expect(query(first.url, "select 'ann@example.org'::int")).rejects.toThrow('ann@');
    expect(readFileSync(join(made, 'postgres.log'), 'utf8')).not.toContain('ann@');
  });

  it('is found by an operator’s command, which does not own it', async () => {
    expect(await findEmbedded(made)).toBe(first.url);
  });

  it('refuses a second start and names the process that owns the directory', async () => {
    const second = startOwner(made);
    expect(await second.answer).toEqual({
      name: 'DataDirectoryInUse',
      message: expect.stringContaining(`${made} is in use by process ${process.pid}.`),
    });
    await query(first.url, 'select 1');
  });

  it('stops once and for good, and the next start has the data', async () => {
    await Promise.all([first.stop(), first.stop()]);
    expect(() => postmasterOf(made)).toThrow('ENOENT');
    expect(await findEmbedded(made)).toBeUndefined();
    const next = await startEmbedded({ dataDir: made, log });
    expect(await query(next.url, 'select email from person')).toEqual([['ann@example.org']]);
    await next.stop();
  });
});

it('lets one of two first starts win', async () => {
  const dataDir = join(makeRoot(), 'data');
  const both = [startOwner(dataDir), startOwner(dataDir)];
  const answers = await Promise.all(both.map(({ answer }) => answer));
  expect(answers.filter(({ url }) => url)).toHaveLength(1);
  expect(answers.filter(({ name }) => name === 'DataDirectoryInUse')).toHaveLength(1);
});

it.each([
  ['a name full of traps', `it's a "strange", 100% näme -D`],
  ['a path too long for a socket', 'long'.repeat(25)],
])('runs below %s', async (_, name) => {
  const dataDir = join(makeRoot(), name);
  mkdirSync(dataDir);
  const owner = startOwner(dataDir);
  const { url } = await owner.answer;
  expect(await query(url, 'select 1')).toEqual([[1]]);
  await owner.end('SIGKILL');
  const { stop, url: same } = await startEmbedded({ dataDir, log });
  expect(same).toBe(url);
  await stop();
  expect(() => postmasterOf(dataDir)).toThrow('ENOENT');
});

it('refuses data of another major version', async () => {
  const dataDir = makeRoot();
  mkdirSync(join(dataDir, 'postgres', 'data'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '17\n');
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
    /was made by PostgreSQL 17, .* brings PostgreSQL 18/,
  );
});

it('refuses a directory that it did not create', async () => {
  const dataDir = makeRoot();
  mkdirSync(join(dataDir, 'postgres'));
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
    'is not a database of this product',
  );
});

describe('making the cluster', () => {
  it('starts over after an interruption', async () => {
    const dataDir = join(makeRoot(), 'data');
    const interrupted = startOwner(dataDir);
    const half = join(dataDir, `postgres.new-${interrupted.pid}`, 'data', 'global');
    const patience = { timeout: 15_000, interval: 20 };
    await vi.waitFor(() => expect(existsSync(half)).toBe(true), patience);
    await interrupted.end('SIGKILL');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);

    const { url } = await startOwner(dataDir).answer;
    expect(await query(url, 'select current_database()')).toEqual([['hub']]);
  });

  it('removes what interrupted starts left, but not what a running one is creating', async () => {
    const dataDir = join(makeRoot(), 'data');
    const [living, dead] = [process.ppid, 2 ** 31 - 1].map((pid) => `postgres.new-${pid}`);
    for (const name of [living, dead]) mkdirSync(join(dataDir, `${name}`), { recursive: true });
    await startOwner(dataDir).answer;
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', living]);
  });
});

it("reports PostgreSQL's own message when it does not start", async () => {
  writeFileSync(join(made, 'postgres', 'data', 'postgresql.conf'), 'nonsense = 1\n');
  await expect(startEmbedded({ dataDir: made, log })).rejects.toThrow(/did not start: .*nonsense/s);
});
