import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { fileContents } from '../db/schema.ts';
import type { FileStore } from './store.ts';

const BATCH = 1000;

/** Returns the store that keeps contents in a table. Its errors are PostgreSQL's. */
export const databaseStore = (db: Database): FileStore => ({
  async put(id, content) {
    await db.insert(fileContents).values({ id, content });
  },
  async get(id) {
    const [row] = await db.select().from(fileContents).where(eq(fileContents.id, id));
    return row?.content;
  },
  async delete(id) {
    await db.delete(fileContents).where(eq(fileContents.id, id));
  },
  async *list() {
    for (let after: string | undefined; ; ) {
      const rows = await db
        .select({ id: fileContents.id })
        .from(fileContents)
        .where(after ? gt(fileContents.id, after) : undefined)
        .orderBy(asc(fileContents.id))
        .limit(BATCH);
      after = rows.at(-1)?.id;
      if (!after) return;
      yield rows.map(({ id }) => id);
    }
  },
});
