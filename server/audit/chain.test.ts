import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { exportAudit } from '../admin/audit.ts';
import { recordAudit } from '../core/audit/record.ts';
import { connect, type Database, type Queryable } from '../core/db/connection.ts';
import { audit, auditAnchors, auditChain } from '../core/db/schema.ts';
import { findBreak, headOf, sealAudit, verifyLinks } from './chain.ts';
import { rebuildStatuses } from './rebuild.ts';

let hub: TestApp;
/** As the role that owns the tables. */
let owner: Database;
let directory: string;
beforeEach(async () => {
  hub = await testApp({ seed: true });
  owner = connect(hub.url, { max: 2 });
  directory = mkdtempSync(join(tmpdir(), 'hub-audit-'));
});
afterEach(async () => {
  await owner.$client.end();
  await hub.close();
  rmSync(directory, { recursive: true });
});

const event = 'remindOverdue';
const write = (tx: Queryable, at = hub.clock.now()) =>
  recordAudit(tx, { actorId: null, subject: { type: 'batch', id: randomUUID() }, event, at });

/** What nobody but the owner can do, and only with the triggers off. */
async function tamper(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: hub.url });
  await client.connect();
  await client.query(
    'alter table audit disable trigger user; alter table audit_chain disable trigger user',
  );
  await client.query(statement);
  await client.query(
    'alter table audit enable trigger user; alter table audit_chain enable trigger user',
  );
  await client.end();
}

test('every entry is linked once, also by concurrent jobs, and later entries are linked later', async () => {
  const written = await hub.db.$count(audit);
  const sealed = await Promise.all([1, 2, 3].map(() => sealAudit(hub.db)));
  expect(sealed.reduce((sum, count) => sum + count)).toBe(written);
  const before = await headOf(hub.db);
  expect(before).toMatchObject({ place: written, hash: expect.stringMatching(/^[\da-f]{64}$/) });
  await write(hub.db);
  await write(hub.db);
  expect(await sealAudit(hub.db)).toBe(2);
  expect((await headOf(hub.db)).place).toBe(written + 2);
  expect(await findBreak(hub.db, hub.app.env)).toBeUndefined();
});

test('writing an entry does not wait for linking, and the entry is linked after its transaction', async () => {
  const client = await hub.db.$client.connect();
  await client.query('begin');
  await client.query(
    `insert into audit (at, subject_type, subject_id, event) values (now(), 'batch', $1, 'late')`,
    [randomUUID()],
  );
  await write(hub.db);
  await sealAudit(hub.db);
  const events = () =>
    hub.db.$client.query(
      `select event from audit_chain join audit on id = entry_id order by place desc limit 2`,
    );
  expect((await events()).rows[0]).toEqual({ event });
  await client.query('commit');
  client.release();
  expect(await sealAudit(hub.db)).toBe(1);
  expect((await events()).rows).toEqual([{ event: 'late' }, { event }]);
  expect(await findBreak(hub.db, hub.app.env)).toBeUndefined();
});

describe('found is', () => {
  const third = '(select entry_id from audit_chain where place = 3)';
  test.each([
    [
      'an entry that was changed',
      `update audit set note = 'x' where id = ${third}`,
      3,
      'entryChanged',
    ],
    [
      'whose act it was',
      `update audit set actor_id = gen_random_uuid() where id = ${third}`,
      3,
      'entryChanged',
    ],
    [
      'a time by a millisecond',
      `update audit set at = at + interval '1 ms' where id = ${third}`,
      3,
      'entryChanged',
    ],
    ['an entry that was removed', `delete from audit where id = ${third}`, 3, 'entryMissing'],
    [
      'an entry removed with its link',
      `delete from audit where id = ${third}; delete from audit_chain where place = 3`,
      4,
      'linkMissing',
    ],
    [
      'a link that was forged',
      `update audit_chain set hash = sha256('x') where place = 3`,
      3,
      'entryChanged',
    ],
    ['a beginning that was cut off', 'delete from audit_chain where place < 3', 3, 'linkMissing'],
  ])('%s', async (_, statement, place, problem) => {
    await sealAudit(hub.db);
    await tamper(statement);
    expect(await findBreak(hub.db, hub.app.env)).toMatchObject({ place, problem });
    // The application's tests look whether the statuses can be rebuilt.
    await tamper('truncate audit, audit_chain');
    await hub.db.$client.query(
      "update agencies set status = 'NOT_CREATED'; update accounts set associate_status = null",
    );
  });
});

