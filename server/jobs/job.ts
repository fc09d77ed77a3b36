import { type Database, inTransaction, type Transaction } from '../db/connection.ts';

/** What a job works with. */
export interface JobRun {
  db: Database;
  /** The server's clock at the beginning of the run; a run asks for no other time. */
  now: Date;
  /** The server stops: no further batch is begun. */
  signal?: AbortSignal;
}

/**
 * Something that happens as time passes. A run does all that is due by now, whenever the last one was, and nothing a
 * second time: it may run on several nodes at once and may be killed at any point.
 */
export interface Job {
  name: string;
  /** How often it looks whether something is due, on all nodes together. */
  everySeconds: number;
  /** Answers how many rows it dealt with. */
  run(context: JobRun): Promise<number>;
}

/** Rows of one transaction: few enough that nobody waits for them long. */
export const BATCH = 200;

/**
 * Works off what is due, a transaction a batch.
 * @param batch deals with at most {@link BATCH} rows, so that they are not due any more, and answers how many
 */
export async function inBatches(
  { db, signal }: JobRun,
  batch: (tx: Transaction) => Promise<number>,
): Promise<number> {
  for (let total = 0; ; ) {
    const done = await inTransaction(db, batch);
    total += done;
    if (done < BATCH || signal?.aborted) return total;
  }
}
