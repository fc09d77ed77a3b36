import type { Moment } from '../../../contract/dates.ts';
import type { Keep } from '../../../contract/privacy.ts';
import { type Database, inTransaction, type Transaction } from '../db/connection.ts';
import type { Files } from '../files/files.ts';
import type { Scanner } from '../files/scanner.ts';

/** What a job works with. Its moment is that of the server at the start of the run; a job uses no other time. */
export interface JobRun extends Moment {
  db: Database;
  files: Files;
  scanner: Scanner;
  /** How long is kept what the operator decides. */
  keep: Keep;
  /** Where this node keeps files of its own, if it does. */
  dataDir?: string;
  /** Aborted when the server stops: no further batch is started. */
  signal?: AbortSignal;
}

export interface Job {
  name: string;
  /** Seconds between two runs, on all nodes together. */
  everySeconds: number;
  load: () => Promise<JobFile>;
}

interface JobFile {
  /**
   * Does everything that is due, whenever the last run was, and nothing twice: it may run on several nodes at once and
   * may be killed at any point. Returns how many rows were processed; 0 if there can be no email.
   */
  run(context: JobRun): Promise<number>;
}

/** Rows of one transaction: few enough that none of its statements takes 100 ms, so that nobody waits long for their locks. */
export const BATCH = 50;

/**
 * Runs `batch` in transactions until nothing is due. Returns how many rows were processed.
 * @param batch processes at most `size` due rows and returns how many
 */
export async function inBatches(
  { db, signal }: Pick<JobRun, 'db' | 'signal'>,
  batch: (tx: Transaction) => Promise<number>,
  size = BATCH,
): Promise<number> {
  for (let total = 0; ; ) {
    const done = await inTransaction(db, batch);
    total += done;
    if (done < size || signal?.aborted) return total;
  }
}
