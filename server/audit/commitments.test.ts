import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createTemporaryDatabase } from '../../tests/support/server/temporaryDatabase.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { forgetDetails } from '../core/audit/forget.ts';
import { recordAudit } from '../core/audit/record.ts';
import { connect, type Database } from '../core/db/connection.ts';
import { audit } from '../core/db/schema.ts';
import { findBreak, headOf, sealAudit, verifyLinks } from './chain.ts';
import { findCheckpoint, signCheckpoint } from './checkpoint.ts';
import { rebuildStatuses } from './rebuild.ts';

describe('forgotten details', () => {
  let hub: TestApp;
  let owner: Database;
  let somebody: string;
  beforeEach(async () => {
    hub = await testApp({ seed: true });
    owner = connect(hub.url, { max: 1 });
    const subject = { type: 'batch', id: randomUUID() } as const;
    await recordAudit(hub.db, {
      actorId: null,
      subject,
      event: 'remindOverdue',
      note: 'x',
      at: hub.clock.now(),
    });
    await sealAudit(hub.db);
    const [entry] = await hub.db.select().from(audit).where(eq(audit.event, 'acknowledge'));
    somebody = entry?.subjectId ?? '';
  });
  afterEach(async () => {
    await owner.$client.end();
    await hub.close();
  });

  const entriesOf = (id: string) => hub.db.select().from(audit).where(eq(audit.subjectId, id));
  const forget = async () => {
    const ids = (await entriesOf(somebody)).map(({ id }) => id);
    return forgetDetails(hub.db, ids, { personId: somebody, actorId: null, now: hub.clock.now() });
  };
  const found = () => findBreak(hub.db, hub.app.env);
  /** What only the owner of the tables can do, with the triggers off. */
  const tamper = (statement: string) =>
    owner.$client.query(
      `alter table audit disable trigger user; ${statement}; alter table audit enable trigger user`,
    );

  test('are gone with their salt, and the chain, the statuses and the head stay as they were', async () => {
    const before = await entriesOf(somebody);
    const head = await headOf(hub.db);
    expect(before.length).toBeGreaterThan(1);
    expect(await forget()).toBe(before.length);

    const after = (await entriesOf(somebody)).filter(({ event }) => event !== 'forgetDetails');
    const [recorded] = await hub.db.select().from(audit).where(eq(audit.event, 'forgetDetails'));
    expect(recorded).toMatchObject({ subjectId: somebody, after: { entries: before.length } });
    const gone = { before: null, after: null, note: null, salt: null, forgottenBy: recorded?.id };
    expect(after).toEqual(before.map((entry) => ({ ...entry, ...gone })));
    expect(await found()).toBeUndefined();
    expect(await headOf(hub.db)).toEqual(head);
    await sealAudit(hub.db);
    expect(await found()).toBeUndefined();
    expect(await rebuildStatuses(hub.db)).toEqual([]);
    // Nothing is left to forget, and nothing is recorded for that.
    expect(await forget()).toBe(0);
  });

  const anEntry = `(select id from audit where event = 'remindOverdue')`;
  test.each([
    ['emptied', `update audit set before = null, after = null, note = null where id = ${anEntry}`],
    [
      'emptied with the salt',
      `update audit set before = null, after = null, note = null, salt = null where id = ${anEntry}`,
    ],
    [
      'counted to an ending that forgot fewer',
      `update audit set before = null, after = null, note = null, salt = null,
      forgotten_by = (select id from audit where event = 'forgetDetails') where id = ${anEntry}`,
    ],
    [
      'counted to an entry of another kind',
      `update audit set before = null, after = null, note = null, salt = null,
      forgotten_by = ${anEntry} where id = ${anEntry}`,
    ],
    [
      'written after they were forgotten',
      `update audit set note = 'x' where forgotten_by is not null`,
    ],
  ])('by a plain statement are found: %s', async (_, statement) => {
    await forget();
    await sealAudit(hub.db);
    expect(await found()).toBeUndefined();
    await tamper(statement);
    expect(await found()).toMatchObject({
      problem:
        statement.includes("note = 'x'") || !statement.includes('salt')
          ? 'entryChanged'
          : 'detailsMissing',
    });
  });

  test('are refused to every other statement, of the application and of the owner', async () => {
    for (const change of [
      'after = null',
      'before = null, after = null, note = null, salt = null',
      "before = null, after = null, note = null, salt = null, forgotten_by = 1, event = 'x'",
      "before = null, after = null, note = null, salt = null, forgotten_by = 1, at = at + interval '1 day'",
    ]) {
      const statement = `update audit set ${change}`;
      await expect(hub.db.$client.query(statement)).rejects.toThrow('permission denied');
      await expect(owner.$client.query(statement)).rejects.toThrow('The audit is never changed');
    }
    await forget();
    await expect(
      owner.$client.query('update audit set forgotten_by = 1 where forgotten_by is not null'),
    ).rejects.toThrow('The audit is never changed');
  });
});

