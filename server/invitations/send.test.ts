import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import type { InvitationResult } from '../../contract/records.ts';
import { countQueries } from '../../tests/support/server/countQueries.ts';
import { invitationRow } from '../../tests/support/server/invitations.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, agencies, audit, invitations, mails } from '../core/db/schema.ts';
import { hashToken } from '../core/mail/tokens.ts';

let hub: TestApp;
let poc: Client;

beforeEach(async () => {
  hub = await testApp({ seed: true });
  poc = await hub.as('poc.approved@northwind.example');
});
afterEach(() => hub.close());

const MINUTE = 60_000;

async function send(emailAddresses: unknown, client = poc): Promise<InvitationResult> {
  const answer = await client.call('sendInvitations', { body: { emailAddresses } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const rowOf = (email: string) => invitationRow(hub, email);
/** Mails of invitations; the demo data hold others, which were sent. */
const invited = eq(mails.template, 'invitation');
const mailsTo = (to: string) => hub.db.select().from(mails).where(eq(mails.to, to));
const people = (n: number, name = 'p') =>
  Array.from({ length: n }, (_, i) => `${name}${i}@northwind.example`);

/** As if the worker had sent everything. */
async function sendAll(): Promise<void> {
  const now = hub.clock.now();
  await hub.db.update(mails).set({ status: 'SENT', sentAt: now }).where(eq(mails.status, 'QUEUED'));
  await hub.db
    .update(invitations)
    .set({ status: 'INVITED', sentAt: now })
    .where(and(isNull(invitations.status), isNull(invitations.accountId)));
}

describe('a batch', () => {
  test('of 50 with 5 broken, 3 repeated and 2 of another agency: exact lists, one mail a success, ten queries', async () => {
    const fresh = people(43);
    const broken = ['x', 'a@b', 'a b@', '@northwind.example', 'two@@northwind.example'].slice(0, 4);
    const others = ['poc.other@maple.example', 'poc.training@harbor.example'];
    const entries = [...fresh.slice(0, 20), ...broken, ...others, ...fresh.slice(20)];
    entries.push(fresh[0] as string, (fresh[1] as string).toUpperCase(), ` ${fresh[2]} `);
    let result: InvitationResult | undefined;
    const queries = await countQueries(async () => {
      result = await send(entries);
    });
    expect(result).toMatchObject({
      successful: fresh,
      failed: [
        { email: 'x', reason: 'Enter valid email' },
        { email: 'a@b', reason: 'Enter valid email' },
        { email: 'b@', reason: 'Enter valid email' },
        { email: '@northwind.example', reason: 'Enter valid email' },
        ...others.map((email) => ({ email, reason: 'cannot be invited' })),
      ],
    });
    expect(queries).toBeLessThanOrEqual(10);
    const queued = await hub.db.select().from(mails).where(invited);
    expect(queued.map(({ to }) => to).sort()).toEqual([...fresh].sort());
    for (const email of fresh) {
      expect(await rowOf(email)).toMatchObject({ status: null, inviteType: 'POC', sentAt: null });
    }
  });

  test('of any mix costs the same: new, again, registered, foreign, over the day', async () => {
    const mix = [
      ...people(40),
      'associate.created@northwind.example',
      'poc.approved@northwind.example',
      'associate.invited@northwind.example',
      'poc.other@maple.example',
      'reviewer@aldervale.example',
    ];
    await send(people(20));
    await sendAll();
    hub.clock.advance(11 * MINUTE);
    await hub.db.update(agencies).set({ mailsToday: 170 });
    expect(await countQueries(() => send(mix))).toBeLessThanOrEqual(10);
    expect(await countQueries(() => send(people(1, 'q')))).toBeLessThanOrEqual(10);
  });

  test.each([
    ['nothing', {}],
    ['a text', { emailAddresses: 'a@northwind.example' }],
    ['numbers', { emailAddresses: [1, 2] }],
    ['null', { emailAddresses: null }],
  ])('of %s is a 400', async (_what, body) => {
    expect((await poc.call('sendInvitations', { body })).statusCode).toBe(400);
    expect(await hub.db.$count(mails, invited)).toBe(0);
  });

  test('sent twenty times in parallel: one row and one email per address', async () => {
    const batch = people(30);
    const results = await Promise.all(Array.from({ length: 20 }, () => send(batch)));
    for (const result of results) expect(result).toMatchObject({ successful: batch, failed: [] });
    for (const email of batch) {
      expect(await hub.db.$count(invitations, eq(invitations.email, email))).toBe(1);
      expect(await mailsTo(email)).toHaveLength(1);
    }
  });

  test('in which another agency takes an address: it is refused, and the others are mailed as new', async () => {
    const [fresh, taken] = people(2) as [string, string];
    const maple = await hub.db.query.agencies.findFirst({
      where: eq(agencies.name, 'Maple Conference Group'),
    });
    const now = hub.clock.now();
    let sending: Promise<InvitationResult> | undefined;
    await inTransaction(hub.db, async (tx) => {
      await tx.insert(invitations).values({
        agencyId: maple?.id ?? '',
        email: taken,
        inviteType: 'POC',
        requestedAt: now,
        createdAt: now,
      });
      sending = send([fresh, taken]);
      // The other agency's row is stored only once the batch waits for it.
      await vi.waitFor(async () => {
        const { rows } = await hub.db.execute(sql`select from pg_locks where not granted`);
        expect(rows).not.toEqual([]);
      });
    });
    const { failures: _, ...result } = (await sending) as InvitationResult;
    expect(result).toEqual({
      successful: [fresh],
      failed: [{ email: taken, reason: 'cannot be invited' }],
    });
    expect(await mailsTo(fresh)).toHaveLength(1);
  });

  test('of two agencies at once, crosswise: each address is of one agency, mailed once', async () => {
    const other = await hub.as('poc.other@maple.example');
    const batch = people(25);
    const backwards = [...batch].reverse();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, i) => send(i % 2 ? batch : backwards, i % 2 ? poc : other)),
    );
    for (const email of batch) {
      expect(await mailsTo(email)).toHaveLength(1);
      const winners = results.filter(({ successful }) => successful.includes(email));
      expect(winners).toHaveLength(5);
    }
    for (const { failed } of results) {
      expect(failed.every(({ reason }) => reason === 'cannot be invited')).toBe(true);
    }
  });
});

