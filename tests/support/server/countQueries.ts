import pg from 'pg';
import { vi } from 'vitest';

/** Returns how many statements are sent to PostgreSQL while `work` runs, including BEGIN and COMMIT. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
