import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmdirSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ownProduct, say } from '../bench/stage.ts';
import { type ClusterClient, signIn } from './client.ts';

/**
 * `npm run cluster:full`: fills the disk of the database while people write, and frees it again. Every call has to be
 * answered with 200 or 503, `/readyz` and `doctor` have to say why, and nothing acknowledged may be lost. Needs Linux,
 * and root to mount a small disk.
 */
const DISK = '260m';
const FULL_MS = 30_000;
const PEOPLE = ['poc.approved@northwind', 'poc.training@harbor', 'poc.pending@birch'].map(
  (name) => `${name}.example`,
);

const disk = mkdtempSync(join(tmpdir(), 'hub-full-'));
const filler = join(disk, 'filler');
const { origin, env } = await ownProduct(join(disk, 'data'), {
  LOG_LEVEL: 'silent',
  // Refused writes are so fast that three people reach the usual one.
  LIMIT_REQUESTS_PER_SECOND: '1000000',
});
const node = ['--import', 'tsx/esm'];

const readiness = () =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
const doctor = () =>
  spawnSync(process.execPath, [...node, 'server/admin.ts', 'doctor'], { env, encoding: 'utf8' });

const statuses = new Map<number, number>();

/** Changes a name until `end`. Returns the last name that was acknowledged. */
async function write({ call }: ClusterClient, end: number): Promise<string> {
  let acknowledged = '';
  for (let n = 0; performance.now() < end; n += 1) {
    const firstName = `N${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    const { status } = await call('updateProfile', { body: { firstName, lastName: 'Okafor' } });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) acknowledged = firstName;
  }
  return acknowledged;
}

function fill(): void {
  const file = openSync(filler, 'w');
  const part = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeSync(file, part);
  } catch {
    closeSync(file);
  }
}

/** Returns the milliseconds until a condition holds. */
async function timeUntil(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await holds())) await delay(20);
  return Math.round(performance.now() - start);
}

const problems: string[] = [];
const check = (text: string, holds: boolean) => {
  say(`${holds ? 'holds' : 'FAILS'}  ${text}`);
  if (!holds) problems.push(text);
};

execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
const server = spawn(process.execPath, [...node, 'server/main.ts'], { env, stdio: 'ignore' });
const ended = once(server, 'exit');
try {
  await timeUntil(async () => (await readiness()) === 200);
  const people = await Promise.all(PEOPLE.map((email) => signIn(origin, email)));
  fill();
  const end = performance.now() + FULL_MS;
  const acknowledged = await Promise.all(people.map((person) => write(person, end)));
  say(`answered ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  check('every call is answered with 200 or 503', [...statuses.keys()].sort().join() === '200,503');
  check('/readyz answers 503', (await readiness()) === 503);
  const { status, stdout, stderr } = doctor();
  check('doctor says so', status === 1 && /No space left/.test(stdout + stderr));

  unlinkSync(filler);
  const stored = await Promise.all(people.map(({ call }) => call('me')));
  const names = stored.map((answer) => (answer.json() as { firstName: string }).firstName);
  check('nothing acknowledged is lost', names.join() === acknowledged.join());
  const [first] = people;
  const body = { firstName: 'Ada', lastName: 'Okafor' };
  const writes = await timeUntil(
    async () => (await first?.call('updateProfile', { body }))?.status === 200,
  );
  say(`written again ${writes} ms after there was room`);
  check('/readyz answers 200 again', (await readiness()) === 200);
} finally {
  server.kill('SIGTERM');
  await ended;
  execFileSync('umount', [disk]);
  rmdirSync(disk);
}
process.exitCode = problems.length === 0 ? 0 : 1;
