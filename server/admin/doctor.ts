import { accessSync, constants, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Database } from '../db/connection.ts';
import { rebuildStatuses } from '../domain/life-cycle/rebuild.ts';
import type { Env } from '../env.ts';
import { QUEUE } from '../jobs/queue.ts';

export interface Finding {
  what: string;
  /** What is wrong and what to do; undefined where all is well. */
  problem?: string;
}

const MIGRATE = 'Run `npm run admin -- migrate`.';

/** Looks at what the server needs, and at what it keeps. */
export async function examine(env: Env, db: Database): Promise<Finding[]> {
  const looked = [await version(db), await migrations(db)];
  // Of a database that is new there is nothing more to say.
  if (await isNew(db)) return looked;
  for (const look of [trigrams, totals, mails, jobs, statuses, staff]) looked.push(await look(db));
  return [...looked, ...surroundings(env)];
}

/** The one row of a query. */
const read = async (db: Database, query: string) => (await db.$client.query(query)).rows[0];

const check = (what: string, isWell: boolean, problem: string): Finding =>
  isWell ? { what } : { what, problem };

async function version(db: Database): Promise<Finding> {
  const { number } = await read(db, "select current_setting('server_version_num')::int as number");
  const what = `PostgreSQL ${Math.floor(number / 10_000)}`;
  return check(what, number >= 150_000, 'Version 15 or later is needed.');
}

async function isNew(db: Database): Promise<boolean> {
  const { journal } = await read(
    db,
    "select to_regclass('drizzle.__drizzle_migrations') as journal",
  );
  return journal === null;
}

async function migrations(db: Database): Promise<Finding> {
  const journal = new URL('../db/migrations/meta/_journal.json', import.meta.url);
  const known = JSON.parse(await readFile(journal, 'utf8')).entries.length;
  const { applied } = (await isNew(db))
    ? { applied: 0 }
    : await read(db, 'select count(*)::int as applied from drizzle.__drizzle_migrations');
  return check(
    `${applied} of ${known} migrations`,
    applied === known,
    applied < known ? MIGRATE : 'The database was migrated by a later version of this product.',
  );
}

async function trigrams(db: Database): Promise<Finding> {
  const { there } = await read(
    db,
    "select count(*)::int as there from pg_extension where extname = 'pg_trgm'",
  );
  return check('Extension pg_trgm', there === 1, 'Run `create extension pg_trgm` as its owner.');
}

async function totals(db: Database): Promise<Finding> {
  const { differing } = await read(
    db,
    `select count(*)::int as differing from (
       select agency_id, coalesce(status, '') as status, invite_type, count(*) as total
       from invitations group by 1, 2, 3
       except
       select agency_id, status, invite_type, total from invitation_counts
     ) as d`,
  );
  return check('Totals of invitations', differing === 0, `${differing} differ from the rows.`);
}

async function mails(db: Database): Promise<Finding> {
  const { late, failed } = await read(
    db,
    `select count(*) filter (where status = 'QUEUED' and created_at < now() - interval '1 hour')::int as late,
            count(*) filter (where status = 'FAILED' and created_at > now() - interval '1 day')::int as failed
     from mails`,
  );
  const problem = `${late} wait for more than an hour, ${failed} failed since yesterday. Look at SMTP_URL.`;
  return check('Mails', late === 0 && failed === 0, problem);
}

async function jobs(db: Database): Promise<Finding> {
  const { table } = await read(db, "select to_regclass('pgboss.job') as table");
  if (table === null) return check('Jobs', false, `Their tables are missing. ${MIGRATE}`);
  const { broken } = await read(
    db,
    `select count(*)::int as broken from pgboss.job
     where name = '${QUEUE}' and state = 'failed' and completed_on > now() - interval '1 hour'`,
  );
  const problem = `${broken} failed in the last hour. Their log lines say why.`;
  return check('Jobs', broken === 0, problem);
}

async function statuses(db: Database): Promise<Finding> {
  const [mismatch] = await rebuildStatuses(db);
  const problem = `${mismatch?.subject} ${mismatch?.id}, ${mismatch?.problem}.`;
  return check('Statuses rebuilt from the audit', !mismatch, problem);
}

async function staff(db: Database): Promise<Finding> {
  const { able } = await read(
    db,
    'select count(*)::int as able from accounts where staff and enabled',
  );
  const problem = 'Nobody can review. Run `npm run admin -- staff add EMAIL`.';
  return check('Programme staff', able > 0, problem);
}

const surroundings = ({ dataDir, publicUrl, production }: Env): Finding[] => [
  check(`Data directory ${dataDir}`, isWritable(dataDir), 'It is not there or not writable.'),
  check(
    `Public address ${publicUrl}`,
    !production || publicUrl.startsWith('https:'),
    'Cookies are not Secure without https.',
  ),
];

function isWritable(directory: string): boolean {
  if (!existsSync(directory)) return false;
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
