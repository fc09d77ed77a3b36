import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Challenge } from '../../contract/records.ts';
import { invitedByNorthwind } from '../../tests/support/server/invitations.ts';
import { mailedToken, mailsTo } from '../../tests/support/server/mails.ts';
import { type Route, withRoutes } from '../../tests/support/server/routes.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { runOnAccount } from '../admin/accountActions.ts';
import { unseal } from '../core/config/secrets.ts';
import {
  accounts,
  audit,
  factors,
  pendingSignIns,
  recoveryCodes,
  sessions,
} from '../core/db/schema.ts';
import { hashSessionToken } from '../core/session/sessions.ts';
import { resealSecrets } from './resealSecrets.ts';
import { resetFactors } from './resetFactors.ts';
import { SECRETS_OF_APPS } from './spendCode.ts';

/** Who knows the password, and does not have what is asked after it. */

const EMAIL = 'reviewer@aldervale.example';
const PASSWORD = 'Welcome1!';
const MINUTE = 60_000;
let hub: TestApp;
let routes: Route[];
let app: Awaited<ReturnType<typeof enrol>>;
beforeAll(async () => {
  ({ hub, routes } = await withRoutes(() => testApp({ seed: true })));
  app = await enrol(await hub.as(EMAIL));
});
afterAll(() => hub.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: hub.clock.now().getTime(),
  });

/** Adds an authenticator app, and returns its secret and the recovery codes. */
async function enrol(client: Client) {
  const { id, secret } = (await client.call('startAuthenticator')).json();
  const first = { name: 'Phone', code: codeOf(secret) };
  const answer = await client.call('addAuthenticator', { params: { id }, body: first });
  hub.clock.advance(MINUTE);
  return { id, secret, recoveryCodes: answer.json().recoveryCodes as string[] };
}

async function begin(identity = EMAIL, ip?: string) {
  const browser = hub.guest(ip);
  const answer = await browser.call('login', { body: { identity, password: PASSWORD } });
  const { id } = answer.json().challenge as Challenge;
  const send = async (code: string, method = 'oneTimeCode') =>
    (await browser.call('answerChallenge', { body: { id, method, code } })).statusCode;
  return { browser, answer, id, send };
}
const accountOf = async (email: string) => {
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  if (!account) throw new Error(`There is no account ${email}`);
  return account;
};
const isSignedIn = async (client: Client) => (await client.call('me')).statusCode === 200;

test('a sign-in that waits opens nothing: every call answers as to a guest', async () => {
  const { browser, answer } = await begin();
  expect(answer.cookies.map(({ name }) => name)).not.toContain('hub-session');
  expect(routes.length).toBeGreaterThan(100);
  const opened: string[] = [];
  for (const { method, path, gate } of routes) {
    if (gate === 'everyone' || gate === '') continue;
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    const { statusCode } = await browser.request({ method, url } as never);
    if (statusCode !== 401) opened.push(`${method} ${path}: ${statusCode}`);
  }
  expect(opened).toEqual([]);
  // Those without a gate in the table decide themselves; they give no more than to a guest.
  const [own, guests] = [browser, hub.guest()];
  for (const { method, path } of routes.filter(({ gate, method }) => !gate && method === 'GET')) {
    const [seen, known] = await Promise.all(
      [own, guests].map((client) => client.request({ method, url: path } as never)),
    );
    expect([path, seen?.statusCode]).toEqual([path, known?.statusCode]);
  }
});

test('its cookie is out of the reach of scripts, and the table has no token', async () => {
  const { answer, id } = await begin();
  const cookie = answer.cookies.find(({ name }) => name === 'hub-challenge');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const row = await hub.db.query.pendingSignIns.findFirst({ where: eq(pendingSignIns.id, id) });
  expect(row?.tokenHash).toBe(hashSessionToken(cookie?.value ?? ''));
  expect(JSON.stringify(row)).not.toContain(cookie?.value);
});

test('the session knows both steps', async () => {
  const { browser, send } = await begin();
  expect(await send(codeOf(app.secret))).toBe(200);
  const tokenHash = hashSessionToken(browser.cookies.get('hub-session') ?? '');
  const row = await hub.db.query.sessions.findFirst({ where: eq(sessions.tokenHash, tokenHash) });
  expect(row).toMatchObject({
    methods: ['password', 'oneTimeCode'],
    provedAt: hub.clock.now(),
  });
  hub.clock.advance(MINUTE);
});

