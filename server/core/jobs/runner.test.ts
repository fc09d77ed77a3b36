import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  applyAgencyEvents,
  createTestAgency,
  templatesMailedTo,
} from '../../../tests/support/server/scenario.ts';
import { asApplication, seededAt } from '../../../tests/support/server/templates.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { jobs as usualJobs } from '../../start/jobs.ts';
import { agencies } from '../db/schema.ts';
import type { Job } from './job.ts';
import { startJobs } from './runner.ts';
import type { Worker } from './worker.ts';

let hub: TestApp;
const running: Worker[] = [];
const children: ChildProcess[] = [];
beforeAll(async () => {
  hub = await testApp();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map((runner) => runner.stop()));
  await hub.db.$client.query('delete from jobs');
});
afterAll(() => hub.close());

/** A node. It looks when it starts, and then when it is told to. */
function start(jobs: readonly Job[], rest: { onError?: () => void; onDone?: () => void } = {}) {
  const { db, clock } = hub;
  const { files, scanner, env } = hub.app;
  const runner = startJobs({
    db,
    clock,
    files,
    scanner,
    keep: env.keep,
    jobs,
    pollMs: 3_600_000,
    ...rest,
  });
  running.push(runner);
  return runner;
}

/** A job that counts its runs and does nothing. */
function counting(name: string, everySeconds = 100_000_000, run = async () => 0) {
  const job = {
    name,
    everySeconds,
    runs: 0,
    load: async () => ({
      run() {
        job.runs += 1;
        return run();
      },
    }),
  };
  return job;
}

const failures = async () => {
  const { rows } = await hub.db.$client.query(
    'select name, reason from jobs where failed_at is not null',
  );
  return rows;
};

/** As if all jobs had begun so long before; negative: as if the database's clock was put back. */
const pass = (seconds: number) =>
  hub.db.$client.query("update jobs set started_at = started_at - $1 * interval '1 second'", [
    seconds,
  ]);

test('a start runs every job at once, with the time of the clock; what it did wakes the mail worker', async () => {
  const times: Date[] = [];
  const done = vi.fn();
  const job: Job = {
    name: 'one',
    everySeconds: 60,
    load: async () => ({ run: async ({ now }) => times.push(now) }),
  };
  await start([job], { onDone: done }).idle();
  expect(times).toEqual([hub.clock.now()]);
  expect(done).toHaveBeenCalledOnce();
});

test('jobs run in the order of their table', async () => {
  const order: string[] = [];
  const named = (name: string) => counting(name, 60, async () => order.push(name));
  const names = ['b', 'd', 'a', 'c'];
  await start(names.map(named)).idle();
  expect(order).toEqual(names);
});

test('several nodes share the work: a job runs once in its time on all of them', async () => {
  const job = counting('shared', 60);
  const nodes = [1, 2, 3].map(() => start([job]));
  const look = async () => {
    for (const node of nodes) node.wake();
    await Promise.all(nodes.map((node) => node.idle()));
  };
  await Promise.all(nodes.map((node) => node.idle()));
  // Each node runs it at its start.
  expect(job.runs).toBe(3);
  await look();
  expect(job.runs).toBe(3);
  for (const expected of [4, 5]) {
    await pass(60);
    for (let i = 0; i < 4; i += 1) await look();
    expect(job.runs).toBe(expected);
  }
});

test('a job whose last start is in the future, because the clock was set back, is due', async () => {
  const job = counting('early', 60);
  const node = start([job]);
  await node.idle();
  await pass(-86_400);
  node.wake();
  await node.idle();
  expect(job.runs).toBe(2);
});

test('a failed job is reported without the values of its query, and does not stop the others', async () => {
  const failing = counting('failing', 60, async () => {
    await hub.db.select().from(agencies).where(eq(agencies.id, 'somebody@oak.example'));
    return 0;
  });
  const well = counting('well');
  const errors = vi.fn();
  await start([failing, well], { onError: errors }).idle();
  expect([failing.runs, well.runs]).toEqual([1, 1]);
  expect(errors).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'failing');
  expect(await failures()).toEqual([
    { name: 'failing', reason: 'invalid input syntax for type uuid: "[email]"' },
  ]);
});

test('stopping waits for the active run and starts no other', async () => {
  const finish: (() => void)[] = [];
  const run = () => new Promise<number>((resolve) => finish.push(() => resolve(0)));
  const both = [counting('one', 60, run), counting('other', 60, run)];
  const node = start(both);
  await vi.waitFor(() => expect(finish).toHaveLength(1), 20_000);
  const stopped = vi.fn();
  const stop = node.stop().then(stopped);
  await hub.db.$client.query('select 1');
  expect(stopped).not.toHaveBeenCalled();
  finish[0]?.();
  await stop;
  expect(both.map(({ runs }) => runs)).toEqual([1, 0]);
});

/** A node in a process of its own, that runs all jobs at a time. */
const program = `
  const { connect } = await import('./server/core/db/connection.ts');
  const { startJobs } = await import('./server/core/jobs/runner.ts');
  const { jobs } = await import('./server/start/jobs.ts');
  const now = new Date(process.env.NOW);
  const clock = { now: () => now, moment: () => ({ now, timeZone: 'UTC' }) };
  startJobs({ db: connect(process.env.URL), clock, jobs: jobs.slice(0, 1) });
  setInterval(() => {}, 1000);
`;
function node(now: string): ChildProcess {
  const env = { ...process.env, URL: asApplication(hub.url), NOW: now };
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

test.each([
  ['the status and the audit', 'audit'],
  ['the audit and the mail', 'mails'],
])(
  'killed between %s: nothing is half done, and the next run does all of it once',
  async (_, table) => {
    hub.clock.set(seededAt);
    const poc = `killed.${table}@oak.example`;
    const { id } = await createTestAgency(hub, poc);
    await applyAgencyEvents(hub, id, 'submit', 'approve');
    const before = (await templatesMailedTo(hub, poc)).length;
    const statusOf = async () =>
      (await hub.db.select().from(agencies).where(eq(agencies.id, id)))[0]?.status;
    const now = '2027-06-01T00:00:00Z';

    // It comes as far as this table, and waits there.
    const gate = new pg.Client({ connectionString: hub.url });
    await gate.connect();
    await gate.query(`begin; lock table ${table} in share mode`);
    const waiting = async () => {
      const { rows } = await hub.db.$client.query(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%into "${table}"%'`,
      );
      return rows.length;
    };
    const child = node(now);
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), 20_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await gate.query('commit');
    await gate.end();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 20_000);
    expect([await statusOf(), (await templatesMailedTo(hub, poc)).length]).toEqual([
      'APPROVED',
      before,
    ]);

    hub.clock.set(new Date(now));
    for (let i = 0; i < 2; i += 1) await start(usualJobs).idle();
    expect([await statusOf(), (await templatesMailedTo(hub, poc)).slice(before)]).toEqual([
      'PENDING_RENEWAL',
      ['agencyRenewalDue'],
    ]);
  },
);
