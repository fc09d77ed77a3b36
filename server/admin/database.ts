import { applicationUrlOf, openDatabase, ownerUrlOf } from '../database.ts';
import { findApplication } from '../db/application-role.ts';
import { connect, type Database } from '../db/connection.ts';
import { findEmbedded } from '../db/embedded/embedded.ts';
import type { Env } from '../env.ts';

export interface Visit {
  db: Database;
  /** Of the role that owns the tables. */
  url: string;
  /** Of the role that the application works as. */
  applicationUrl: string;
}

/**
 * Does something with the database of the environment: beside the server that runs on it, or, when the embedded one
 * is at rest, with it brought up for that time.
 */
export async function withDatabase<T>(env: Env, work: (visit: Visit) => Promise<T>): Promise<T> {
  const url = ownerUrlOf(env) ?? (await findEmbedded(env.dataDir));
  if (!url) {
    const database = await openDatabase(env, {
      info() {},
      warn: (text) => process.stderr.write(`${text}\n`),
    });
    return visit(database.url, work).finally(() => database.close());
  }
  return visit(url, work, applicationUrlOf(env));
}

async function visit<T>(url: string, work: (visit: Visit) => Promise<T>, given?: string) {
  const applicationUrl = await findApplication(url, given);
  const db = connect(url, { max: 2, statementTimeout: 0 });
  return work({ db, url, applicationUrl }).finally(() => db.$client.end());
}