test('of the same code in twenty sign-ins at once one goes on', async () => {
  const begun = await Promise.all(
    Array.from({ length: 20 }, (_, n) => begin(EMAIL, `198.51.100.${n}`)),
  );
  const code = codeOf(app.secret);
  const statuses = await Promise.all(begun.map(({ send }) => send(code)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  hub.clock.advance(MINUTE);
});

test('of several answers to one sign-in at once one opens a session', async () => {
  const { send } = await begin();
  const before = await hub.db.$count(sessions);
  const [code, spare = ''] = [codeOf(app.secret), app.recoveryCodes[9]];
  const statuses = await Promise.all([send(code), send(spare, 'recoveryCode'), send(code)]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await hub.db.$count(sessions)).toBe(before + 1);
  hub.clock.advance(MINUTE);
});

test.each([
  ['the password changes', { passwordHash: 'another' }],
  ['the role changes', { staff: true }],
  ['the account is disabled', { enabled: false }],
])('it ends when %s', async (_, change) => {
  const email = 'associate.created@northwind.example';
  const { secret } = await enrol(await hub.as(email));
  const before = await accountOf(email);
  const { send } = await begin(email);
  await hub.db.update(accounts).set(change).where(eq(accounts.email, email));
  expect(await send(codeOf(secret))).toBe(400);
  const { passwordHash, staff, enabled } = before;
  await hub.db
    .update(accounts)
    .set({ passwordHash, staff, enabled })
    .where(eq(accounts.id, before.id));
  await hub.db.delete(factors).where(eq(factors.accountId, before.id));
});

test('one that is over is deleted', async () => {
  await begin();
  hub.clock.advance(5 * MINUTE);
  await runJob(hub, 'sweep');
  expect(await hub.db.$count(pendingSignIns)).toBe(0);
});

test('neither secrets nor recovery codes are stored as they are', async () => {
  const stored = JSON.stringify([
    await hub.db.select().from(factors),
    await hub.db.select().from(recoveryCodes),
  ]);
  expect(stored).not.toContain(app.secret);
  for (const code of app.recoveryCodes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

test('a changed secret of the server encrypts them anew', async () => {
  const { sessionSecret } = hub.app.env;
  const next = {
    sessionSecret: 'another secret of the tests',
    previousSessionSecret: sessionSecret,
  };
  await resealSecrets(hub.db, next);
  const [row] = await hub.db.select().from(factors).where(eq(factors.id, app.id));
  const read = (secret: string) =>
    unseal({ sessionSecret: secret }, SECRETS_OF_APPS, app.id, row?.secret ?? '');
  expect([read(sessionSecret), read(next.sessionSecret)]).toEqual([undefined, app.secret]);
  await resealSecrets(hub.db, { sessionSecret, previousSessionSecret: next.sessionSecret });
  expect(await begin().then(({ send }) => send(codeOf(app.secret)))).toBe(200);
  hub.clock.advance(MINUTE);
});

test('what changes is in the audit and mailed, and so is a recovery code that is used', async () => {
  const email = 'poc.other@maple.example';
  const client = await hub.as(email);
  const {
    id,
    recoveryCodes: [first = ''],
  } = await enrol(client);
  const { send } = await begin(email);
  expect(await send(first, 'recoveryCode')).toBe(200);
  const again = await hub.as(email);
  expect((await again.call('removeFactor', { params: { id } })).statusCode).toBe(200);
  expect(await mailsTo(hub, email)).toEqual(['factorAdded', 'recoveryCodeUsed', 'factorRemoved']);
  const entries = await hub.db.query.audit.findMany({
    where: eq(audit.subjectId, (await accountOf(email)).id),
    orderBy: audit.id,
  });
  const events = entries.slice(-4);
  expect(events.map(({ event }) => event)).toEqual([
    'addFactor',
    'useRecoveryCode',
    'signIn',
    'removeFactor',
  ]);
  expect(events[1]?.after).toEqual({ left: 9 });
});

test('the operator removes it for somebody who has lost everything', async () => {
  const email = 'associate.registered@northwind.example';
  const client = await hub.as(email);
  await enrol(client);
  const reset = () => runOnAccount(hub.db, email, resetFactors, hub.clock.now());
  expect(await reset()).toBe(1);
  expect(await isSignedIn(client)).toBe(false);
  const again = hub.guest();
  const body = { identity: email, password: PASSWORD };
  expect((await again.call('login', { body })).json()).toEqual({ status: 'ok' });
  expect((await again.call('factors')).json()).toEqual({ content: [], recoveryCodesLeft: 0 });
  expect(await mailsTo(hub, email)).toEqual(['factorAdded', 'factorsReset']);
  expect(await reset()).toBe(0);
});

describe('no link goes round it', () => {
  test('a new password by an emailed link opens no session, and its sign-in is asked', async () => {
    const email = 'associate.accredited@northwind.example';
    await enrol(await hub.as(email));
    const browser = hub.guest();
    await browser.call('initiateReset', { body: { emailAddress: email } });
    await hub.handleGuestRequests();
    const resetToken = await mailedToken(hub, email, 'reset');
    const form = { password: 'Fresh-start9', confirmPassword: 'Fresh-start9' };
    const body = { ...form, emailAddress: email, resetToken };
    expect((await browser.call('resetPassword', { body })).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    const answer = await browser.call('login', {
      body: { identity: email, password: form.password },
    });
    expect(answer.json().challenge.methods).toContain('oneTimeCode');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('the second press of an invitation, after a factor was added', async () => {
    const { email, creationToken } = await invitedByNorthwind(hub);
    const browser = hub.guest();
    await browser.call('readInvitation', { body: { creationToken } });
    const cookies = [...browser.cookies];
    const names = { firstName: 'Nia', lastName: 'Vance', emailAddress: email };
    const passwords = { password: 'Fresh-start9', confirmPassword: 'Fresh-start9' };
    const body = { ...names, ...passwords, creationToken };
    expect((await browser.call('createAssociate', { body })).json()).toEqual({ status: 'ok' });
    // What a link has opened is proved by the password first.
    await browser.call('prove', {
      body: { method: 'password', currentPassword: passwords.password },
    });
    await enrol(browser);
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const pressed = await browser.call('createAssociate', { body });
    expect(pressed.json().challenge.methods).toEqual(['oneTimeCode', 'recoveryCode']);
    expect(await isSignedIn(browser)).toBe(false);
  });
});
