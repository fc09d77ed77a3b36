import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultBrand } from '../../../brands/defaultBrand.ts';
import { defaultApiBase, endpointPath } from '../../../contract/addresses.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { idleMs, usualPolicies } from '../../../contract/policies.ts';
import { staffBase } from '../../../contract/staff/reach.ts';
import { multipart } from '../../../tests/support/server/form.ts';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { templateFile } from '../../content/files.ts';
import { accounts, sessions } from '../db/schema.ts';
import { hashSessionToken } from './sessions.ts';
import * as auditing from './signInEvents.ts';

const MINUTE = 60_000;
const EMAIL = 'poc.approved@northwind.example';
const credentials = { identity: EMAIL, password: 'Welcome1!' };
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const statusOf = async (client: Client, headers = {}) =>
  (await client.call('me', { headers })).statusCode;

test('a session ends 30 minutes after the last request, and not before', async () => {
  const person = await hub.as(EMAIL);
  hub.clock.advance(idleMs(usualPolicies) - 1);
  expect(await statusOf(person)).toBe(200);
  hub.clock.advance(idleMs(usualPolicies) - 1);
  expect(await statusOf(person)).toBe(200);
  hub.clock.advance(idleMs(usualPolicies));
  expect(await statusOf(person)).toBe(401);
});

test('a session ends after the idle time of the policy', async () => {
  hub.app.env.policies = { ...usualPolicies, idleMinutes: 5 };
  try {
    const person = await hub.as(EMAIL);
    const { policies: heard } = (await person.call('policy')).json();
    const { expiresAt } = (await person.call('activity')).json();
    expect(Date.parse(expiresAt)).toBe(hub.clock.now().getTime() + heard.idleMinutes * MINUTE);
    hub.clock.advance(5 * MINUTE);
    expect(await statusOf(person)).toBe(401);
  } finally {
    hub.app.env.policies = usualPolicies;
  }
});

test('a background request does not prolong the session', async () => {
  const person = await hub.as(EMAIL);
  hub.clock.advance(20 * MINUTE);
  expect(await statusOf(person, { 'x-background-request': 'true' })).toBe(200);
  hub.clock.advance(11 * MINUTE);
  expect(await statusOf(person)).toBe(401);
});

test('a session ends after 12 hours whatever a person does', async () => {
  const person = await hub.as(EMAIL);
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    hub.clock.advance(20 * MINUTE);
    expect(await statusOf(person)).toBe(200);
  }
  hub.clock.advance(20 * MINUTE);
  expect(await statusOf(person)).toBe(401);
});

test('activity returns the end of the session', async () => {
  const person = await hub.as(EMAIL);
  hub.clock.advance(10 * MINUTE);
  const idle = await person.call('activity');
  expect(Date.parse(idle.json().expiresAt)).toBe(hub.clock.now().getTime() + idleMs(usualPolicies));

  for (let i = 0; i < 34; i++) {
    hub.clock.advance(20 * MINUTE);
    await person.call('activity');
  }
  hub.clock.advance(15 * MINUTE);
  const late = await person.call('activity');
  expect(Date.parse(late.json().expiresAt)).toBe(hub.clock.now().getTime() + 15 * MINUTE);
});

test('signing in opens a session, and ends the one that was open', async () => {
  const person = await hub.as(EMAIL);
  const old = new Map(person.cookies);
  const answer = await person.call('login', { body: credentials });
  expect(answer.statusCode).toBe(200);
  expect(await statusOf(person)).toBe(200);

  const stolen = hub.guest();
  for (const [name, value] of old) stolen.cookies.set(name, value);
  expect(await statusOf(stolen)).toBe(401);
});

test('what can’t be recorded in the audit is not done: no session opens, none ends', async () => {
  const person = await hub.as(EMAIL);
  const before = await hub.db.$count(sessions);
  for (const call of ['login', 'logout'] as const) {
    vi.spyOn(auditing, 'recordSignInEvent').mockRejectedValueOnce(new Error('not recorded'));
    const answer = await person.call(call, call === 'login' ? { body: credentials } : {});
    expect([call, answer.statusCode]).toEqual([call, 500]);
  }
  expect(await hub.db.$count(sessions)).toBe(before);
  expect(await statusOf(person)).toBe(200);
});

