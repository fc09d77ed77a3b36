import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asApplication } from '../../tests/support/server/templates.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { readEnv } from '../core/config/env.ts';
import { fileContents, reports } from '../core/db/schema.ts';
import { withDatabase } from './database.ts';
import { diagnose } from './doctor.ts';

let hub: TestApp;
let dataDir: string;
beforeEach(async () => {
  hub = await testApp({ seed: true });
  dataDir = mkdtempSync(join(tmpdir(), 'hub-doctor-'));
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true });
  await hub.close();
});

/** What it finds wrong. */
async function problems(variables: Record<string, string> = {}) {
  const env = readEnv({
    DATABASE_URL: asApplication(hub.url),
    DATABASE_OWNER_URL: hub.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'Xk3vQ9zLr7TnWb5YhJd2MfPs8GcUa4Ee',
    ...variables,
  });
  const findings = await withDatabase(env, (visit) => diagnose(env, visit));
  return findings.flatMap(({ what, problem }) => (problem ? [`${what}: ${problem}`] : []));
}

test('a new installation has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test('doctor reports the first changed audit entry', async () => {
  expect(await problems()).toEqual([]);
  const owner = new pg.Client({ connectionString: hub.url });
  await owner.connect();
  await owner.query('alter table audit disable trigger user');
  await owner.query(`update audit set note = 'x' where id in (
    select entry_id from audit_chain where place in (2, 5))`);
  await owner.query('alter table audit enable trigger user');
  await owner.end();
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^Audit chained, .*: Entry \d+, place 2 of the chain: the entry was changed/,
    ),
  ]);
});

test('doctor reports files whose content is damaged, and what they belong to', async () => {
  const [changed, gone] = await hub.db.select().from(reports);
  await hub.db
    .update(fileContents)
    .set({ content: Buffer.from('x') })
    .where(eq(fileContents.id, changed?.fileId ?? ''));
  await hub.db.delete(fileContents).where(eq(fileContents.id, gone?.fileId ?? ''));
  // Nobody misses a file that no row refers to.
  const unused = await hub.app.files.add(Buffer.from('x'));
  await hub.db.delete(fileContents).where(eq(fileContents.id, unused));
  const [found, ...more] = await problems();
  expect(more).toEqual([]);
  expect(found).toMatch(/^\d+ files in the store 'database': 2 can't be opened: /);
  expect(found).toContain(
    `report ${changed?.id}: File ${changed?.fileId} in the store 'database' differs`,
  );
  expect(found).toContain(`report ${gone?.id}: File ${gone?.fileId} is missing`);
});

test('doctor reports files that other users can open', async () => {
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, 'mail'), { mode: 0o700 });
  writeFileSync(join(dataDir, 'mail/one.eml'), '', { mode: 0o644 });
  const [found, ...more] = await problems();
  expect(more).toEqual([]);
  expect(found).toContain(`Private files: 2 can be opened by other users: ${dataDir} (755)`);
  expect(found).toContain(`${join(dataDir, 'mail/one.eml')} (644)`);
});

test('doctor reports unsafe settings in production, and the allowed ones', async () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example' };
  expect(await problems(production)).toEqual([
    expect.stringMatching(/^\d+ demo accounts: Everybody knows their password/),
    expect.stringMatching(/^Setting: PUBLIC_URL: is not set/),
  ]);
  expect(await problems({ ...production, ALLOW_INSECURE: 'demo,public-url' })).toEqual([]);
});

test('doctor reports a database that a later version has migrated', async () => {
  const owner = new pg.Client({ connectionString: hub.url });
  await owner.connect();
  await owner.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  await owner.end();
  expect(await problems()).toEqual([
    expect.stringMatching(/migrations: The database was migrated by another version/),
  ]);
});

test('doctor reports emails that have waited for more than ten minutes', async () => {
  const wait = (minutes: number) =>
    hub.db.$client.query(
      `insert into mails ("to", template, next_try_at, created_at)
       values ('a@oak.example', 'invitation', now(), now() - $1 * interval '1 minute')`,
      [minutes],
    );
  await hub.db.$client.query("update mails set status = 'SENT' where status = 'QUEUED'");
  await wait(9);
  expect(await problems()).toEqual([]);
  await wait(11);
  expect(await problems()).toEqual([
    expect.stringMatching(/^Emails: 1 have waited for more than 10 minutes, 0 failed/),
  ]);
});

test('doctor reports jobs that failed within the hour', async () => {
  await hub.db.$client.query(`insert into jobs (name, started_at, failed_at, reason) values
    ('audit', now(), now(), 'disk full'),
    ('education', now(), now() - interval '2 hours', 'disk full'),
    ('sweep', now(), null, null)`);
  expect(await problems()).toEqual([
    'Jobs: Failed in the last hour: audit (disk full). Their log lines say more.',
  ]);
});

test('doctor reports if the application’s role owns the audit', async () => {
  // The operator says that the owner is the application's role too.
  const found = await problems({ DATABASE_URL: hub.url });
  expect(found).toEqual([
    expect.stringMatching(
      /owns nothing of it: The role of DATABASE_URL may own, change, delete, empty it\..*DATABASE_OWNER_URL/,
    ),
  ]);
});
