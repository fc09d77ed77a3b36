import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Column, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { connect, inTransaction } from '../core/db/connection.ts';
import { rulesOf, tableNames, tableOf } from '../core/db/personal/manifest.ts';
import type { JsonPaths, TableName } from '../core/db/personal/rules.ts';
import { accounts, resetTokens } from '../core/db/schema.ts';
import type { Worker } from '../core/jobs/worker.ts';
import { fileTransport } from '../core/mail/fileTransport.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import type { MailTransport } from '../core/mail/transport.ts';
import { keptMails } from '../mails/leasedMail.ts';
import { startMailWorker } from '../mails/worker.ts';
import { endPerson } from './endPerson.ts';

/**
 * Nothing is left of a person who was ended, and everything of the other: two people of one agency have a mark of their own in
 * every text and JSON that is about them, in each table that the manifest names.
 */

let hub: TestApp;
let folder: string;
beforeEach(async () => {
  hub = await testApp({ seed: true });
  folder = mkdtempSync(join(tmpdir(), 'hub-traces-'));
});
afterEach(async () => {
  await hub.close();
  rmSync(folder, { recursive: true });
});

interface Marked {
  id: string;
  email: string;
  /** The start of each of the person's marks. */
  mark: string;
}

const agencyOf = async () => {
  const ada = await hub.db.query.accounts.findFirst({
    where: eq(accounts.email, 'poc.approved@northwind.example'),
  });
  return ada?.agencyId ?? '';
};

/** A value for a column that a row must have. */
function plainValue({ columnType, enumValues }: Column): unknown {
  if (enumValues?.length) return enumValues[0];
  if (columnType === 'PgTimestamp') return hub.clock.now();
  if (/Int|Double|Numeric/.test(columnType)) return 1;
  if (columnType === 'PgBoolean') return false;
  if (columnType === 'PgArray') return [];
  if (columnType === 'PgJsonb') return {};
  return '';
}

/** JSON with the mark at each path that is about the person. */
function markedJson({ personal = [] }: JsonPaths, mark: string): object {
  const value: Record<string, unknown> = {};
  for (const path of personal) {
    const parts = path.replace(/(^|\.)\*$/, '$1inside').split('.');
    const last = parts.pop() ?? '';
    let node = value;
    for (const part of parts) {
      node[part] ??= {};
      node = node[part] as Record<string, unknown>;
    }
    node[last] = `${mark}${last}`;
  }
  return value;
}

/** What leads from a row to its person, and what the rows of a table need besides. */
function keysOf(name: TableName, { id, email }: Marked, agencyId: string): object {
  const of: Partial<Record<TableName, object>> = {
    audit: { subjectType: 'account', subjectId: id, event: 'marked' },
    loginFailures: { identity: sql`address_hash(${email})` },
    mails: {
      to: email,
      agencyId,
      template: 'passwordChanged',
      status: 'SENT',
      sentAt: hub.clock.now(),
    },
    guestRequests: { email, kind: 'passwordReset', nextTryAt: new Date('2099-01-01') },
    signUps: { email },
    invitations: { email, accountId: id, agencyId, inviteType: 'POC', status: 'ACCREDITED' },
    reports: { quarter: '2001-Q1' },
    readingProgress: { pageId: sql`(select id from content_pages limit 1)` },
  };
  return of[name] ?? {};
}

/** Makes a person of the agency with a row in every table that may have some, marked in every column. */
async function makeMarked(name: string, agencyId: string): Promise<Marked> {
  const mark = `${name.toLowerCase()}mark`;
  const email = `${mark}@northwind.example`;
  const person = { email, mark: mark as string };
  const now = hub.clock.now();
  const [account] = await hub.db
    .insert(accounts)
    .values({
      ...{
        email,
        firstName: `${mark}First`,
        lastName: `${mark}Last`,
        agencyId,
        emailConfirmedAt: now,
      },
      ...{ createdAt: now, passwordHash: `${mark}Hash`, leadId: `${mark}Lead` },
    })
    .returning({ id: accounts.id });
  const id = account?.id ?? '';
  for (const table of tableNames) {
    const rules = rulesOf(table);
    if (
      rules.rows === 'ofNobody' ||
      ['accounts', 'agencies', 'emergencyAccounts', 'holds'].includes(table)
    )
      continue;
    const { table: rows, columns } = tableOf(table);
    const values: Record<string, unknown> = {};
    for (const [key, column] of Object.entries(columns)) {
      const { about, json, ended } = rules.columns[key] ?? {};
      if (column.generated || column.generatedIdentity) continue;
      if (key === 'accountId') values[key] = id;
      else if (key === 'agencyId') values[key] = agencyId;
      else if (key === 'fileId') values[key] = await hub.app.files.add(Buffer.from('x'));
      else if (json && about === 'person') values[key] = markedJson(json, mark);
      else if (
        about === 'person' &&
        ended !== 'stays' &&
        column.dataType === 'string' &&
        column.getSQLType() !== 'uuid'
      )
        values[key] = `${mark}${key}`;
      else if (about === 'person' && column.getSQLType() === 'text[]')
        values[key] = [`${mark}${key}`];
      else if (column.notNull && !column.hasDefault) values[key] = plainValue(column);
    }
    await hub.db.insert(rows).values({ ...values, ...keysOf(table, { id, ...person }, agencyId) });
  }
  return { id, ...person };
}