describe('verified in steps', () => {
  const steps = async (most: number) => {
    const taken = [await verifyLinks(hub.db, hub.app.env, 0, most)];
    for (let last = taken[0]; last && last.left > 0 && !last.broken; ) {
      last = await verifyLinks(hub.db, hub.app.env, last.place, most);
      taken.push(last);
    }
    return taken;
  };

  test('every entry is looked at once, and the last step says until when', async () => {
    await write(hub.db, new Date('2026-05-25T12:00:00Z'));
    await sealAudit(hub.db);
    const total = await hub.db.$count(audit);
    const taken = await steps(4);
    expect(taken.map(({ checked }) => checked)).toEqual([
      ...Array(Math.floor((total - 1) / 4)).fill(4),
      total - 4 * Math.floor((total - 1) / 4),
    ]);
    expect(taken.at(-1)).toEqual({
      checked: expect.any(Number),
      place: total,
      until: '2026-05-25T12:00:00.000Z',
      left: 0,
      broken: null,
      checkpoint: null,
    });
  });

  test.each([
    ['within a step', 4],
    ['at the first of a step', 2],
    ['at the last of a step', 3],
  ])('the first entry that does not fit is found %s', async (_, most) => {
    await sealAudit(hub.db);
    await tamper(
      `update audit set note = 'x' where id = (select entry_id from audit_chain where place = 3)`,
    );
    const [{ entry_id }] = (
      await hub.db.$client.query('select entry_id::float8 from audit_chain where place = 3')
    ).rows;
    expect((await steps(most)).at(-1)?.broken).toEqual({
      place: 3,
      entry: entry_id,
      problem: 'entryChanged',
    });
    await tamper('truncate audit, audit_chain');
    await hub.db.$client.query(
      "update agencies set status = 'NOT_CREATED'; update accounts set associate_status = null",
    );
  });

  test('nothing linked is nothing to verify', async () => {
    expect(await steps(4)).toMatchObject([{ checked: 0, place: 0, until: null, left: 0 }]);
  });
});