describe('the language of the email', () => {
  const languageOf = async (email: string) => (await mailsTo(email)).map((mail) => mail.language);
  const setLanguage = (email: string, language: Language) =>
    hub.db.update(accounts).set({ language }).where(eq(accounts.email, email));

  test("is the inviter's, and stays it for the reminders", async () => {
    await setLanguage('poc.approved@northwind.example', 'es-MX');
    await send(['in.spanish@northwind.example']);
    await setLanguage('poc.approved@northwind.example', 'en');
    expect(await languageOf('in.spanish@northwind.example')).toEqual(['es-MX']);
    expect(await rowOf('in.spanish@northwind.example')).toMatchObject({ language: 'es-MX' });
  });
});

describe('an address', () => {
  test('has one row and one link, whatever its case', async () => {
    await send(['New.Person@Northwind.example']);
    const row = await rowOf('new.person@northwind.example');
    const token = hub.app.tokens.of({ purpose: 'invitation', id: row?.id as string });
    expect(row?.tokenHash).toBe(hashToken(token));
    expect(row?.tokenExpiresAt?.getTime()).toBe(hub.clock.now().getTime() + 30 * 24 * 60 * MINUTE);
    const [mail] = await mailsTo('new.person@northwind.example');
    expect(mail).toMatchObject({ template: 'invitation', invitationId: row?.id, status: 'QUEUED' });
    expect(mail?.params).toEqual({
      words: { agency: 'Northwind Meetings', until: '2026-06-19' },
      link: { purpose: 'invitation', id: row?.id },
    });
    const reading = await hub.guest().call('readInvitation', { body: { creationToken: token } });
    expect(reading.json()).toMatchObject({
      emailAddress: 'new.person@northwind.example',
      companyName: 'Northwind Meetings',
    });
  });

  test('that is invited gets another email after ten minutes, not before; the old link stays valid', async () => {
    const [email] = people(1) as [string];
    await send([email]);
    await sendAll();
    const before = await rowOf(email);
    hub.clock.advance(10 * MINUTE - 1);
    expect(await send([email])).toMatchObject({ successful: [email], failed: [] });
    expect(await mailsTo(email)).toHaveLength(1);
    hub.clock.advance(1);
    expect(await send([email])).toMatchObject({ successful: [email], failed: [] });
    expect(await mailsTo(email)).toHaveLength(2);
    const after = await rowOf(email);
    expect(after).toMatchObject({
      id: before?.id,
      tokenHash: before?.tokenHash,
      status: 'INVITED',
    });
    expect(after?.tokenExpiresAt?.getTime()).toBe(
      hub.clock.now().getTime() + 30 * 24 * 60 * MINUTE,
    );
  });

  test('with a queued email gets no second one', async () => {
    const [email] = people(1) as [string];
    await send([email]);
    hub.clock.advance(20 * MINUTE);
    expect(await send([email])).toMatchObject({ successful: [email], failed: [] });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('that FAILED is sent again at once, its reason forgotten', async () => {
    const [email] = people(1) as [string];
    await send([email]);
    await hub.db.update(mails).set({ status: 'FAILED' });
    await hub.db
      .update(invitations)
      .set({ status: 'FAILED', failure: { key: 'invitation.silent' } })
      .where(eq(invitations.email, email));
    expect(await send([email])).toMatchObject({ successful: [email], failed: [] });
    expect(await rowOf(email)).toMatchObject({ status: null, failure: null });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('that is registered is refused as that, in the own agency', async () => {
    const registered = [
      'associate.created@northwind.example',
      'associate.accredited@northwind.example',
      'associate.rejected@northwind.example',
      'poc.approved@northwind.example',
    ];
    expect(await send(registered)).toMatchObject({
      successful: [],
      failed: registered.map((email) => ({ email, reason: 'already registered' })),
    });
  });

  test("of another agency, of nobody's or of the programme can't be invited; nothing is revealed", async () => {
    const [invited] = await hub.db
      .select()
      .from(invitations)
      .innerJoin(agencies, eq(agencies.id, invitations.agencyId))
      .where(and(eq(agencies.name, 'Maple Conference Group'), eq(invitations.status, 'INVITED')));
    const foreign = [
      invited?.invitations.email as string,
      'poc.other@maple.example',
      'poc.new@cedar.example',
      'reviewer@aldervale.example',
    ];
    expect(await send(foreign)).toMatchObject({
      successful: [],
      failed: foreign.map((email) => ({ email, reason: 'cannot be invited' })),
    });
    expect(await rowOf(foreign[0] as string)).toEqual(invited?.invitations);
  });

  test('with HTML, headers or SQL in it is no address', async () => {
    const odd = ["a'--@northwind.example", '"a\\r\\nBcc: b"@northwind.example', 'a@b.c\u0000'];
    const { successful, failed } = await send(odd);
    expect(successful).toEqual(["a'--@northwind.example"]);
    expect(failed.length).toBeGreaterThanOrEqual(2);
  });
});

test('an agency sends 200 mails a day; the rest is refused as that, and goes tomorrow', async () => {
  for (let i = 0; i < 3; i++) await send(people(50, `batch${i}-`));
  await send(people(45, 'some'));
  const batch = people(8, 'more');
  const reason = 'the daily limit of 200 emails has been reached; please send it again tomorrow';
  expect(await send(batch)).toMatchObject({
    successful: batch.slice(0, 5),
    failed: batch.slice(5).map((email) => ({ email, reason })),
  });
  expect(await rowOf(batch[6] as string)).toBeUndefined();
  expect(await send(batch.slice(0, 5))).toMatchObject({
    successful: batch.slice(0, 5),
    failed: [],
  });

  hub.clock.set(new Date('2026-05-21T06:59:59Z'));
  const tonight = await hub.as('poc.approved@northwind.example');
  expect((await send(batch.slice(5), tonight)).failed).toHaveLength(3);
  // Midnight in the zone of the program.
  hub.clock.set(new Date('2026-05-21T07:00:00Z'));
  const tomorrow = await hub.as('poc.approved@northwind.example');
  expect((await send(batch.slice(5), tomorrow)).successful).toEqual(batch.slice(5));
});

describe('who has an account elsewhere', () => {
  const elsewhere = ['poc.other@maple.example', 'reviewer@aldervale.example'];
  const own = 'associate.accredited@northwind.example';
  const northwind = eq(agencies.name, 'Northwind Meetings');
  const reasonsOf = ({ failed }: InvitationResult) => failed.map(({ reason }) => reason);

  test('is not told to an agency with its limit used up, which still learns of its own people', async () => {
    await hub.db.update(agencies).set({ mailsDay: '2026-05-20', mailsToday: 200 }).where(northwind);
    const [limit, ...others] = reasonsOf(await send([...people(1), ...elsewhere, own]));
    expect(limit).toMatch(/daily limit/);
    expect(others).toEqual([limit, limit, 'already registered']);
  });

  test('counts for the daily limit, and is audited with the person who asked', async () => {
    await hub.db.update(agencies).set({ mailsDay: '2026-05-20', mailsToday: 198 }).where(northwind);
    const [first, second, third] = reasonsOf(await send([...elsewhere, ...people(1)]));
    expect([first, second]).toEqual(['cannot be invited', 'cannot be invited']);
    expect(third).toMatch(/daily limit/);
    const asked = await hub.db.query.accounts.findFirst({
      where: eq(accounts.email, 'poc.approved@northwind.example'),
    });
    const entries = await hub.db.select().from(audit).where(eq(audit.event, 'refuseInvitation'));
    expect(entries).toMatchObject([{ actorId: asked?.id, after: { refused: elsewhere } }]);
  });
});

test('the limit holds when batches come in parallel', async () => {
  const { invitationMailsPerAgencyAndDay: most, invitationsPerSubmission: atATime } = limits;
  const length = Math.ceil(most / atATime) + 2;
  const batches = Array.from({ length }, (_, i) => people(atATime, `batch${i}-`));
  const results = await Promise.all(batches.map((batch) => send(batch)));
  expect(results.flatMap(({ successful }) => successful)).toHaveLength(most);
  expect(await hub.db.$count(mails, invited)).toBe(most);
});

test('every invitation is audited', async () => {
  await send(people(2));
  const noted = await hub.db
    .select()
    .from(audit)
    .where(and(eq(audit.event, 'invite'), eq(audit.subjectType, 'invitation')));
  expect(noted).toHaveLength(2);
  const inviter = await hub.db.query.accounts.findFirst({
    where: eq(accounts.email, 'poc.approved@northwind.example'),
  });
  expect(noted.map(({ actorId }) => actorId)).toEqual([inviter?.id, inviter?.id]);
});

test('a person who may not invite sends no email', async () => {
  const body = { emailAddresses: people(1) };
  const may = async (client: Client) => (await client.call('sendInvitations', { body })).statusCode;
  expect(await may(hub.guest())).toBe(401);
  expect(await may(await hub.as('associate.accredited@northwind.example'))).toBe(403);
  expect(await may(await hub.as('poc.pending@birch.example'))).toBe(403);
  poc.cookies.delete('XSRF-TOKEN');
  const forged = await poc.call('sendInvitations', { body });
  expect([forged.statusCode, forged.json().error.code]).toEqual([403, 'error.antiForgery']);
  expect(await hub.db.$count(mails, invited)).toBe(0);
});