describe('while a body is still on its way', () => {
  /** Sends a request of which the body comes two seconds later, after `meanwhile`. */
  function slowly(client: Client, options: InjectOptions, meanwhile: () => Promise<unknown>) {
    async function* body() {
      await meanwhile();
      hub.clock.advance(2_000);
      yield options.payload;
    }
    const headers = { 'content-type': 'application/json', ...options.headers };
    return client.request({ ...options, headers, payload: Readable.from(body()) });
  }
  const invite = endpointPath(endpoints.sendInvitations.path, { app: defaultBrand.app });
  const emailAddresses = ['late.guest@northwind.example'];
  const noPointOfContact = () =>
    hub.db.update(accounts).set({ pointOfContact: false }).where(eq(accounts.email, OTHER));
  const OTHER = 'poc.other@maple.example';
  afterEach(() =>
    hub.db.update(accounts).set({ pointOfContact: true }).where(eq(accounts.email, OTHER)),
  );

  test('who is no longer a point of contact can invite nobody', async () => {
    const person = await hub.as(OTHER);
    const payload = JSON.stringify({ emailAddresses });
    const request = { method: 'POST', url: defaultApiBase + invite, payload } as const;
    const answer = await slowly(person, request, noPointOfContact);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'gate.pocOnly']);
  });

  test('who is no longer a point of contact can submit no report', async () => {
    const person = await hub.as(OTHER);
    const { file, filename } = await templateFile('en');
    const { body, headers } = await multipart([
      ['file', new File([new Uint8Array(file)], filename)],
    ]);
    const path = endpointPath(endpoints.uploadReport.path, {
      app: defaultBrand.app,
      brand: defaultBrand.code,
    });
    const request = { method: 'POST', url: defaultApiBase + path, payload: body, headers } as const;
    const answer = await slowly(person, request, noPointOfContact);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'gate.pocOnly']);
  });

  test('whose session has ended can change nothing in the console', async () => {
    const person = await hub.as('reviewer@aldervale.example');
    const text = { scope: 'mail', locale: 'en', key: 'invitation.subject', original: 'x' };
    const payload = JSON.stringify({ ...text, text: 'Taken over' });
    const request = { method: 'PUT', url: `${staffBase}/texts`, payload } as const;
    const answer = await slowly(person, request, () => hub.db.delete(sessions));
    expect(answer.statusCode).toBe(401);
  });
});

describe('after a change of rights', () => {
  /** A colleague of the point of contact, who may act for the agency from now on. */
  async function promoted(email: string) {
    const person = await hub.as(email);
    const poc = await hub.as(EMAIL);
    const body = { pointOfContact: true };
    const answer = await poc.call('setPointOfContact', { params: { email }, body });
    expect(answer.statusCode).toBe(200);
    return person;
  }
  const held = (client: Client) => client.cookies.get('hub-session') ?? '';
  const withToken = (token: string) => {
    const client = hub.guest();
    client.cookies.set('hub-session', token);
    return client;
  };
  const names = { firstName: 'Liam', lastName: 'Price' };

  test('the next request gets a new token; the old one may read for another minute and is then invalid', async () => {
    const person = await promoted('associate.accredited@northwind.example');
    const before = held(person);
    expect(await statusOf(person)).toBe(200);
    expect(held(person)).not.toBe(before);

    const late = withToken(before);
    expect(await statusOf(late)).toBe(200);
    // What was on its way brings the same new token home.
    expect(held(late)).toBe(held(person));
    hub.clock.advance(MINUTE);
    expect(await statusOf(withToken(before))).toBe(401);
    expect(await statusOf(person)).toBe(200);
  });

  test('the old token may not write, and the refusal contains the new tokens', async () => {
    const person = await promoted('associate.registered@northwind.example');
    const late = withToken(held(person));
    for (const [name, value] of person.cookies) late.cookies.set(name, value);
    expect(await statusOf(person)).toBe(200);
    const refused = await late.call('updateProfile', { body: names });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'error.antiForgery']);
    expect((await late.call('updateProfile', { body: names })).statusCode).toBe(200);
  });

  test('twenty concurrent requests all succeed and get the same new token', async () => {
    const person = await promoted('associate.renewal@northwind.example');
    const before = held(person);
    const pages = Array.from({ length: 20 }, () => {
      const page = hub.guest();
      for (const [name, value] of person.cookies) page.cookies.set(name, value);
      return page;
    });
    const codes = await Promise.all(pages.map((page) => statusOf(page)));
    expect(new Set(codes)).toEqual(new Set([200]));
    const tokens = new Set(pages.map(held));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(before);
    const [page] = pages;
    expect((await page?.call('updateProfile', { body: names }))?.statusCode).toBe(200);
  });

  test('a writing request succeeds and gets the new token too', async () => {
    const person = await promoted('associate.created@northwind.example');
    const [before, forgery] = [held(person), person.cookies.get('XSRF-TOKEN')];
    expect((await person.call('updateProfile', { body: names })).statusCode).toBe(200);
    expect(held(person)).not.toBe(before);
    expect(person.cookies.get('XSRF-TOKEN')).not.toBe(forgery);
    expect((await person.call('updateProfile', { body: names })).statusCode).toBe(200);
  });
});

