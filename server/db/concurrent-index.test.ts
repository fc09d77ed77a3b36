import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beforeMigration } from '../testing/migrations.ts';
import { asApplication } from '../testing/templates.ts';
import { migrateDatabase } from './migrate.ts';

const [agency, other] = ['a', 'b'].map((end) => `'00000000-0000-4000-8000-00000000000${end}'`);
const invite = (email: string, by = agency) =>
  `insert into invitations (agency_id, email, status, invite_type, requested_at, created_at)
   values (${by}, '${email}', 'INVITED', 'POC', now(), now())`;

/** Runs migrations 0038 and later, and never rejects. */
const migrated = (url: string) =>
  migrateDatabase(url, asApplication(url)).then(
    () => 'done',
    (error: Error) => error.message,
  );

/** A database of which the index is being built. The build waits for a transaction, which has written an invitation. */
async function whileBuilding() {
  const { url, client } = await beforeMigration('search_by_any_part');
  await client.query(
    `insert into agencies (id, status, version, window_ends_at, created_at, updated_at)
     values (${agency}, 'APPROVED', 1, now(), now(), now()), (${other}, 'APPROVED', 1, now(), now(), now());
     ${invite('before@a.example')}`,
  );
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  onTestFinished(() => writer.end());
  await writer.query(`begin; ${invite('unfinished@b.example', other)}`);
  const first = migrated(url);
  await vi.waitFor(async () => expect(await nodesAt('%create index%')).toBe(1), 30_000);

  /** How many nodes migrate, and are at such a statement. */
  async function nodesAt(statement: string): Promise<number> {
    const { rows } = await client.query(
      `select count(*)::int as nodes from pg_stat_activity where datname = current_database()
       and application_name = 'accreditation-hub migrate' and query ilike $1`,
      [statement],
    );
    return rows[0].nodes;
  }
  const indexes = async () => {
    const { rows } = await client.query(
      `select relname as name, indisvalid as valid, pg_get_indexdef(indexrelid) ~ 'search_parts' as new
       from pg_index join pg_class on oid = indexrelid where relname ^@ 'invitations_search' order by 1`,
    );
    return rows;
  };
  return { url, client, first, nodesAt, indexes, finish: () => writer.query('commit') };
}
const built = [{ name: 'invitations_search', valid: true, new: true }];

test('invitations are written while the index is built, and all of them are found by it', async () => {
  const { client, first, indexes, finish } = await whileBuilding();
  await client.query("set lock_timeout to '5s'");
  await client.query(invite('meanwhile@a.example'));
  await finish();
  expect(await first).toBe('done');
  expect(await indexes()).toEqual(built);
  await client.query('set enable_seqscan to off');
  const { rows } = await client.query(
    `select email from invitations where search_parts(agency_id, email) @@ search_for(agency_id, '.exam') order by 1`,
  );
  expect(rows.map(({ email }) => email)).toEqual([
    'before@a.example',
    'meanwhile@a.example',
    'unfinished@b.example',
  ]);
});

test('an interrupted build leaves the old index in place, and the next start completes it', async () => {
  const { url, client, first, indexes, finish } = await whileBuilding();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'accreditation-hub migrate'`,
  );
  expect(await first).toMatch(/terminat/);
  await finish();
  expect(await indexes()).toEqual([
    { name: 'invitations_search', valid: true, new: false },
    { name: 'invitations_search_parts', valid: false, new: true },
  ]);
  expect(await migrated(url)).toBe('done');
  expect(await indexes()).toEqual(built);
});

test('when nodes start together, one builds the index and the others wait for it', async () => {
  const { url, first, nodesAt, indexes, finish } = await whileBuilding();
  const second = migrated(url);
  await vi.waitFor(async () => expect(await nodesAt('%advisory_lock%')).toBe(1), 30_000);
  await finish();
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  expect(await indexes()).toEqual(built);
});

test('a node of an earlier version, which waits for its turn in one statement, starts meanwhile', async () => {
  const { url, first, nodesAt, indexes, finish } = await whileBuilding();
  const earlier = new pg.Client({ connectionString: url });
  await earlier.connect();
  onTestFinished(() => earlier.end());
  await earlier.query("set lock_timeout to '20s'");
  await earlier.query('select pg_advisory_lock(726310451)');
  expect(await nodesAt('%create index%')).toBe(1);
  await earlier.query('select pg_advisory_unlock(726310451)');
  await finish();
  expect(await first).toBe('done');
  expect(await indexes()).toEqual(built);
});
