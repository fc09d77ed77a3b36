import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { buildApp } from '../../start/app.ts';

const EMAIL = 'poc.approved@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const body = { firstName: 'Ada', lastName: 'Okafor' };
const login = { identity: EMAIL, password: 'Welcome1!' };

describe('with a session', () => {
  test('a call that changes something needs the token of this very session', async () => {
    const person = await hub.as(EMAIL);
    const other = await hub.as(EMAIL);
    const foreign = other.cookies.get('XSRF-TOKEN') ?? '';
    const guest = hub.guest();
    await guest.call('policy');
    const guests = guest.cookies.get('XSRF-TOKEN') ?? '';

    for (const token of ['', 'x', foreign, guests]) {
      const headers = { 'x-xsrf-token': token };
      const answer = await person.call('updateProfile', { body, headers });
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'error.antiForgery']);
    }
    expect((await person.call('updateProfile', { body })).statusCode).toBe(200);
  });

  test('a planted cookie is not accepted', async () => {
    const person = await hub.as(EMAIL);
    const guest = hub.guest();
    await guest.call('policy');
    person.cookies.set('XSRF-TOKEN', guest.cookies.get('XSRF-TOKEN') ?? '');
    expect((await person.call('logout')).statusCode).toBe(403);
  });

  test('a refused call hands out the right token again', async () => {
    const person = await hub.as(EMAIL);
    person.cookies.delete('XSRF-TOKEN');
    const refused = await person.call('logout');
    expect(refused.statusCode).toBe(403);
    expect(refused.headers['x-xsrf-token']).toBe(person.cookies.get('XSRF-TOKEN'));
    expect((await person.call('logout')).statusCode).toBe(200);
  });

  test('reading needs no token', async () => {
    const person = await hub.as(EMAIL);
    expect((await person.call('me', { headers: { 'x-xsrf-token': '' } })).statusCode).toBe(200);
  });

  test('it comes before gate and input', async () => {
    const associate = await hub.as('associate.created@northwind.example');
    const none = { 'x-xsrf-token': '' };
    const call = () =>
      associate.call('sendInvitations', { body: { emailAddresses: 7 }, headers: none });
    expect((await call()).json().error.code).toBe('error.antiForgery');
  });
});

describe('without a session', () => {
  test('a call that needs a session gets 401 before any other check', async () => {
    for (const name of ['logout', 'updateProfile', 'sendInvitations', 'acknowledge'] as const) {
      const answer = await hub.guest().call(name, { body: 'no JSON' });
      expect(answer.statusCode, name).toBe(401);
      expect(answer.json().error.code).toBe('gate.signIn');
    }
  });

  test.each([
    ['no page at all', {}, 200],
    ['our own page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['a foreign page', { origin: 'https://evil.example' }, 403],
    ['a foreign page behind a hidden origin', { origin: 'null' }, 403],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign page without origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('a sign-in from %s', async (_where, headers, status) => {
    const answer = await hub.guest().call('login', { body: login, headers });
    expect(answer.statusCode).toBe(status);
  });

  test('with the token of the page the origin does not matter', async () => {
    const guest = hub.guest();
    await guest.call('policy');
    const headers = { origin: 'https://behind-a-proxy.example' };
    expect((await guest.call('login', { body: login, headers })).statusCode).toBe(200);
  });

  test(`a cookie and header pair without the server's HMAC is refused`, async () => {
    const guest = hub.guest();
    guest.cookies.set('XSRF-TOKEN', 'nonce.seal');
    const headers = { origin: 'https://evil.example' };
    expect((await guest.call('login', { body: login, headers })).statusCode).toBe(403);
  });
});

test('after a change of the secret earlier tokens stay valid until the old secret is removed', async () => {
  const [before, after] = [hub.app.env.sessionSecret, 'the secret that follows on it, long enough'];
  const person = await hub.as(EMAIL);
  const guest = hub.guest();
  await guest.call('policy');
  const [sealed, guests] = [person, guest].map(({ cookies }) => cookies.get('XSRF-TOKEN') ?? '');
  const env = { ...hub.app.env, sessionSecret: after };
  const parts = { db: hub.db, clock: hub.clock };
  const rotated = await buildApp({ ...parts, env: { ...env, previousSessionSecret: before } });
  const dropped = await buildApp({ ...parts, env });
  const rename = (app: FastifyInstance) =>
    app.inject({
      method: 'PATCH',
      url: '/api/v1/hub/account/me',
      payload: body,
      cookies: Object.fromEntries(person.cookies),
      headers: { 'x-xsrf-token': sealed ?? '' },
    });
  const signIn = (app: FastifyInstance) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/accounts/hub/login',
      payload: login,
      cookies: { 'XSRF-TOKEN': guests ?? '' },
      headers: { 'x-xsrf-token': guests ?? '', origin: 'https://behind-a-proxy.example' },
    });
  const renamed = await rename(rotated);
  expect([renamed.statusCode, (await rename(dropped)).statusCode]).toEqual([200, 403]);
  // From then on by the new secret.
  expect(renamed.headers['x-xsrf-token']).not.toBe(sealed);
  expect([(await signIn(rotated)).statusCode, (await signIn(dropped)).statusCode]).toEqual([
    200, 403,
  ]);
  await Promise.all([rotated.close(), dropped.close()]);
});

test('every call that is not for everyone answers a guest with 401', async () => {
  for (const [name, { access, methods }] of Object.entries(endpoints)) {
    if (access === 'everyone') continue;
    for (const method of methods) {
      const params = { email: 'a@b.example', id: 'x', code: 'x' };
      const answer = await hub.guest().call(name as 'me', { method, params });
      expect(answer.statusCode, `${method} ${name}`).toBe(401);
    }
  }
});
