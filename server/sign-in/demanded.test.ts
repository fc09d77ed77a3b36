import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { DAY } from '../../contract/dates.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import { mailsTo } from '../../tests/support/server/mails.ts';
import { type Route, withRoutes } from '../../tests/support/server/routes.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, audit, mails } from '../core/db/schema.ts';
import { readMail } from '../mails/mails.ts';

/** A program whose staff must have a second step. */

const frame = { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone };
const STAFF = 'reviewer@aldervale.example';
const SUPPORT = 'support@aldervale.example';
let hub: TestApp;
let routes: Route[];
beforeAll(async () => {
  const start = () => testApp({ seed: true, env: { staffSecondStep: true } });
  ({ hub, routes } = await withRoutes(start));
});
afterAll(() => hub.close());

async function signIn(identity: string) {
  const browser = hub.guest();
  const body = { identity, password: 'Welcome1!' };
  const answer = await browser.call('login', { body });
  await browser.call('me');
  return { browser, challenge: answer.json().challenge };
}
const idOf = async (email: string) => {
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  return account?.id ?? '';
};
const accountOf = async (client: Client) => (await client.call('me')).json().account;

async function enrol(client: Client) {
  await client.call('prove', { body: { method: 'password', currentPassword: 'Welcome1!' } });
  const { id, secret } = (await client.call('startAuthenticator')).json();
  const timestamp = hub.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await client.call('addAuthenticator', { params: { id }, body: { name: 'Phone', code } });
  return id;
}
/** The calls that are open to a session, of those that ask for one. */
async function openTo(client: Client) {
  const open: string[] = [];
  for (const { method, path, gate } of routes) {
    if (gate === 'everyone' || gate === '') continue;
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    if (path.endsWith('/logout')) continue;
    const { statusCode, body } = await client.request({ method, url } as never);
    if (statusCode !== 403 || !body.includes('gate.secondStep')) open.push(`${method} ${path}`);
  }
  return open.sort();
}

test('who has none has seven days, and is told until when', async () => {
  const { browser } = await signIn(STAFF);
  const until = new Date(hub.clock.now().getTime() + 7 * DAY).toISOString();
  expect(await accountOf(browser)).toMatchObject({ secondStepBy: until });
  expect((await browser.request({ method: 'GET', url: '/api/staff/v1/overview' })).statusCode).toBe(
    200,
  );
  hub.clock.advance(DAY);
  const later = await signIn(STAFF);
  expect((await accountOf(later.browser)).secondStepBy).toBe(until);
});

test('afterwards a sign-in leads to adding one, and to nothing else', async () => {
  hub.clock.advance(7 * DAY);
  const { browser } = await signIn(STAFF);
  expect((await accountOf(browser)).mustEnrol).toBe(true);
  expect(await openTo(browser)).toEqual([
    'GET /api/v1/hub/account/factors',
    'GET /api/v1/hub/account/me',
    'POST /api/v1/hub/account/activity',
    'POST /api/v1/hub/account/factors',
    'POST /api/v1/hub/account/factors/:id',
    'POST /api/v1/hub/account/passkeys',
    'POST /api/v1/hub/account/passkeys/options',
    'POST /api/v1/hub/account/proof',
    'POST /api/v1/hub/account/proof/options',
  ]);
  const id = await enrol(browser);
  expect((await accountOf(browser)).mustEnrol).toBeUndefined();
  expect((await browser.request({ method: 'GET', url: '/api/staff/v1/overview' })).statusCode).toBe(
    200,
  );
  const removed = await browser.call('removeFactor', { params: { id } });
  expect([removed.statusCode, removed.json().error.code]).toEqual([400, 'error.lastFactor']);
});

test('nothing is asked of others', async () => {
  const { browser } = await signIn('poc.approved@northwind.example');
  expect(Object.keys(await accountOf(browser))).not.toContain('secondStepBy');
  const id = await enrol(browser);
  expect((await browser.call('removeFactor', { params: { id } })).statusCode).toBe(200);
});

