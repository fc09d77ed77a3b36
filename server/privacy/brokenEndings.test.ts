import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { random } from '../../demo/random.ts';
import { multipart } from '../../tests/support/server/form.ts';
import { mailsIn, workOnMails } from '../../tests/support/server/mails.ts';
import {
  dumpOf,
  linesWith,
  type Marked,
  makeMarked,
  tablesWith,
} from '../../tests/support/server/markedPerson.ts';
import { asApplication } from '../../tests/support/server/templates.ts';
import { noLimits, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { readReport } from '../../workbooks/reading/readReport.ts';
import { reportTemplate } from '../../workbooks/reportTemplate.ts';
import { findBreak, sealAudit } from '../audit/chain.ts';
import { connect, type Database, inTransaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import { fileTransport } from '../core/mail/fileTransport.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { endPerson } from './endPerson.ts';

/** Endings of which the connection breaks, at the same moments in each run with this seed. */
const BROKEN = Number(process.env.ENDINGS ?? 20);
const SEED = Number(process.env.SEED ?? 37);
const QUARTER = '2026-Q1';
const ADA = 'poc.approved@northwind.example';

/** Something under way that waits until it may go on. */
function pause() {
  let [reach, goOn] = [() => {}, () => {}];
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const goes = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return {
    reached,
    goOn,
    async wait() {
      reach();
      await goes;
    },
  };
}
let reading = pause();
let sending = pause();

let report: Uint8Array<ArrayBuffer>;
let hub: TestApp;
const logged: string[] = [];
let owner: Database;
const folder = mkdtempSync(join(tmpdir(), 'hub-broken-'));
beforeAll(async () => {
  report = Uint8Array.from(await reportTemplate('en'));
  const read = await readReport(Buffer.from(report), QUARTER);
  hub = await testApp({
    seed: true,
    limits: noLimits,
    env: { logLevel: 'info' },
    logTo: { write: (line) => void logged.push(line) },
    async readReport() {
      await reading.wait();
      return read;
    },
  });
  owner = connect(hub.url, { max: 1 });
});
afterAll(async () => {
  await owner.$client.end();
  await hub.close();
  rmSync(folder, { recursive: true });
});

/**
 * Ends somebody over a connection that breaks at a statement: before it is sent, or while it runs. Returns how many statements
 * there were, or undefined if it broke.
 */
async function endOver(id: string, at = 0, isSent = false): Promise<number | undefined> {
  const db = connect(asApplication(hub.url), { max: 1 });
  let statements = 0;
  db.$client.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const pid = Reflect.get(client, 'processID');
    const counted = async (...given: unknown[]) => {
      statements += 1;
      if (statements !== at) return query(...given);
      const broken = owner.execute(sql`select pg_terminate_backend(${pid})`);
      if (!isSent) await broken;
      return query(...given).finally(() => broken);
    };
    Object.assign(client, { query: counted });
  });
  const action = { id, actorId: null, now: hub.clock.now() };
  const ended = await inTransaction(db, (tx) => endPerson(tx, action)).then(
    () => statements,
    (error) => {
      if (at === 0 || statements < at) throw error;
      return undefined;
    },
  );
  await db.$client.end();
  return ended;
}

/** Sends what waits, but for an email to the person, of which the sending waits until it may go on. */
function sendTo(to: () => string) {
  const transport = fileTransport(folder, defaultBrand);
  const { worker } = workOnMails(hub, {
    ...transport,
    async send(mail) {
      if (mail.to === to()) await sending.wait();
      await transport.send(mail);
    },
  });
  return {
    async all() {
      worker.wake();
      await worker.idle();
    },
    wake: worker.wake,
    async written() {
      await worker.stop();
      return mailsIn(folder, transport, hub);
    },
  };
}

test('whenever the connection of an ending breaks, while the person writes, a report of the person is read and an email is sent: nothing is left once it is done, and nothing of others is lost', async () => {
  const ada = await hub.as(ADA);
  const { agencyId } =
    (await hub.db.query.accounts.findFirst({ where: eq(accounts.email, ADA) })) ?? {};
  const mark = (name: string) => makeMarked(hub, name, agencyId ?? '', { pointOfContact: true });
  const [rhea, quinn] = [await mark('Rhea'), await mark('Quinn')];
  const before = await dumpOf(hub);
  const marksOf = (text: string, { mark }: Marked) => text.split(mark).length;
  const statements = (await endOver(quinn.id)) ?? 0;
  expect(statements).toBeGreaterThan(30);

  let email = '';
  const sender = sendTo(() => email);
  const chance = random(SEED);
  const tried: Marked[] = [];
  const acknowledged: string[] = [];
  let broken = 0;
  for (let n = 1; broken < BROKEN; n += 1) {
    const one = await mark(`Quinn${n}x`);
    tried.push(one);
    ({ email } = one);
    [reading, sending] = [pause(), pause()];
    const goOn = () => [reading, sending].map((waiting) => waiting.goOn());
    const now = hub.clock.now();
    await enqueueMail(hub.db, { to: email, template: 'passwordChanged', params: {}, now });
    sender.wake();
    const client = await hub.as(email);
    const form = await multipart([['file', new File([report], `${one.mark}.xlsx`)]]);
    const uploaded = client.call('uploadReport', form);
    await Promise.all([reading.reached, sending.reached]);

    if (chance.happens(0.5)) goOn();
    const address = `guest${n}@northwind.example`;
    const body = { firstName: `${one.mark}New`, lastName: 'Berg' };
    const [ended, , , invited] = await Promise.all([
      // Some are done before.
      endOver(one.id, chance.whole(1, 1.2 * statements), chance.happens(0.5)),
      client.call('updateProfile', { body }),
      hub.guest().call('login', { body: { identity: email, password: 'Not it.' } }),
      ada.call('sendInvitations', { body: { emailAddresses: [address] } }),
    ]);
    if (ended === undefined) broken += 1;
    goOn();
    expect(invited.json().successful).toEqual([address]);
    const answer = await uploaded;
    // A report that was acknowledged is the agency's.
    if (answer.statusCode === 201) acknowledged.push(`reports (${answer.json().id}`);
    else expect([401, 409]).toContain(answer.statusCode);
    acknowledged.push(address);
    await sender.all();
  }

  // Each ending has done all of it or nothing, and what did nothing is done when it is tried again.
  const between = await dumpOf(hub);
  for (const one of tried) {
    const tables = tablesWith(between, one);
    if (tables.length === 0) continue;
    expect(tables).toEqual(expect.arrayContaining(tablesWith(before, quinn)));
    expect(await endOver(one.id)).toBeDefined();
  }
  await sender.all();
  const after = await dumpOf(hub);
  expect(linesWith(after, 'quinn')).toEqual([]);
  expect(marksOf(after, rhea)).toBe(marksOf(before, rhea));
  expect(acknowledged.filter((what) => !after.includes(what))).toEqual([]);
  expect(await sender.written()).not.toContain('quinn');
  expect(logged.length).toBeGreaterThan(3 * BROKEN);
  expect(logged.join('')).not.toContain('quinn');
  await sealAudit(hub.db);
  expect(await findBreak(hub.db, hub.app.env)).toBeUndefined();
});
