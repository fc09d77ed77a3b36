import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { fileContents } from '../db/schema.ts';
import type { StoreName } from '../db/tables/files.ts';
import type { Stores } from './files.ts';
import { type FileStore, StoreUnavailable } from './store.ts';

/** Returns the stores: the database, and where it is set up an S3 bucket, which then gets new files. */
export function openStores(db: Database, s3?: FileStore): Stores {
  const stores = new Map<StoreName, FileStore>([['database', databaseStore(db)]]);
  if (s3) stores.set('s3', s3);
  return {
    names: [...stores.keys()],
    chosen: s3 ? 's3' : 'database',
    of(name) {
      const store = stores.get(name);
      if (!store) throw new StoreUnavailable(`The store '${name}' is not set up: FILE_STORE_URL.`);
      return store;
    },
  };
}

const BATCH = 1000;

/** Returns the store that keeps contents in a table. Its errors are PostgreSQL's. */
const databaseStore = (db: Database): FileStore => ({
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
