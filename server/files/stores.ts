import type { Database } from '../db/connection.ts';
import { databaseStore } from './database-store.ts';
import type { Stores } from './files.ts';
import { type S3Settings, s3Store } from './s3-store.ts';
import { type FileStore, type StoreName, StoreUnavailable } from './store.ts';

/** Returns the stores of the environment: the database, and where it is set up the S3 bucket, which then gets new files. */
export function openStores(db: Database, s3: S3Settings | undefined): Stores {
  const stores = new Map<StoreName, FileStore>([['database', databaseStore(db)]]);
  if (s3) stores.set('s3', s3Store(s3));
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
