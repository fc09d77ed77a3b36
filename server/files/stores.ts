import type { Database } from '../db/connection.ts';
import { databaseStore } from './database-store.ts';
import type { Stores } from './files.ts';

/** Returns the stores of the environment. */
export function openStores(db: Database): Stores {
  const database = databaseStore(db);
  return { names: ['database'], chosen: 'database', of: () => database };
}
