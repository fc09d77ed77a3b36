import type { JobRun } from './job.ts';

type Run = Pick<JobRun, 'db' | 'signal'>;

/**
 * Works on some rows in each run: on those behind the last one of the run before, then from the first on. So files that
 * fail for days don't delay others. The first failure is thrown after the other rows were processed.
 * @param rowsAfter returns rows, those with a greater id first
 */
export function inTurns<T extends { id: string }>(
  rowsAfter: (db: Run['db'], id: string) => Promise<T[]>,
) {
  let last = '00000000-0000-0000-0000-000000000000';
  return async ({ db, signal }: Run, work: (row: T) => Promise<unknown>): Promise<void> => {
    const failures: unknown[] = [];
    for (const row of await rowsAfter(db, last)) {
      if (signal?.aborted) break;
      last = row.id;
      const end = await work(row).catch((error) => failures.push(error));
      if (end === 'stop') break;
    }
    if (failures.length > 0) throw failures[0];
  };
}
