import pg from 'pg';
import { vi } from 'vitest';

/** How many statements reach PostgreSQL through the pool while `work` runs, BEGIN and COMMIT included. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
