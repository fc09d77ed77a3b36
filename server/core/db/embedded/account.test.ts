import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { needs } from '../../../../tests/support/needs.ts';
import {
  cleanUp,
  makeRoot,
  PROGRAM,
  postmasterOf,
  query,
  startOwner,
} from './testing/processes.ts';

const isRoot = process.getuid?.() === 0;
/** The account `daemon` of every Unix. */
const SOMEBODY = { uid: 1, gid: 1 };
const NAMELESS = 12_345;
// The checkout or Node itself may lie in a directory that is closed to others.
const othersCanRun =
  isRoot && spawnSync(process.execPath, ['--check', PROGRAM], SOMEBODY).status === 0;
const asOthers = needs('root and a checkout that others can read', othersCanRun);

afterAll(cleanUp);

/** Real user and effective capabilities of the PostgreSQL that runs in `dataDir`. */
function identityOf(dataDir: string) {
  const status = readFileSync(`/proc/${postmasterOf(dataDir)}/status`, 'utf8');
  return {
    uid: Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]),
    capabilities: BigInt(`0x${/^CapEff:\s+(\w+)/m.exec(status)?.[1]}`),
  };
}

it(
  'the embedded PostgreSQL gets an account without any right, in an open directory',
  needs('root', isRoot),
  async () => {
    const root = makeRoot();
    chmodSync(root, 0o755);
    const dataDir = join(root, 'data');
    const { url } = await startOwner(dataDir).answer;
    expect(await query(url, 'select 1')).toEqual([[1]]);
    expect(identityOf(dataDir)).toEqual({ uid: expect.any(Number), capabilities: 0n });
    expect(identityOf(dataDir).uid).not.toBe(0);
  },
);

it('the owner of a mounted directory needs no account', needs('root', isRoot), async () => {
  const root = makeRoot();
  chownSync(root, NAMELESS, NAMELESS);
  const dataDir = join(root, 'data');
  expect(await startOwner(dataDir).answer).toEqual({ url: expect.any(String) });
  expect(identityOf(dataDir).uid).not.toBe(NAMELESS);
});

it('lets it pass a closed directory, and nothing more', needs('root', isRoot), async () => {
  const dataDir = join(makeRoot(), 'data');
  const { url } = await startOwner(dataDir).answer;
  expect(await query(url, 'select 1')).toEqual([[1]]);
  const DAC_OVERRIDE = 1n << 1n;
  expect(identityOf(dataDir).capabilities).toBe(DAC_OVERRIDE);
  expect(identityOf(dataDir).uid).not.toBe(0);
});

it('lets root and the user take turns in the user’s directory', asOthers, async () => {
  const dataDir = makeRoot();
  chownSync(dataDir, SOMEBODY.uid, SOMEBODY.gid);
  const turn = async (identity = {}) => {
    const owner = startOwner(dataDir, identity);
    expect(await owner.answer).toEqual({ url: expect.any(String) });
    expect(identityOf(dataDir).uid).toBe(SOMEBODY.uid);
    await owner.end('SIGTERM');
  };
  await turn();
  await turn(SOMEBODY);
  // The data stay the user's, whoever owns the directory around them.
  chownSync(dataDir, 0, 0);
  chmodSync(dataDir, 0o755);
  await turn();
});

/** Whether an ordinary user may make name spaces here; a container's keeper often forbids it. */
const canBeNamed =
  othersCanRun &&
  spawnSync('unshare', ['--user', '--map-user=65534', 'true'], { uid: NAMELESS }).status === 0;

it('works for a user who is a bare number', needs('name spaces of users', canBeNamed), async () => {
  const dataDir = makeRoot();
  chownSync(dataDir, NAMELESS, NAMELESS);
  const { url } = await startOwner(dataDir, { uid: NAMELESS, gid: NAMELESS }).answer;
  expect(await query(url, 'select 1')).toEqual([[1]]);
  expect(identityOf(dataDir)).toEqual({ uid: NAMELESS, capabilities: 0n });
});

it('an ordinary user is told when the data belong to another', asOthers, async () => {
  const root = makeRoot();
  chmodSync(root, 0o755);
  const dataDir = join(root, 'data');
  const owner = startOwner(dataDir);
  await owner.answer;
  const message = expect.stringContaining(
    'belongs to another user. Start as that user or as root, or set DATA_DIR.',
  );
  expect(await startOwner(dataDir, SOMEBODY).answer).toEqual({
    name: 'EmbeddedPostgresError',
    message,
  });
  chmodSync(dataDir, 0o777);
  expect(await startOwner(dataDir, SOMEBODY).answer).toEqual({
    name: 'EmbeddedPostgresError',
    message: expect.stringContaining('belongs to another user'),
  });
});