/** Texts of others in which both are named. */
async function nameBoth(one: Marked, other: Marked, agencyId: string): Promise<void> {
  const names = async ({ id }: Marked) => {
    const found = await hub.db.query.accounts.findFirst({ where: eq(accounts.id, id) });
    return found?.name;
  };
  const text = `${await names(one)} and ${await names(other)}`;
  const at = hub.clock.now().toISOString();
  await hub.db.execute(
    sql`insert into review_comments (agency_id, text, at) values (${agencyId}, ${text}, ${at})`,
  );
  await hub.db.execute(sql`insert into change_requests (agency_id, status, reason, changes, requested_at)
    values (${agencyId}, 'DECLINED', ${text}, '[]', ${at})`);
  for (const { id, email } of [one, other]) {
    await hub.db.execute(sql`insert into audit (at, actor_id, subject_type, subject_id, event, note)
      values (${at}, ${id}, 'agency', ${agencyId}, 'noted', ${`By ${email}`})`);
  }
  await hub.db.execute(sql`update agencies set form = jsonb_set(jsonb_set(form,
    '{authorizedPOC}', jsonb_build_object('emailAddress', ${one.email}::text, 'name', ${`${one.mark}Contact`}::text)),
    '{accountingPOC}', jsonb_build_object('emailAddress', ${other.email}::text, 'name', ${`${other.mark}Contact`}::text))
    where id = ${agencyId}`);
}

/** Everything that the database holds. */
async function dump(): Promise<string> {
  const { rows } = await hub.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  let text = '';
  for (const { name } of rows) {
    const found = await hub.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    );
    text += found.rows.map(({ row }) => `${name} ${row}\n`).join('');
  }
  return text;
}

const linesWith = (text: string, mark: string) =>
  text.split('\n').filter((line) => line.includes(mark));

function workOn(transport: MailTransport) {
  const frame = { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone };
  const { db, clock, app } = hub;
  let worker: Worker | undefined;
  const sent = new Promise<void>((resolve) => {
    const { tokens, mailChoices } = app;
    const parts = { db, clock, tokens, mailChoices, transport, frame, pollMs: 3_600_000 };
    worker = startMailWorker({ ...parts, onSent: resolve });
  });
  return { worker, sent };
}

test('a person who was ended is nowhere any more, and nothing of the other is gone', async () => {
  const agencyId = await agencyOf();
  const [quinn, rhea] = [await makeMarked('Quinn', agencyId), await makeMarked('Rhea', agencyId)];
  await nameBoth(quinn, rhea, agencyId);
  const marksOf = ({ mark }: Marked, text: string) => text.split(mark).length - 1;
  const tablesWith = ({ mark }: Marked, text: string) =>
    new Set(linesWith(text, mark).map((line) => line.split(' ')[0]));
  const before = await dump();
  expect(tablesWith(quinn, before).size).toBeGreaterThan(20);
  expect(tablesWith(quinn, before)).toEqual(tablesWith(rhea, before));

  const now = hub.clock.now();
  await inTransaction(hub.db, (tx) => endPerson(tx, { id: quinn.id, actorId: null, now }));
  // The last email goes to the address that is not known any more.
  const transport = fileTransport(folder, defaultBrand);
  const { worker, sent } = workOn(transport);
  await sent;
  await worker?.stop();
  await transport.sweep?.((ids) => keptMails(hub.db, ids));

  const after = await dump();
  expect(linesWith(after, quinn.mark)).toEqual([]);
  expect(
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join(''),
  ).not.toContain(quinn.mark);
  expect(marksOf(rhea, after)).toBe(marksOf(rhea, before));
});

