import PgBoss from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { loggedError } from '../log.ts';
import type { Job } from './job.ts';
import { QUEUE } from './queue.ts';
import { jobs as allJobs } from './table.ts';

export interface JobParts {
  db: Database;
  clock: Clock;
  jobs?: readonly Job[];
  /** Something was done: there may be mails in the outbox. */
  onDone?: () => void;
  onError?: (error: unknown, job?: string) => void;
  lookMs?: number;
}

export interface JobRunner {
  /** Looks whether a job's time has come; it does so by itself all the while. */
  look(): void;
  /** Resolves when what was under way is done. */
  idle(): Promise<void>;
  /** Begins nothing more, and waits for the batch under way. */
  stop(): Promise<void>;
}

/** Kept for the operator to look at; the outbox and the audit hold what was done. */
const KEPT = { archiveCompletedAfterSeconds: 2 * 3600, deleteAfterDays: 3 };

/**
 * Runs the jobs. Any number of nodes may: pg-boss lets each job begin once in its time on all of them together, and
 * tells who does it. At its start a node has every job looked at at once, so what fell due while nobody was there is
 * done within seconds (I7). The time of day is the clock's, not the database's: a job asks it what is due.
 */
export async function startJobs(parts: JobParts): Promise<JobRunner> {
  const { db, clock, jobs = allJobs, lookMs = 15_000 } = parts;
  const { onDone = () => {}, onError = () => {} } = parts;
  const stopping = new AbortController();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    // The schema comes with the migrations. Of pg-boss's own schedule and workers neither survives a restart of PostgreSQL.
    migrate: false,
    schedule: false,
    ...KEPT,
  });
  boss.on('error', (error) => onError(error));
  await boss.start();

  const ask = (atOnce: boolean) =>
    boss.insert(
      jobs.map(({ name, everySeconds }, place) => ({
        name: QUEUE,
        data: { job: name },
        priority: -place,
        singletonKey: name,
        ...(!atOnce && { singletonSeconds: everySeconds }),
      })),
    );

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const [order] = await boss.fetch<{ job: string }>(QUEUE, { batchSize: 1 });
      if (!order) return;
      const { id, data } = order;
      try {
        const rows = await jobs
          .find(({ name }) => name === data.job)
          ?.run({ db, now: clock.now(), signal: stopping.signal });
        if (rows) onDone();
        await boss.complete(QUEUE, id, { rows });
      } catch (error) {
        onError(error, data.job);
        await boss.fail(QUEUE, id, loggedError(error));
      }
    }
  }

  let looking: Promise<void> | undefined;
  function look(atOnce = false): void {
    if (looking || stopping.signal.aborted) return;
    looking = ask(atOnce)
      .then(work)
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
  }

  const timer = setInterval(() => look(), lookMs);
  timer.unref();
  look(true);

  const idle = async () => {
    await looking;
  };
  return {
    look: () => look(),
    idle,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await idle();
      await boss.stop({ graceful: false });
    },
  };
}
