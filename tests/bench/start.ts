import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ClusterClient, signIn } from '../cluster/client.ts';
import { quantile } from './measure.ts';
import { ownProduct, say } from './stage.ts';

/**
 * `npm run bench:start`: how long the product with demo data takes until `/readyz` answers 200, on its own PostgreSQL:
 * after it was stopped, and after it was killed while people were writing. `--node PATH` runs it by another Node,
 * `--bundle` what `npm run bundle` made.
 */
const { values: options } = parseArgs({
  options: {
    starts: { type: 'string', default: '10' },
    node: { type: 'string', default: process.execPath },
    bundle: { type: 'boolean', default: false },
  },
});
const LOOK_MS = 10;
const LOAD_MS = 2_000;
const WRITERS = 8;

const dataDir = await mkdtemp(join(tmpdir(), 'hub-start-'));
const { origin, env } = await ownProduct(dataDir, { LIMIT_SIGN_INS_PER_MINUTE: '1000000' });

/** Starts the product. Returns its process, and the milliseconds until it was ready. */
async function start(): Promise<{ program: ChildProcess; ms: number }> {
  const begin = performance.now();
  // As `npm start`, without the time of npm itself.
  const args = options.bundle
    ? ['--enable-source-maps', 'dist/hub/server/main.js']
    : ['--import', 'tsx/esm', 'server/main.ts'];
  const program = spawn(options.node, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (program.exitCode !== null) throw new Error(`It ended with ${program.exitCode}`);
    await delay(LOOK_MS);
  }
  return { program, ms: performance.now() - begin };
}

async function end(program: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(program, 'exit');
  program.kill(signal);
  await ended;
}

/** Changes a name until calls fail. */
async function write({ call }: ClusterClient): Promise<void> {
  const body = { firstName: 'Ada', lastName: 'Okafor' };
  while ((await call('updateProfile', { body })).status === 200);
}

/** Kills the product while people write. */
async function killUnderLoad(program: ChildProcess): Promise<void> {
  const signingIn = Array.from({ length: WRITERS }, () =>
    signIn(origin, 'poc.approved@northwind.example'),
  );
  const writers = (await Promise.all(signingIn)).map(write);
  await delay(LOAD_MS);
  await end(program, 'SIGKILL');
  await Promise.all(writers);
}

const print = (name: string, times: number[]) =>
  say(
    `${name.padEnd(24)} median ${(quantile(times, 0.5) / 1000).toFixed(2)} s, least ${(Math.min(...times) / 1000).toFixed(2)}, most ${(Math.max(...times) / 1000).toFixed(2)}`,
  );

const [warm, killed]: [number[], number[]] = [[], []];
try {
  // The first makes the database, and the second fills the cache of compiled code.
  for (let first = 0; first < 2; first += 1) await end((await start()).program, 'SIGTERM');
  for (let n = 0; n < Number(options.starts); n += 1) {
    const afterStop = await start();
    warm.push(afterStop.ms);
    await killUnderLoad(afterStop.program);
    const afterKill = await start();
    killed.push(afterKill.ms);
    await end(afterKill.program, 'SIGTERM');
  }
  print('after a stop', warm);
  print('after a kill under load', killed);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