describe('what was under way does not bring a person back:', () => {
  const LIAM = 'associate.accredited@northwind.example';
  const idOfLiam = async () =>
    (await hub.db.query.accounts.findFirst({ where: eq(accounts.email, LIAM) }))?.id ?? '';
  const end = (id: string) =>
    inTransaction(hub.db, (tx) => endPerson(tx, { id, actorId: null, now: hub.clock.now() }));
  const waiting = (count: number) =>
    vi.waitUntil(async () => {
      const { rows } = await hub.db.execute(
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows.length === count;
    });

  test.each(['before', 'after'])('a name that is saved just %s', async (order) => {
    const [id, liam] = [await idOfLiam(), await hub.as(LIAM)];
    const save = () =>
      liam.call('updateProfile', { body: { firstName: 'Cometmark', lastName: 'Berg' } });
    const holder = await hub.db.$client.connect();
    await holder.query('begin');
    await holder.query('select from accounts where id = $1 for update', [id]);
    const first = order === 'before' ? save() : end(id);
    await waiting(1);
    const second = order === 'before' ? end(id) : save();
    await waiting(2);
    await holder.query('commit');
    holder.release();
    const [one, other] = await Promise.all([first, second]);
    const answer = (order === 'before' ? one : other) as { statusCode: number };
    expect(answer.statusCode).toBe(order === 'before' ? 200 : 409);
    expect(linesWith(await dump(), 'Cometmark')).toEqual([]);
  });

  test('an email that is being sent', async () => {
    const id = await idOfLiam();
    await enqueueMail(hub.db, {
      to: LIAM,
      template: 'passwordChanged',
      params: {},
      now: hub.clock.now(),
    });
    const files = fileTransport(folder, defaultBrand);
    let [reached, go] = [() => {}, () => {}];
    const sending = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { worker, sent } = workOn({
      ...files,
      async send(mail) {
        if (mail.to === LIAM) {
          reached();
          await gate;
        }
        await files.send(mail);
      },
    });
    await sending;
    await end(id);
    go();
    await sent;
    await vi.waitUntil(async () => linesWith(await dump(), LIAM).length === 0);
    await worker?.stop();
    await files.sweep?.((ids) => keptMails(hub.db, ids));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('no row of a table that is deleted with its person can be added to one who was ended', async () => {
    const id = await idOfLiam();
    await end(id);
    const { rows: guarded } = await hub.db.execute<{ name: string }>(
      sql`select tgrelid::regclass::text as name from pg_trigger where tgname like '%_of_ended'`,
    );
    const owned = tableNames.filter(
      (name) => rulesOf(name).rows === 'deleted' && 'accountId' in tableOf(name).columns,
    );
    // The first is written by a job, for accounts that have failed just now; the other by the operator.
    const others = ['failed_sign_ins', 'emergency_accounts'];
    const names = owned.map((name) => getTableName(tableOf(name).table));
    expect(guarded.map(({ name }) => name)).toEqual(
      expect.arrayContaining(names.filter((name) => !others.includes(name))),
    );
    await expect(
      hub.db
        .insert(resetTokens)
        .values({ tokenHash: 'x', accountId: id, createdAt: new Date(), expiresAt: new Date() }),
    ).rejects.toMatchObject({ cause: { code: 'HB001' } });
  });

  test('an ending that is killed half-way has done nothing, and is done when it is tried again', async () => {
    const id = await idOfLiam();
    const owner = connect(hub.url, { max: 1 });
    const before = await dump();
    for (const step of [1, 4, 9, 16, 25]) {
      let steps = 0;
      const killed = inTransaction(hub.db, async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        const dying = new Proxy(tx, {
          get(target, key) {
            const value = Reflect.get(target, key);
            if (key !== 'execute') return typeof value === 'function' ? value.bind(target) : value;
            return async (statement: SQL) => {
              steps += 1;
              if (steps === step)
                await owner.$client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
              return target.execute(statement);
            };
          },
        });
        await endPerson(dying, { id, actorId: null, now: hub.clock.now() });
      });
      await expect(killed).rejects.toThrow();
      expect(steps).toBe(step);
      expect(await dump()).toBe(before);
    }
    await end(id);
    const queued = (line: string) => line.includes('accountEnded');
    expect(linesWith(await dump(), LIAM).filter((line) => !queued(line))).toEqual([]);
    await owner.$client.end();
  });
});