test('neither the application nor the owner can change an entry', async () => {
  await sealAudit(hub.db);
  const columns = { audit: 'note', audit_chain: 'hash', audit_anchors: 'hash' };
  for (const [table, column] of Object.entries(columns)) {
    for (const statement of [
      `update ${table} set ${column} = null`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(hub.db.$client.query(statement)).rejects.toThrow('permission denied');
      await expect(owner.$client.query(statement)).rejects.toThrow('The audit is never changed');
    }
  }
});

test(`the application can't bypass the protection of the audit`, async () => {
  const before = await hub.db.$count(audit);
  for (const statement of [
    'alter table audit disable trigger all',
    'drop table audit cascade',
    'alter table audit owner to current_user',
    'drop trigger audit_kept on audit',
    'create or replace function audit_refuse_change() returns trigger language sql as $$ select null $$',
    'set session_replication_role = replica',
    "insert into audit_chain (place, entry_id, hash) values (1, 1, '')",
    'set role hub',
  ]) {
    await expect(hub.db.$client.query(statement), statement).rejects.toThrow(
      /permission denied|must be owner/,
    );
  }
  // It may say so, and gets nothing.
  await hub.db.$client.query('grant delete on audit to current_user');
  await expect(hub.db.$client.query('delete from audit')).rejects.toThrow('permission denied');
  expect(await hub.db.$count(audit)).toBe(before);
});

describe('exported', () => {
  const NOW = new Date('2026-06-01T00:00:00Z');
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

  test('exported entries can be verified line by line, and after their removal the chain continues from an anchor', async () => {
    await write(hub.db, new Date('2026-05-25T12:00:00Z'));
    const total = await hub.db.$count(audit);
    const file = join(directory, 'audit.jsonl');
    const options = { before: '2026-05-25', prune: true };
    expect(await exportAudit(owner, hub.app.env, file, options, NOW)).toEqual({
      exported: total - 1,
      removed: total - 1,
    });

    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [first = '', ...rest] = lines(file);
    const end = JSON.parse(rest.pop() ?? '').end;
    let hash: string = JSON.parse(first).after.hash;
    let commitment = '';
    const sha256 = (start: string, text: string) =>
      createHash('sha256').update(Buffer.from(start, 'hex')).update(text).digest('hex');
    const textAfter = (mark: string, line: string) =>
      line.slice(line.indexOf(mark) + mark.length, -1);
    for (const line of rest) {
      const read = JSON.parse(line);
      if (read.entry) {
        hash = sha256(hash, textAfter('"entry":', line));
        expect(read.hash).toBe(hash);
        commitment = read.entry.commitment;
      } else {
        expect(sha256(read.salt, textAfter('"details":', line))).toBe(commitment);
      }
    }
    expect(rest).toHaveLength(2 * (total - 1));
    expect(end).toEqual({ place: total - 1, hash });

    // What is left, and that it was done.
    const left = await hub.db.select().from(audit).orderBy(audit.id);
    expect(left.map(({ event }) => event)).toEqual([event, 'pruneAudit']);
    expect(await hub.db.$count(auditChain)).toBe(1);
    expect(await hub.db.$count(auditAnchors)).toBe(1);
    await sealAudit(hub.db);
    expect(await findBreak(hub.db, hub.app.env)).toBeUndefined();
    expect((await headOf(hub.db)).place).toBe(total + 1);
    expect(await rebuildStatuses(hub.db)).toEqual([]);

    // The next shipment goes on where this one ended.
    const next = join(directory, 'next.jsonl');
    await exportAudit(owner, hub.app.env, next, {}, NOW);
    expect(JSON.parse(lines(next)[0] ?? '').after).toEqual(end);
    await tamper(`delete from audit_chain where place = ${total}`);
    expect(await findBreak(hub.db, hub.app.env)).toMatchObject({ problem: 'linkMissing' });
  });

  test('nothing is removed from a broken chain', async () => {
    await sealAudit(hub.db);
    const file = join(directory, 'audit.jsonl');
    await tamper(`update audit set note = 'x' where id = (select min(id) from audit)`);
    const count = await hub.db.$count(audit);
    await expect(exportAudit(owner, hub.app.env, file, { prune: true }, NOW)).rejects.toThrow(
      /breaks at entry \d+: the entry was changed/,
    );
    expect(existsSync(file)).toBe(false);
    expect(await hub.db.$count(audit)).toBe(count);
  });

  test('invalid options are refused', async () => {
    const file = join(directory, 'audit.jsonl');
    for (const [to, options, problem] of [
      ['-', { prune: true }, '--prune needs a file'],
      [file, { before: 'May' }, '--before May: a day is written as 2026-01-31.'],
      [file, { before: '2026-02-31' }, '--before 2026-02-31: a day'],
    ] as const) {
      await expect(exportAudit(owner, hub.app.env, to, options, NOW)).rejects.toThrow(problem);
    }
  });

  test('an existing file is not overwritten, and nothing is removed', async () => {
    const file = join(directory, 'audit.jsonl');
    await exportAudit(owner, hub.app.env, file, {}, NOW);
    const kept = readFileSync(file, 'utf8');
    await expect(exportAudit(owner, hub.app.env, file, { prune: true }, NOW)).rejects.toThrow(
      'already exists',
    );
    expect(readFileSync(file, 'utf8')).toBe(kept);
    expect(await hub.db.$count(auditAnchors)).toBe(0);
  });
});