describe('a database from before there were commitments', () => {
  const folder = join(import.meta.dirname, '../core/db/migrations');
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  );
  const tags = entries.map(({ tag }) => tag);
  const at = tags.findIndex((tag) => tag.endsWith('_audit_commitments'));

  async function oldDatabase() {
    const { url, drop } = await createTemporaryDatabase(inject('postgres'));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const db = connect(url, { max: 2 });
    onTestFinished(async () => {
      await Promise.all([client.end(), db.$client.end()]);
      await drop();
    });
    const run = async (names: string[]) => {
      for (const name of names)
        await client.query(readFileSync(join(folder, `${name}.sql`), 'utf8'));
    };
    await run(tags.slice(0, at));
    for (const note of ['one', 'two', 'three']) {
      await client.query(
        `insert into audit (at, subject_type, subject_id, event, note) values (now(), 'batch', $1, 'remind', $2)`,
        [randomUUID(), note],
      );
    }
    await client.query('select audit_seal(2, 1000)');
    return { client, db, url, convert: () => run(tags.slice(at)) };
  }
  const secrets = { sessionSecret: 'one secret, which is long enough' };

  test('goes on from where its chain ended, with a checkpoint that a key seals', async () => {
    const { client, db, url, convert } = await oldDatabase();
    const end = await headOf(db);
    await convert();
    await signCheckpoint(db, url, secrets);
    await sealAudit(db);
    const steps = await verifyLinks(db, secrets, 0);
    expect(steps).toMatchObject({
      checked: 3,
      place: 3,
      left: 0,
      broken: null,
      checkpoint: { entries: 2 },
    });
    const { rows } = await client.query(
      `select encode(hash, 'hex') as hash, last::int as last, problem from audit_checkpoints`,
    );
    expect(rows).toEqual([{ hash: end.hash, last: 2, problem: null }]);

    // Details of the old entries can be forgotten too.
    const old = await db
      .select()
      .from(audit)
      .where(inArray(audit.note, ['one', 'three']));
    const ids = old.map(({ id }) => id);
    const action = { personId: randomUUID(), actorId: null, now: new Date() };
    expect(await forgetDetails(db, ids, action)).toBe(2);
    await sealAudit(db);
    expect(await findBreak(db, secrets)).toBeUndefined();

    // The secret is changed, and changed again.
    const next = { sessionSecret: 'another secret, which is long enough' };
    await signCheckpoint(db, url, { ...next, previousSessionSecret: secrets.sessionSecret });
    expect(await findBreak(db, next)).toBeUndefined();
    expect(await findBreak(db, secrets)).toMatchObject({ place: 1, problem: 'checkpointChanged' });
    await client.query('update audit_checkpoints set entries = 1');
    expect(await findBreak(db, next)).toMatchObject({ problem: 'checkpointChanged' });
  });

  test('whose chain did not fit is converted, and the entry goes on being named', async () => {
    const { client, db, url, convert } = await oldDatabase();
    await client.query(
      `alter table audit disable trigger user; update audit set note = 'x' where note = 'two'; alter table audit enable trigger user`,
    );
    await convert();
    await signCheckpoint(db, url, secrets);
    await sealAudit(db);
    expect(await findBreak(db, secrets)).toMatchObject({ place: 2, problem: 'entryChanged' });
    expect((await findCheckpoint(db, secrets))?.broken).toMatchObject({ place: 2 });
  });
});
