import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { invitationRow } from '../../tests/support/server/invitations.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, audit, invitations, mails, sessions } from '../core/db/schema.ts';
import { setPointOfContact } from './row.ts';

let hub: TestApp;
let poc: Client;

beforeEach(async () => {
  hub = await testApp({ seed: true });
  poc = await hub.as('poc.approved@northwind.example');
});
afterEach(() => hub.close());

const ada = 'poc.approved@northwind.example';
const liam = 'associate.accredited@northwind.example';

const toggle = (email: string, pointOfContact: unknown, client = poc) =>
  client.call('setPointOfContact', { params: { email }, body: { pointOfContact } });
const revoke = (email: string, client = poc) =>
  client.call('revokeInvitation', { params: { email } });
const rowOf = (email: string) => invitationRow(hub, email);
const accountOf = async (email: string) =>
  (await hub.db.select().from(accounts).where(eq(accounts.email, email)))[0];
const notes = async (event: string) => hub.db.select().from(audit).where(eq(audit.event, event));

/** Invites a new address and returns its link's token. */
async function invite(email: string): Promise<string> {
  await poc.call('sendInvitations', { body: { emailAddresses: [email] } });
  const row = await rowOf(email);
  return hub.app.tokens.of({ purpose: 'invitation', id: row?.id as string });
}

describe('point of contact', () => {
  test('an associate becomes a point of contact with its rights, and loses both again', async () => {
    const associate = await hub.as(liam);
    expect((await associate.call('invitations')).statusCode).toBe(403);
    const on = await toggle(liam, true);
    expect(on.statusCode).toBe(200);
    expect(on.json()).toMatchObject({ email: liam, pointOfContact: true, status: 'ACCREDITED' });
    expect((await rowOf(liam))?.pointOfContact).toBe(true);
    expect((await associate.call('invitations')).statusCode).toBe(200);
    expect((await toggle(liam, false)).json()).toMatchObject({ pointOfContact: false });
    expect((await associate.call('invitations')).statusCode).toBe(403);
    expect(await notes('setPointOfContact')).toMatchObject([
      { before: { pointOfContact: false }, after: { pointOfContact: true } },
      { before: { pointOfContact: true }, after: { pointOfContact: false } },
    ]);
  });

  test('an invited person becomes a point of contact with the account', async () => {
    const email = 'new@northwind.example';
    const creationToken = await invite(email);
    expect((await toggle(email, true)).json()).toMatchObject({
      pointOfContact: true,
      status: null,
    });
    const body = {
      firstName: 'New',
      lastName: 'Person',
      emailAddress: email,
      password: 'Kelp-Otter1!',
      confirmPassword: 'Kelp-Otter1!',
      creationToken,
    };
    expect((await hub.guest().call('createAssociate', { body })).statusCode).toBe(200);
    expect((await accountOf(email))?.pointOfContact).toBe(true);
  });

  test(`two points of contact can't demote each other: one remains`, async () => {
    await toggle(liam, true);
    const agencyId = (await accountOf(ada))?.agencyId as string;
    const actorId = (await accountOf(ada))?.id as string;
    const demote = (email: string) =>
      inTransaction(hub.db, (tx) =>
        setPointOfContact(tx, { agencyId, actorId, email, now: hub.clock.now() }, false),
      ).then(
        () => 'done',
        (error: Error) => error.name,
      );
    expect((await Promise.all([demote(ada), demote(liam)])).sort()).toEqual(['Conflict', 'done']);
  });

  test('setting the same value again adds no audit entry', async () => {
    expect((await toggle(ada, true)).statusCode).toBe(200);
    expect(await notes('setPointOfContact')).toEqual([]);
  });
});

