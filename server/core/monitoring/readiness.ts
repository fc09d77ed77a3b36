import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findMigrations } from '../db/migrate.ts';
import { queryRows } from '../db/rows.ts';
import { readJobs, readQueues } from './queues.ts';

export interface Check {
  name: string;
  /** `unknown`: it could not be read. */
  state: 'ok' | 'problem' | 'unknown';
  detail: string;
  /** Seconds since the database last answered, since a job last started, or since the oldest in a queue came. */
  ageSeconds?: number;
}

/**
 * The state of a node for operators. `status` is what `/readyz` returns to a proxy; only the database and a stop
 * change it.
 */
export interface Readiness {
  status: 'ok' | 'unavailable';
  checks: Check[];
}

/** Seconds after which what waits is late; the alerts have the same. */
export const lateAfter = { mails: 900, guestRequests: 60, jobs: 600 };
const GB = 1024 ** 3;
/** Fewer free gigabytes than these are a problem. */
const MIN_FREE_GB = 1;
/** A database that takes longer counts as unavailable. */
const DATABASE_TIMEOUT_MS = 2_000;

/** Returns why the database can't be worked with; undefined if it can. */
export async function findDatabaseProblem(app: FastifyInstance): Promise<string | undefined> {
  const { db, disk, log } = app;
  const query = queryRows(db, sql`select 1`).then(
    async () => {
      app.databaseAnswer.at = performance.now();
      return (await disk.isFull(db)) ? 'its disk is full' : undefined;
    },
    (err: Error) => {
      log.warn({ err }, 'The database does not answer');
      return err.message;
    },
  );
  const late = delay(DATABASE_TIMEOUT_MS, 'it does not answer in time', { ref: false });
  return Promise.race([query, late]);
}

/** Looks at all that a node needs. */
export async function readReadiness(app: FastifyInstance): Promise<Readiness> {
  const problem = await findDatabaseProblem(app);
  const reads = [schema, queues, jobs, dataDirectory];
  const checks = reads.map(async (read) => {
    try {
      if (problem && read !== dataDirectory) throw new Error('the database is not there');
      return await read(app);
    } catch (error) {
      const detail = (error as Error).message;
      return { name: read.name, state: 'unknown', detail } as const;
    }
  });
  const age = (performance.now() - app.databaseAnswer.at) / 1000;
  return {
    status: problem || app.draining ? 'unavailable' : 'ok',
    checks: [
      check('database', !problem, problem ?? 'it answers, and its disk has room', age),
      check('running', !app.draining, app.draining ? 'it was told to stop' : 'it takes requests'),
      ...(await Promise.all(checks)).flat(),
    ],
  };
}

function check(name: string, isWell: boolean, detail: string, age?: number): Check {
  const state = isWell ? 'ok' : 'problem';
  return { name, state, detail, ...(age !== undefined && { ageSeconds: Math.round(age) }) };
}

async function schema({ db }: FastifyInstance): Promise<Check> {
  const { known, applied, newer, older } = await findMigrations(db.$client);
  const isWell = applied === known && newer === 0 && older === 0;
  return check(
    'schema',
    isWell,
    `${applied} of ${known} migrations, ${newer + older} of another version`,
  );
}

async function queues({ db, clock }: FastifyInstance): Promise<Check[]> {
  const { mails, mail_age, requests, request_age } = await readQueues(db, clock.now());
  const areMailsWell = mail_age <= lateAfter.mails;
  const areRequestsWell = request_age <= lateAfter.guestRequests;
  return [
    check('mails', areMailsWell, `${mails} emails wait`, mail_age),
    check('guestRequests', areRequestsWell, `${requests} requests of guests wait`, request_age),
  ];
}

/** Each job: whether its last run succeeded, and whether it has started when it should have. */
async function jobs(app: FastifyInstance): Promise<Check[]> {
  const runs = new Map((await readJobs(app.db)).map((run) => [run.name, run]));
  return app.jobs.map(({ name, everySeconds }) => {
    const run = runs.get(name);
    if (!run) return check(`job ${name}`, false, 'it has never run');
    const isLate = run.age > everySeconds + lateAfter.jobs;
    const detail = run.hasFailed ? `it failed: ${run.reason}` : 'it succeeded';
    return check(`job ${name}`, !run.hasFailed && !isLate, isLate ? 'it is late' : detail, run.age);
  });
}

async function dataDirectory({ env }: FastifyInstance): Promise<Check> {
  const { bavail, bsize } = await statfs(env.dataDir);
  const free = (bavail * bsize) / GB;
  return check('dataDirectory', free >= MIN_FREE_GB, `${free.toFixed(1)} GB are free`);
}
