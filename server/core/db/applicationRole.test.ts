import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { sealAudit } from '../../audit/chain.ts';
import { seedDemo } from '../../demo/seed.ts';
import { recordAudit } from '../audit/record.ts';
import { findApplication, rightsOverAudit } from './applicationRole.ts';
import { connect, type Database } from './connection.ts';
import { migrateDatabase } from './migrate.ts';

/** An operator's PostgreSQL: a superuser, who makes a role and a database of its own. */
let superuser: pg.Client;
let name: string;
const open: Database[] = [];
beforeEach(async () => {
  name = `operator_${randomBytes(4).toString('hex')}`;
  superuser = new pg.Client({ connectionString: urlOf('postgres', 'postgres') });
  await superuser.connect();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ $client }) => $client.end()));
  await superuser.query(`drop database ${name} with (force)`);
  for (const role of [`${name}_app`, name]) await superuser.query(`drop role if exists ${role}`);
  await superuser.end();
});

/** Every role has the password of the run's own. */
function urlOf(user: string, database = name): string {
  const url = new URL(inject('postgres'));
  url.username = user;
  url.pathname = `/${database}`;
  return url.href;
}
async function createRole(role: string, rights = ''): Promise<string> {
  const password = pg.escapeLiteral(new URL(inject('postgres')).password);
  await superuser.query(`create role ${role} login ${rights} password ${password}`);
  return urlOf(role);
}
const createDatabase = (owner: string) => superuser.query(`create database ${name} owner ${owner}`);

/** Works with it as the server does. */
async function work(url: string): Promise<Database> {
  const db = connect(url, { max: 2 });
  open.push(db);
  await seedDemo(db, new Date());
  const subject = { type: 'batch', id: randomUUID() } as const;
  await recordAudit(db, { actorId: null, subject, event: 'remindOverdue', at: new Date() });
  expect(await sealAudit(db)).toBeGreaterThan(1);
  return db;
}

test('an owner that may create roles creates one that owns nothing, and reuses it; that it can be left is reported', async () => {
  const url = await createRole(name, 'createrole');
  await createDatabase(name);
  const application = await migrateDatabase(url);
  expect(await migrateDatabase(url)).toBe(application);
  expect(await findApplication(url)).toBe(application);
  const { rows } = await (await work(application)).$client.query('select current_user as role');
  expect(rows).toEqual([{ role: `${name}_app` }]);
  // `set role none` makes the connection the owner's again.
  expect(await rightsOverAudit(application)).toEqual(['own', 'change', 'delete', 'empty']);
  for (const statement of [
    'delete from audit',
    'drop table audit',
    'reset role; delete from audit',
  ]) {
    await expect(open[0]?.$client.query(statement)).rejects.toThrow(
      /permission denied|must be owner/,
    );
  }
});

test('an owner that may not create roles is used itself, and the triggers protect the audit', async () => {
  const url = await createRole(name);
  await createDatabase(name);
  expect(await migrateDatabase(url)).toBe(url);
  expect(await findApplication(url)).toBe(url);
  const db = await work(url);
  expect(await rightsOverAudit(url)).toContain('delete');
  await expect(db.$client.query('delete from audit')).rejects.toThrow('The audit is never changed');
});

test('with two roles of the operator, one owns the tables and the application uses the other', async () => {
  const owner = await createRole(name);
  const application = await createRole(`${name}_app`);
  await createDatabase(name);
  expect(await migrateDatabase(owner, application)).toBe(application);
  const db = await work(application);
  expect(await rightsOverAudit(application)).toEqual([]);
  await expect(db.$client.query('truncate audit')).rejects.toThrow('permission denied');
  // `set role` then makes the connection the owner's.
  await superuser.query(`grant ${name} to ${name}_app with inherit false`);
  expect(await rightsOverAudit(application)).toEqual(['own', 'change', 'delete', 'empty']);
});