describe('revoking', () => {
  test('revoking an invitation invalidates its link, stops its email and removes the row', async () => {
    const email = 'new@northwind.example';
    const creationToken = await invite(email);
    expect(await hub.db.$count(mails, eq(mails.template, 'invitation'))).toBe(1);
    const answer = await revoke(email);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(await rowOf(email)).toBeUndefined();
    expect(await hub.db.$count(mails, eq(mails.template, 'invitation'))).toBe(0);
    const reading = await hub.guest().call('readInvitation', { body: { creationToken } });
    expect(reading.statusCode).toBe(400);
    const agencyId = (await accountOf(ada))?.agencyId;
    expect(await notes('revoke')).toMatchObject([{ agencyId, before: { email, status: null } }]);
    expect((await revoke(email)).statusCode).toBe(404);
  });

  test('inviting again after a revocation creates a new link; the old one stays invalid', async () => {
    const email = 'new@northwind.example';
    const old = await invite(email);
    await revoke(email);
    const creationToken = await invite(email);
    const read = (token: string) =>
      hub.guest().call('readInvitation', { body: { creationToken: token } });
    expect((await read(old)).statusCode).toBe(400);
    expect((await read(creationToken)).statusCode).toBe(200);
  });

  test('revoking a registered person detaches them and ends their sessions', async () => {
    const associate = await hub.as(liam);
    expect((await associate.call('me')).statusCode).toBe(200);
    expect((await revoke(liam)).statusCode).toBe(200);
    expect((await associate.call('me')).statusCode).toBe(401);
    const account = await accountOf(liam);
    expect(account).toMatchObject({ agencyId: null, pointOfContact: false, associate: false });
    expect(await hub.db.$count(sessions, eq(sessions.accountId, account?.id as string))).toBe(0);
    const again = await hub.as(liam);
    expect((await again.call('me')).json().provider).toMatchObject({
      associate: false,
      agencyStatus: null,
    });
    expect(
      (await again.call('contentByCode', { params: { code: 'benefits' } })).statusCode,
    ).not.toBe(200);
    expect(await notes('detach')).toMatchObject([{ subjectId: account?.id }]);
  });

  test('every status can be revoked', async () => {
    const northwind = (await accountOf(ada))?.agencyId as string;
    const rows = await hub.db
      .selectDistinctOn([invitations.status], { email: invitations.email })
      .from(invitations)
      .where(eq(invitations.agencyId, northwind));
    expect(rows.length).toBeGreaterThanOrEqual(9);
    for (const { email } of rows) {
      expect((await revoke(email)).statusCode, email).toBe(200);
    }
  });
});

describe('the address in the path', () => {
  const odd = "o'neil+a/b%c#d?e=f&g@northwind.example";

  test('may be percent-encoded and of any case', async () => {
    await invite(odd);
    expect((await toggle(odd.toUpperCase(), true)).statusCode).toBe(200);
    expect((await rowOf(odd))?.pointOfContact).toBe(true);
    expect((await revoke(odd)).statusCode).toBe(200);
    expect(await rowOf(odd)).toBeUndefined();
  });

  test('may be as long as an address may be', async () => {
    const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.northwind.example`;
    await invite(long);
    expect((await toggle(long, true)).statusCode).toBe(200);
  });

  test.each([
    'nobody@northwind.example',
    'x',
    '%00',
    '\u0000',
    '\ud800'.toWellFormed(),
    "' or 1=1--",
  ])('%j is a 404', async (email) => {
    expect((await toggle(email, true)).statusCode).toBe(404);
    expect((await revoke(email)).statusCode).toBe(404);
  });
});

test('a guest gets 401, others and calls without the anti-forgery header get 403', async () => {
  const may = async (client: Client) => [
    (await toggle(liam, true, client)).statusCode,
    (await revoke(liam, client)).statusCode,
  ];
  expect(await may(hub.guest())).toEqual([401, 401]);
  expect(await may(await hub.as(liam))).toEqual([403, 403]);
  expect(await may(await hub.as('poc.renewal@oak.example'))).toEqual([403, 403]);
  const forged = {
    params: { email: liam },
    body: { pointOfContact: true },
    headers: { 'x-xsrf-token': '' },
  };
  expect((await poc.call('setPointOfContact', forged)).statusCode).toBe(403);
  expect((await poc.call('revokeInvitation', forged)).statusCode).toBe(403);
  expect(await rowOf(liam)).toMatchObject({ pointOfContact: false });
});
