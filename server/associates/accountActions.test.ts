import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailedToken, mailsTo } from '../../tests/support/server/mails.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { runOnAccount } from '../admin/accountActions.ts';
import { accounts, audit, loginFailures, rateCounters, sessions } from '../core/db/schema.ts';
import { disableAccount, enableAccount, endAllSessions } from './accountActions.ts';

/** How somebody is taken out, by staff and by the operator. */

const STAFF = 'reviewer@aldervale.example';
const LIAM = 'associate.accredited@northwind.example';
const ADA = 'poc.approved@northwind.example';
const PASSWORD = 'Welcome1!';
let hub: TestApp;
let staff: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.delete(rateCounters);
  await hub.db.delete(loginFailures);
  await hub.db.update(accounts).set({ enabled: true });
  staff = await hub.as(STAFF);
});

const idOf = async (email: string): Promise<string> => {
  const found = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  return found?.id ?? '';
};
const act = async (email: string, what: string, by = staff, payload?: object) =>
  by.request({
    method: 'POST',
    url: `/api/staff/v1/people/${await idOf(email)}/${what}`,
    ...(payload && { payload }),
  });
const signIn = (identity: string, password = PASSWORD) =>
  hub.guest().call('login', { body: { identity, password } });
const statusOf = async (client: Client) => (await client.call('me')).statusCode;
const entriesOf = async (email: string, event: string) =>
  hub.db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectId, await idOf(email)), eq(audit.event, event)));

describe('an account that staff disable', () => {
  test('loses its sessions at once, and does not get them back when it is enabled', async () => {
    const [one, other] = [await hub.as(LIAM), await hub.as(LIAM)];
    const answer = await act(LIAM, 'disable');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { enabled: false, openSessions: 0 },
    ]);
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 401]);
    expect((await act(LIAM, 'enable')).json()).toMatchObject({ enabled: true });
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 401]);
    expect((await signIn(LIAM)).statusCode).toBe(200);
    const [entry] = await entriesOf(LIAM, 'disableAccount');
    expect(entry).toMatchObject({
      actorId: await idOf(STAFF),
      after: { enabled: false, ended: 2 },
    });
    expect(await entriesOf(LIAM, 'enableAccount')).toHaveLength(1);
  });

  test(`can't sign in, with the same response as for a wrong password`, async () => {
    await act(LIAM, 'disable');
    const right = await signIn(LIAM);
    const wrong = await signIn(ADA, 'Wrong-one1');
    expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(await statusOf(await guestWith(right))).toBe(401);
  });

  test('gets no password link, with the same response; earlier links are invalid', async () => {
    const ask = (emailAddress: string) =>
      hub.guest().call('initiateReset', { body: { emailAddress } });
    const known = await ask(ADA);
    await ask(LIAM);
    const resetToken = await mailedToken(hub, LIAM, 'reset');
    await act(LIAM, 'disable');
    const sent = await mailsTo(hub, LIAM);
    const answer = await ask(LIAM);
    expect([answer.statusCode, answer.body]).toEqual([known.statusCode, known.body]);
    expect(await mailsTo(hub, LIAM)).toEqual(sent);
    await act(LIAM, 'enable');
    const password = 'Fresh-start9';
    const body = { emailAddress: LIAM, password, confirmPassword: password, resetToken };
    const late = await hub.guest().call('resetPassword', { body });
    expect([late.statusCode, late.json().error.code]).toEqual([400, 'error.deadToken']);
  });

  test('gets no email about a decision, which counts all the same', async () => {
    const pending = 'associate.pending@northwind.example';
    await act(pending, 'disable');
    const sent = await mailsTo(hub, pending);
    const answer = await act(pending, 'decision', staff, { decision: 'approve' });
    expect(answer.json()).toMatchObject({ associateStatus: 'REGISTERED', enabled: false });
    expect(await mailsTo(hub, pending)).toEqual(sent);
  });

  test('an action without effect is not audited', async () => {
    const before = (await entriesOf(LIAM, 'enableAccount')).length;
    expect((await act(LIAM, 'enable')).statusCode).toBe(200);
    expect(await entriesOf(LIAM, 'enableAccount')).toHaveLength(before);
  });
});

async function guestWith(answer: { cookies: { name: string; value: string }[] }) {
  const guest = hub.guest();
  for (const { name, value } of answer.cookies) guest.cookies.set(name, value);
  return guest;
}

test('staff end all sessions of a person, who can sign in again', async () => {
  const person = await hub.as(LIAM);
  const shown = await staff.request({
    method: 'GET',
    url: `/api/staff/v1/people/${await idOf(LIAM)}`,
  });
  expect(shown.json().openSessions).toBeGreaterThan(0);
  expect((await act(LIAM, 'end-sessions')).json().openSessions).toBe(0);
  expect(await statusOf(person)).toBe(401);
  expect((await signIn(LIAM)).statusCode).toBe(200);
  expect(await entriesOf(LIAM, 'endSessions')).not.toEqual([]);
});

test('nobody can change their own account', async () => {
  for (const what of ['disable', 'enable', 'end-sessions']) {
    const answer = await act(STAFF, what);
    expect([what, answer.statusCode, answer.json().error.code]).toEqual([
      what,
      409,
      'staff.ownAccount',
    ]);
  }
  expect(await statusOf(staff)).toBe(200);
});

describe('the operator', () => {
  const now = () => hub.clock.now();

  test('disables and enables an account, and ends its sessions', async () => {
    const person = await hub.as(LIAM);
    expect(await runOnAccount(hub.db, LIAM.toUpperCase(), endAllSessions, now())).toBeGreaterThan(
      0,
    );
    expect(await statusOf(person)).toBe(401);
    await runOnAccount(hub.db, LIAM, disableAccount, now());
    expect((await signIn(LIAM)).statusCode).toBe(401);
    await runOnAccount(hub.db, LIAM, enableAccount, now());
    expect((await signIn(LIAM)).statusCode).toBe(200);
    const entries = await entriesOf(LIAM, 'disableAccount');
    expect(entries.at(-1)?.actorId).toBeNull();
  });

  test('gets an error for an address without an account', async () => {
    const none = runOnAccount(hub.db, 'nobody@nowhere.example', disableAccount, now());
    await expect(none).rejects.toThrow('There is no account nobody@nowhere.example.');
  });
});

test('a session that is opened while the account is being disabled is invalid', async () => {
  for (let round = 0; round < 10; round += 1) {
    const signIns = [signIn(LIAM), signIn(LIAM)];
    const closing = act(LIAM, 'disable');
    const answers = await Promise.all([...signIns, signIn(LIAM)]);
    await closing;
    for (const answer of answers) expect(await statusOf(await guestWith(answer))).toBe(401);
    expect(await hub.db.$count(sessions, eq(sessions.accountId, await idOf(LIAM)))).toBe(0);
    await act(LIAM, 'enable');
    await hub.db.delete(loginFailures);
  }
});
