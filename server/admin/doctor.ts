import { accessSync, constants, existsSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { staffAudit } from '../../words/en/staffAudit.ts';
import { findBreak, headOf, sealAudit } from '../audit/chain.ts';
import { findCheckpoint } from '../audit/checkpoint.ts';
import { rebuildStatuses } from '../audit/rebuild.ts';
import type { Env } from '../core/config/env.ts';
import { findOpenFiles } from '../core/config/privateFiles.ts';
import type { Secrets } from '../core/config/secrets.ts';
import { describeUnsafe } from '../core/config/unsafeSettings.ts';
import { rightsOverAudit } from '../core/db/applicationRole.ts';
import type { Database } from '../core/db/connection.ts';
import { widestMode } from '../core/db/dataDirectory.ts';
import { findDiskProblem } from '../core/db/diskSpace.ts';
import { findMigrations, findServer } from '../core/db/migrate.ts';
import { one, queryRows } from '../core/db/rows.ts';
import { storeNames } from '../core/db/tables/files.ts';
import { checkStore, type StoreFindings } from '../core/files/check.ts';
import { countDemoAccounts, countStaff } from '../start/startSafety.ts';
import type { AdminDatabase } from './database.ts';

export interface Finding {
  what: string;
  /** What is wrong and what to do; undefined if there is no problem. */
  problem?: string;
}

const NAMED = 5;

const MIGRATE = 'Run `npm run admin -- migrate`.';

export async function diagnose(
  env: Env,
  { db, files, applicationUrl }: AdminDatabase,
): Promise<Finding[]> {
  const findings = [await version(db), await migrations(db)];
  // Without all migrations, the tables of the other checks may be missing.
  if (findings.some(({ problem }) => problem)) return findings;
  for (const checkData of [disk, trigrams, mails, jobs, statuses, chain, staff]) {
    findings.push(await checkData(db, env));
  }
  for (const store of storeNames) findings.push(...contents(await checkStore(db, files, store)));
  return [...findings, await auditRole(applicationUrl), await demo(env, db), ...surroundings(env)];
}

const read = async <Row>(db: Database, query: SQL) => one(await queryRows<Row>(db, query));

const check = (what: string, isWell: boolean, problem: string): Finding =>
  isWell ? { what } : { what, problem };

async function version({ $client }: Database): Promise<Finding> {
  const { version, problem = '' } = await findServer($client);
  return check(`PostgreSQL ${version}`, !problem, problem);
}

async function migrations(db: Database): Promise<Finding> {
  const { known, applied, newer, older } = await findMigrations(db.$client);
  const isOther = newer > 0 || older > 0;
  return check(
    `${applied} of ${known} migrations`,
    applied === known && !isOther,
    isOther ? 'The database was migrated by another version of this product.' : MIGRATE,
  );
}

async function disk(db: Database): Promise<Finding> {
  const problem = await findDiskProblem(db);
  return check('Disk of the database', !problem, `Nothing can be written: ${problem}.`);
}

async function trigrams(db: Database): Promise<Finding> {
  const { there } = await read<{ there: number }>(
    db,
    sql`select count(*)::int as there from pg_extension where extname = 'pg_trgm'`,
  );
  return check('Extension pg_trgm', there === 1, 'Run `create extension pg_trgm` as its owner.');
}

async function mails(db: Database): Promise<Finding> {
  const { late, failed } = await read<{ late: number; failed: number }>(
    db,
    sql`select count(*) filter (where status = 'QUEUED' and created_at < now() - interval '10 minutes')::int as late,
            count(*) filter (where status = 'FAILED' and created_at > now() - interval '1 day')::int as failed
     from mails`,
  );
  const problem = `${late} have waited for more than 10 minutes, ${failed} failed since yesterday. Check SMTP_URL and the log lines 'An email was not sent'.`;
  return check('Emails', late === 0 && failed === 0, problem);
}

async function jobs(db: Database): Promise<Finding> {
  const { failed } = await read<{ failed: string | null }>(
    db,
    sql`select string_agg(name || ' (' || reason || ')', ', ' order by name) as failed
     from jobs where failed_at > now() - interval '1 hour'`,
  );
  return check(
    'Jobs',
    failed === null,
    `Failed in the last hour: ${failed}. Their log lines say more.`,
  );
}

async function statuses(db: Database): Promise<Finding> {
  const [mismatch] = await rebuildStatuses(db);
  const problem = `${mismatch?.subject} ${mismatch?.id}, ${mismatch?.problem}.`;
  return check('Statuses rebuilt from the audit', !mismatch, problem);
}

async function chain(db: Database, secrets: Secrets): Promise<Finding> {
  await sealAudit(db, { all: true });
  const { place, hash } = await headOf(db);
  const broken = await findBreak(db, secrets);
  const seam = await findCheckpoint(db, secrets);
  const sealed = seam ? `, ${seam.checkpoint.entries} of them converted and sealed` : '';
  const problem = `Entry ${broken?.entry}, place ${broken?.place} of the chain: ${broken && staffAudit.problem[broken.problem]}. Compare with a backup.`;
  // An operator who keeps this hash elsewhere can detect later that the whole chain was rebuilt.
  return check(`Audit chained, ${place} entries${sealed}, ending in ${hash}`, !broken, problem);
}

/** Returns the lines about the files in a store; none for an empty store. */
function contents({ store, used, damaged, orphans, unavailable }: StoreFindings): Finding[] {
  const what = `${used} files in the store '${store}'`;
  if (unavailable) return [{ what, problem: unavailable }];
  const problems = [
    damaged.length > 0 &&
      `${damaged.length} can't be opened: ${damaged.slice(0, NAMED).join(' ')} Bring their contents back from a backup.`,
    orphans.length > 0 &&
      `${orphans.length} contents belong to no file of this database, such as ${orphans[0]}. Unless another hub uses them, remove them.`,
  ].filter(Boolean);
  const problem = problems.join(' ');
  return used > 0 || problem ? [check(what, problem === '', problem)] : [];
}

const NOT_APART =
  'Only the triggers refuse it: whoever owns the tables, or signs in as their owner, can remove them. Make two roles that ' +
  'log in: one that owns nothing for DATABASE_URL, and the owner of the tables for DATABASE_OWNER_URL.';

async function auditRole(applicationUrl: string): Promise<Finding> {
  const rights = await rightsOverAudit(applicationUrl);
  return check(
    'Audit written by a role that owns nothing of it',
    rights.length === 0,
    `The role of DATABASE_URL may ${rights.join(', ')} it. ${NOT_APART}`,
  );
}

async function demo(env: Env, db: Database): Promise<Finding> {
  const count = await countDemoAccounts(db);
  const isWell = !env.production || count === 0 || env.allowed.includes('demo');
  return check(`${count} demo accounts`, isWell, 'Everybody knows their password.');
}

async function staff(db: Database): Promise<Finding> {
  const able = await countStaff(db);
  const problem = 'No one can review. Run `npm run admin -- staff add EMAIL`.';
  return check('Program staff', able > 0, problem);
}

const surroundings = (env: Env): Finding[] => [
  check(
    `Data directory ${env.dataDir}`,
    isWritable(env.dataDir),
    'It is not there or not writable.',
  ),
  files(env),
  ...settings(env),
];

function files(env: Env): Finding {
  const open = findOpenFiles(env.dataDir, widestMode(env));
  const named = open.slice(0, NAMED).map(({ path, mode }) => `${path} (${mode.toString(8)})`);
  const problem = `${open.length} can be opened by other users: ${named.join(', ')}. The next start closes what is its own.`;
  return check('Private files', open.length === 0, problem);
}

function settings({ production, unsafe, allowed, omissions }: Env): Finding[] {
  if (!production) return [{ what: 'Settings: not NODE_ENV=production' }];
  const leftOut = omissions.map((omission) => ({ what: `Left out: ${omission}` }));
  if (unsafe.length === 0) return [{ what: 'Settings' }, ...leftOut];
  const findings = unsafe.map((setting) => {
    const isAllowed = allowed.includes(setting.exception);
    return check(
      isAllowed ? `Setting by ALLOW_INSECURE: ${describeUnsafe(setting)}` : 'Setting',
      isAllowed,
      describeUnsafe(setting),
    );
  });
  return [...findings, ...leftOut];
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