test('an administrator resets it for somebody else, who is told and adds one anew', async () => {
  const email = 'editor@aldervale.example';
  const [lost, administrator] = [
    await hub.as(email),
    await hub.as('administrator@aldervale.example'),
  ];
  await enrol(lost);
  const reset = async (by: Client, payload: object, of = email) => {
    const url = `/api/staff/v1/people/${await idOf(of)}/reset-second-step`;
    return by.request({ method: 'POST', url, payload });
  };
  expect((await reset(lost, { note: 'lost' })).statusCode).not.toBe(200);
  expect((await reset(administrator, { note: '' })).statusCode).toBe(400);
  const own = await reset(administrator, { note: 'mine' }, 'administrator@aldervale.example');
  expect([own.statusCode, own.json().error.code]).toEqual([409, 'staff.ownAccount']);
  const answer = await reset(administrator, { note: 'Her phone was stolen; she called.' });
  expect([answer.statusCode, answer.json().secondStep]).toEqual([200, false]);
  expect((await lost.call('me')).statusCode).toBe(401);
  expect((await mailsTo(hub, email)).at(-1)).toBe('factorsReset');
  const entry = await hub.db.query.audit.findFirst({ where: eq(audit.event, 'resetFactors') });
  const note = 'Her phone was stolen; she called.';
  expect(entry).toMatchObject({ note, after: { ended: 1 } });
  const { browser, challenge } = await signIn(email);
  expect(challenge).toBeUndefined();
  expect((await accountOf(browser)).mustEnrol).toBe(true);
});

test('support asks all administrators to reset it, with the reason and the way there, once a day', async () => {
  const email = 'reviewer.only@aldervale.example';
  const lost = await hub.as(email);
  let support = await hub.as(SUPPORT);
  const personId = await idOf(email);
  const url = `/api/staff/v1/people/${personId}/ask-for-reset`;
  const ask = async (note: string) => {
    const answer = await support.request({ method: 'POST', url, payload: { note } });
    return [answer.statusCode, answer.json().error?.code];
  };
  const administrators = ['administrator@aldervale.example', STAFF];
  const told = async () => {
    const all = await Promise.all(administrators.map((to) => mailsTo(hub, to)));
    return all.map((mails) => mails.filter((template) => template === 'resetWanted').length);
  };
  expect(await ask('lost')).toEqual([409, 'error.alreadyMoved']);
  await enrol(lost);
  expect((await ask(''))[0]).toBe(400);
  expect(await told()).toEqual([0, 0]);
  expect(await ask('Her phone was stolen; she called.')).toEqual([200, undefined]);
  expect(await told()).toEqual([1, 1]);
  expect(await ask('Again.')).toEqual([429, 'staff.resetAskedToday']);
  expect(await told()).toEqual([1, 1]);
  const entries = await hub.db.query.audit.findMany({ where: eq(audit.event, 'askForReset') });
  expect(entries.map(({ subjectId, note }) => [subjectId, note])).toEqual([
    [personId, 'Her phone was stolen; she called.'],
  ]);
  const mail = await hub.db.query.mails.findFirst({ where: eq(mails.template, 'resetWanted') });
  const { text } = await readMail(hub.db, mail?.id ?? '', frame);
  expect(text).toContain(`/staff/people/${personId}`);
  expect(text).toContain('Her phone was stolen; she called.');
  expect(text).toContain(
    `support@aldervale.example asks you to reset the second step of ${email}:`,
  );
  // Nothing is gained by asking for oneself, or for whom nobody lets in.
  const forOwn = { method: 'POST', url: url.replace(personId, await idOf(SUPPORT)) } as const;
  const refused = await support.request({ ...forOwn, payload: { note: 'mine' } });
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'staff.ownAccount']);
  const isPerson = eq(accounts.email, email);
  await hub.db.update(accounts).set({ enabled: false }).where(isPerson);
  expect(await ask('closed')).toEqual([409, 'error.alreadyMoved']);
  await hub.db.update(accounts).set({ enabled: true }).where(isPerson);
  // Nothing is changed by asking.
  expect((await lost.call('me')).statusCode).toBe(200);
  hub.clock.advance(DAY);
  support = await hub.as(SUPPORT);
  expect(await ask('Still lost.')).toEqual([200, undefined]);
});