test('changing the password gives a new token and invalidates the old one at once, for reading too', async () => {
  const email = 'poc.training@harbor.example';
  const person = await hub.as(email);
  const old = new Map(person.cookies);
  const fresh = { password: 'Fresh-start9', confirmPassword: 'Fresh-start9' };
  const body = { currentPassword: 'Welcome1!', ...fresh };
  expect((await person.call('changePassword', { body })).statusCode).toBe(200);
  for (const name of ['hub-session', 'XSRF-TOKEN']) {
    expect(person.cookies.get(name), name).not.toBe(old.get(name));
  }
  expect((await person.call('activity')).statusCode).toBe(200);
  const thief = hub.guest();
  for (const [name, value] of old) thief.cookies.set(name, value);
  expect(await statusOf(thief)).toBe(401);
});

test.each([
  ['of the password', { passwordHash: 'another' }],
  ['to no password', { passwordHash: null }],
  ['of the role', { staff: true }],
])('any change %s ends the earlier sessions', async (_, change) => {
  const email = 'poc.pending@birch.example';
  const person = await hub.as(email);
  await hub.db.update(accounts).set(change).where(eq(accounts.email, email));
  expect(await statusOf(person)).toBe(401);
});

test('a session knows how and when its person was known', async () => {
  const guest = hub.guest();
  await guest.call('login', { body: credentials });
  const tokenHash = hashSessionToken(guest.cookies.get('hub-session') ?? '');
  const row = await hub.db.query.sessions.findFirst({ where: eq(sessions.tokenHash, tokenHash) });
  expect(row).toMatchObject({ methods: ['password'], provedAt: hub.clock.now() });
});

test('signing out ends the session on the server', async () => {
  const person = await hub.as(EMAIL);
  const old = person.cookies.get('hub-session') ?? '';
  expect((await person.call('logout')).statusCode).toBe(200);
  expect(person.cookies.has('hub-session')).toBe(false);
  person.cookies.set('hub-session', old);
  expect(await statusOf(person)).toBe(401);
});

test('a disabled account has no session any more', async () => {
  const person = await hub.as('poc.other@maple.example');
  const where = eq(accounts.email, 'poc.other@maple.example');
  await hub.db.update(accounts).set({ enabled: false }).where(where);
  expect(await statusOf(person)).toBe(401);
  await hub.db.update(accounts).set({ enabled: true }).where(where);
});

test(`scripts can't read the cookie, and the table contains no token`, async () => {
  const guest = hub.guest();
  const answer = await guest.call('login', { body: credentials });
  const cookie = answer.cookies.find(({ name }) => name === 'hub-session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie).not.toHaveProperty('secure');
  const rows = await hub.db.select().from(sessions);
  expect(JSON.stringify(rows)).not.toContain(cookie?.value);
});

test('over https it is Secure and bound to the host', async () => {
  const secure = await testApp({ seed: true, env: { publicUrl: 'https://hub.example' } });
  const answer = await secure.guest().call('login', { body: credentials });
  const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));
  expect(cookies['__Host-hub-session']).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect(cookies['__Host-hub-session']).not.toHaveProperty('domain');
  expect(cookies['__Host-XSRF-TOKEN']).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' });
  expect(cookies['__Host-XSRF-TOKEN']).not.toHaveProperty('httpOnly');
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  await secure.close();
});
