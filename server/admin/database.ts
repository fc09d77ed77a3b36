import type { Env } from '../core/config/env.ts';
import { findApplication } from '../core/db/applicationRole.ts';
import { connect, type Database } from '../core/db/connection.ts';
import { findEmbedded } from '../core/db/embedded/embedded.ts';
import { createFiles, type Files } from '../core/files/files.ts';
import { openStores } from '../core/files/stores.ts';
import { applicationUrlOf, openDatabase, ownerUrlOf } from '../start/database.ts';
import { optional } from '../start/optional.ts';

export interface AdminDatabase {
  db: Database;
  files: Files;
  /** Connection string of the role that owns the tables. */
  url: string;
  /** Connection string of the application's role. */
  applicationUrl: string;
}

/**
 * Runs `work` with the database of the environment, which may be in use by a running server. The embedded one is
 * started for that time if it is not running.
 */
export async function withDatabase<T>(
  env: Env,
  work: (database: AdminDatabase) => Promise<T>,
): Promise<T> {
  const url = ownerUrlOf(env) ?? (await findEmbedded(env.dataDir));
  if (!url) {
    const database = await openDatabase(env, {
      info() {},
      warn: (text) => process.stderr.write(`${text}\n`),
    });
    return connectTo(env, database.url, work).finally(() => database.close());
  }
  return connectTo(env, url, work, applicationUrlOf(env));
}

async function connectTo<T>(
  env: Env,
  url: string,
  work: (database: AdminDatabase) => Promise<T>,
  given?: string,
) {
  const applicationUrl = await findApplication(url, given);
  const db = connect(url, { max: 2, statementTimeout: 0 });
  const files = createFiles(db, openStores(db, optional.fileStore(env)));
  return work({ db, files, url, applicationUrl }).finally(() => db.$client.end());
}
