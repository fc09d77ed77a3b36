import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { loggedError } from '../log.ts';
import type { Job } from './job.ts';
import { jobs as allJobs } from './table.ts';
import { startWorker, type Worker } from './worker.ts';

export interface JobParts {
  db: Database;
  clock: Clock;
  jobs?: readonly Job[];
  /** Something was done: there may be mails in the outbox. */
  onDone?: () => void;
  onError?: (error: unknown, job?: string) => void;
  pollMs?: number;
}

// The time is that of the database, one for all nodes. Where that was put back, the job is due too.
const BEGIN = `
insert into jobs as job (name, started_at) values ($1, now())
on conflict (name) do update set started_at = now()
where $2 or job.started_at not between now() - $3 * interval '1 second' and now() + interval '1 minute'
returning name`;

const FAILED = `update jobs set failed_at = now(), reason = $2 where name = $1`;

/**
 * Runs the jobs, one after the other. Any number of nodes may: each job begins once in its time on all of them
 * together. At its start a node runs every job at once, so what fell due while nobody was there is done within
 * seconds. The time of day is the clock's, not the database's: a job asks it what is due.
 */
export function startJobs(parts: JobParts): Worker {
  const { db, clock, jobs = allJobs, pollMs = 15_000 } = parts;
  const { onDone = () => {}, onError = () => {} } = parts;
  let isStart = true;

  async function work(signal: AbortSignal): Promise<void> {
    for (const job of jobs) {
      if (signal.aborted) return;
      if (await begin(job)) await run(job, signal);
    }
    isStart = false;
  }

  async function begin({ name, everySeconds }: Job): Promise<boolean> {
    const { rowCount } = await db.$client.query(BEGIN, [name, isStart, everySeconds]);
    return rowCount === 1;
  }

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    try {
      const rows = await job.run({ db, now: clock.now(), signal });
      if (rows) onDone();
    } catch (error) {
      onError(error, job.name);
      await db.$client.query(FAILED, [job.name, loggedError(error).message]);
    }
  }

  return startWorker({ work, pollMs, onError });
}
