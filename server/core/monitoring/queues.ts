import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { one, queryRows, timestamptz } from '../db/rows.ts';

export interface Queues {
  mails: number;
  mail_age: number;
  requests: number;
  request_age: number;
  locked: number;
}

/** Returns the sizes of the queues, and the ages of the oldest in them in seconds. */
export async function readQueues(db: Database, now: Date): Promise<Queues> {
  const at = timestamptz(now);
  return one(
    await queryRows<Queues>(
      db,
      sql`select
        (select count(*) from mails where status = 'QUEUED')::int as mails,
        (select coalesce(extract(epoch from ${at} - min(created_at)), 0) from mails where status = 'QUEUED')::float as mail_age,
        (select count(*) from guest_requests)::int as requests,
        (select coalesce(extract(epoch from ${at} - min(created_at)), 0) from guest_requests)::float as request_age,
        (select count(distinct identity) from login_failures where locked_until > ${at})::int as locked`,
    ),
  );
}

/** The last run of a job on any node: times in seconds. */
interface JobRun {
  name: string;
  started: number;
  age: number;
  hasFailed: boolean;
  /** Why it last failed. */
  reason: string | null;
}

export const readJobs = (db: Database): Promise<JobRun[]> =>
  queryRows(
    db,
    sql`select name, extract(epoch from started_at)::float as started, reason,
      extract(epoch from now() - started_at)::float as age, coalesce(failed_at >= started_at, false) as "hasFailed" from jobs`,
  );
