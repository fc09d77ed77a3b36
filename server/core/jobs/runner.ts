import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { jobs as jobRuns } from '../db/schema.ts';
import { loggedError } from '../monitoring/log.ts';
import type { Job, JobRun } from './job.ts';
import { startWorker, type Worker } from './worker.ts';

export interface JobParts extends Pick<JobRun, 'db' | 'files' | 'scanner' | 'keep' | 'dataDir'> {
  clock: Clock;
  jobs: readonly Job[];
  /** Called after a job has processed rows: there may be emails in the outbox. */
  onDone?: () => void;
  onError?: (error: unknown, job?: string) => void;
  pollMs?: number;
}

/**
 * Starts the worker that runs the jobs one after the other. Each job starts once per interval on all nodes together. At
 * its start a node runs every job at once, so that what is overdue is done within seconds. The database's time only
 * schedules the jobs; what is due is decided by the server's clock.
 */
export function startJobs(parts: JobParts): Worker {
  const { db, files, scanner, keep, dataDir, clock, jobs, pollMs = 15_000 } = parts;
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
    // Uses the time of the database, the same for all nodes. If it was set back, the job is due too.
    const { rowCount } = await db.execute(sql`
      insert into jobs as job (name, started_at) values (${name}, now())
      on conflict (name) do update set started_at = now()
      where ${isStart} or job.started_at not between now() - ${everySeconds} * interval '1 second' and now() + interval '1 minute'`);
    return rowCount === 1;
  }

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    try {
      const file = await job.load();
      const context = { db, files, scanner, keep, dataDir, signal, ...clock.moment() };
      if (await file.run(context)) onDone();
    } catch (error) {
      onError(error, job.name);
      const reason = String(loggedError(error).message);
      await db
        .update(jobRuns)
        .set({ failedAt: sql`now()`, reason })
        .where(eq(jobRuns.name, job.name));
    }
  }

  return startWorker({ work, pollMs, onError });
}
