import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { needs } from '../../../../tests/support/needs.ts';
import { startEmbedded } from './embedded.ts';
import {
  type Answer,
  cleanUp,
  killPostmaster,
  makeRoot,
  type Owner,
  postmasterOf,
  query,
  startOwner,
} from './testing/processes.ts';

const patience = { timeout: 15_000, interval: 20 };
/** One for all: what a test leaves behind is what the next start has to cope with. */
const dataDir = join(makeRoot(), 'data');
let owner: Owner;
let answer: Answer;
let postmaster: number;
let bystander: ChildProcess | undefined;

beforeAll(async () => {
  const { url, stop } = await startEmbedded({ dataDir, log: { info() {}, warn() {} } });
  await query(url, 'create table kept (word text)');
  await stop();
});

beforeEach(async () => {
  owner = startOwner(dataDir);
  answer = await owner.answer;
  expect(answer.message).toBeUndefined();
  postmaster = postmasterOf(dataDir);
  await query(answer.url, "truncate kept; insert into kept values ('acknowledged')");
  return async () => owner.end('SIGKILL');
});

afterAll(() => {
  bystander?.kill();
  cleanUp();
});

async function expectNextStartToHaveAll() {
  owner = startOwner(dataDir);
  const { url, message } = await owner.answer;
  expect(message).toBeUndefined();
  expect(await query(url, 'select word from kept')).toEqual([['acknowledged']]);
}

it('adopts the PostgreSQL that outlived its owner', async () => {
  await owner.end('SIGKILL');
  await expectNextStartToHaveAll();
  expect(postmasterOf(dataDir)).toBe(postmaster);
});

it('recovers after both the owner and PostgreSQL were killed', async () => {
  await owner.end('SIGKILL');
  killPostmaster(dataDir);
  await expectNextStartToHaveAll();
  expect(postmasterOf(dataDir)).not.toBe(postmaster);
});

it('restarts PostgreSQL at the same address, still locked, when only PostgreSQL was killed', async () => {
  killPostmaster(dataDir);
  await vi.waitFor(async () => {
    expect(await query(answer.url, 'select word from kept')).toEqual([['acknowledged']]);
    expect(postmasterOf(dataDir)).not.toBe(postmaster);
  }, patience);
  expect((await startOwner(dataDir).answer).name).toBe('DataDirectoryInUse');
});

it(
  'Ctrl-C in the terminal does not reach the embedded PostgreSQL',
  needs('Linux', process.platform === 'linux'),
  () => {
    const groupOf = (pid: number) => {
      const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      return Number(rest.split(' ')[2]);
    };
    expect(groupOf(owner.pid)).not.toBe(groupOf(postmaster));
  },
);

it('stops PostgreSQL at SIGTERM', async () => {
  await owner.end('SIGTERM');
  expect(() => postmasterOf(dataDir)).toThrow('ENOENT');
});

it('ignores lock files whose process id now belongs to another process', async () => {
  await owner.end('SIGKILL');
  killPostmaster(dataDir);
  const home = join(dataDir, 'postgres');
  // PostgreSQL takes any living process of its own account for a postmaster.
  const { uid, gid } = statSync(home);
  bystander = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {});
  for (const file of [join(home, 'data', 'postmaster.pid'), join(home, '.s.PGSQL.5432.lock')]) {
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [bystander.pid, ...rest].join('\n'));
  }
  await expectNextStartToHaveAll();
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
});
