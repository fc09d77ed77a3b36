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
  const query = async (text: string) => (await db.$client.query(text)).rows[0];
  const { version } = await query("select current_setting('server_version_num')::int as version");
  const postgres = check(
    `PostgreSQL ${Math.floor(version / 10_000)}`,
    version >= 150_000,
    'Version 15 or later is needed.',
  );
  const known = await migrations();
  const { journal } = await query("select to_regclass('drizzle.__drizzle_migrations') as journal");
  // Of a database that is new there is nothing more to say.
  if (!journal) return [postgres, check(`0 of ${known} migrations`, false, MIGRATE)];
  const { applied } = await query(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  const { trigram } = await query(
    "select count(*)::int as trigram from pg_extension where extname = 'pg_trgm'",
  );
  const { differing } = await query(`
    select count(*)::int as differing from (
      select agency_id, coalesce(status, '') as status, invite_type, count(*) as total
      from invitations group by 1, 2, 3
      except
      select agency_id, status, invite_type, total from invitation_counts
    ) as d`);
  const { late, failed } = await query(`
    select count(*) filter (where status = 'QUEUED' and created_at < now() - interval '1 hour')::int as late,
           count(*) filter (where status = 'FAILED' and created_at > now() - interval '1 day')::int as failed
    from mails`);
  const { staff } = await query(
    'select count(*)::int as staff from accounts where staff and enabled',
  );
  const { jobs } = await query("select to_regclass('pgboss.job') as jobs");
  const { broken } = jobs
    ? await query(`
        select count(*)::int as broken from pgboss.job
        where name = '${QUEUE}' and state = 'failed' and completed_on > now() - interval '1 hour'`)
    : { broken: 0 };
  const [mismatch] = await rebuildStatuses(db);
  return [
    postgres,
    check(
      `${applied} of ${known} migrations`,
      applied === known,
      applied < known ? MIGRATE : 'The database was migrated by a later version of this product.',
    ),
    check('Extension pg_trgm', trigram === 1, 'Run `create extension pg_trgm` as its owner.'),
    check('Totals of invitations', differing === 0, `${differing} differ from the rows.`),
    check(
      'Mails',
      late === 0 && failed === 0,
      `${late} wait for more than an hour, ${failed} failed since yesterday. Look at SMTP_URL.`,
    ),
    check(
      'Jobs',
      jobs !== null && broken === 0,
      jobs
        ? `${broken} failed in the last hour. Their log lines say why.`
        : `Their tables are missing. ${MIGRATE}`,
    ),
    check(
      'Statuses rebuilt from the audit',
      !mismatch,
      `${mismatch?.subject} ${mismatch?.id}, ${mismatch?.problem}.`,
    ),
    check(
      'Programme staff',
      staff > 0,
      'Nobody can review. Run `npm run admin -- staff add EMAIL`.',
    ),
    check(
      `Data directory ${env.dataDir}`,
      isWritable(env.dataDir),
      'It is not there or not writable.',
    ),
    check(
      `Public address ${env.publicUrl}`,
      !env.production || env.publicUrl.startsWith('https:'),
      'Cookies are not Secure without https.',
    ),
  ];
}

const check = (what: string, isWell: boolean, problem: string): Finding =>
  isWell ? { what } : { what, problem };

async function migrations(): Promise<number> {
  const journal = new URL('../db/migrations/meta/_journal.json', import.meta.url);
  return JSON.parse(await readFile(journal, 'utf8')).entries.length;
}

function isWritable(directory: string): boolean {
  if (!existsSync(directory)) return false;
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
