import type pg from 'pg';
import PgBoss from 'pg-boss';

/** The one queue: an order in it says which job is to look what is due. */
export const QUEUE = 'time';

/** After that an order whose node died counts as failed. Nothing waits for it. */
const LONGEST_RUN_SECONDS = 900;

/** Makes or updates pg-boss's tables, in a schema of its own, and the queue. */
export async function migrateJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  // What failed is looked at again with the next order.
  await boss.createQueue(QUEUE, {
    name: QUEUE,
    retryLimit: 0,
    expireInSeconds: LONGEST_RUN_SECONDS,
  });
  await boss.stop({ graceful: false });
}
