import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailedToken } from '../../../tests/support/server/mails.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { connect } from '../db/connection.ts';
import { accounts } from '../db/schema.ts';
import { loggedError, loggedUrl, redact } from './log.ts';

const EMAIL = 'poc.approved@northwind.example';
const DEVICE = '3f0c2f5e-8d55-4a86-9f3f-0a4f9f3f0a4f';
let hub: TestApp;
let written: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  hub = await testApp({ seed: true, env: { logLevel: 'info' }, logTo });
});
afterAll(() => hub.close());
beforeEach(() => {
  written = [];
});
const lines = () => written.map((line) => JSON.parse(line));

test.each([
  ['me', '/hub/account/me'],
  ['invitations', '/hub/aldervale/invitation/associate'],
] as const)('a request of %s has one log line with the diagId of the call', async (name, path) => {
  const person = await hub.as(EMAIL);
  written = [];
  const query = { diagId: '0f9b-42' };
  await person.call(name, { query, headers: { 'x-device-id': DEVICE } });
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'request',
      diagId: '0f9b-42',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'GET',
      url: `/api/v1${path}?diagId=0f9b-42`,
      status: 200,
      account: expect.stringMatching(/^[\da-f-]{36}$/),
      device: DEVICE,
    }),
  ]);
});

test('an internal error gets 500 without detail, and a log line with its cause', async () => {
  const failing = await testApp({
    env: { logLevel: 'info' },
    logTo: { write: (line) => void written.push(line) },
  });
  const owner = connect(failing.url, { max: 1 });
  await owner.execute('drop table login_failures cascade');
  await owner.$client.end();
  const body = { identity: EMAIL, password: 'Welcome1!' };
  const answer = await failing.guest().call('login', { body });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: {
      code: 'error.default',
      description: 'Oops, an error has occurred, please try again later.',
    },
  });
  const [line] = lines();
  expect(line).toMatchObject({ level: 50, status: 500, err: { code: '42P01' } });
  expect(line.err.stack).toContain('signInWith');
  expect(written.join('')).not.toContain(EMAIL);
  await failing.close();
});

test('no password, token, cookie or address is in any line', async () => {
  const password = 'Very-secret9';
  const guest = hub.guest();
  const secrets = [EMAIL, 'poc.approved', password, encodeURIComponent(EMAIL)];
  await guest.call('login', { body: { identity: EMAIL, password } });
  await guest.call('login', { body: { identity: EMAIL, password: 'Welcome1!' } });
  secrets.push('Welcome1!', ...guest.cookies.values());
  await guest.call('initiateReset', { body: { emailAddress: EMAIL } });
  const token = await mailedToken(hub, EMAIL, 'reset');
  secrets.push(token);
  const form = { emailAddress: EMAIL, password, confirmPassword: password, resetToken: token };
  await guest.call('resetPassword', { body: form });
  await guest.call('me', { query: { diagId: EMAIL, search: EMAIL } });
  for (const url of [
    `/account/reset?token=${token}`,
    `/account/create/associate?creationToken=${token}&email=${EMAIL}`,
    `/api/v1/hub/aldervale/invitation/associate/${encodeURIComponent(EMAIL)}`,
    `/api/v1/hub/aldervale/invitation/associate/${EMAIL}?search=${EMAIL}`,
    `/api/v1/broken/${EMAIL}`,
    `/${token}`,
  ]) {
    await guest.request({ method: 'GET', url });
  }
  expect(written.length).toBeGreaterThan(9);
  for (const secret of secrets) expect(written.join('')).not.toContain(secret);
});

describe('what may be logged of', () => {
  test.each([
    ['/account/reset?token=abc', '/account/reset'],
    ['/x/a%40b.example/y?search=a@b.example&paging=2-20', '/x/[email]/y?paging=2-20'],
    ['/x/A@B.example', '/x/[email]'],
    [
      '/reports/3f0c2f5e-8d55-4a86-9f3f-0a4f9f3f0a4f/file',
      '/reports/3f0c2f5e-8d55-4a86-9f3f-0a4f9f3f0a4f/file',
    ],
    [`/${'x'.repeat(43)}`, '/[token]'],
  ])('the address %s', (url, logged) => {
    expect(loggedUrl(url)).toBe(logged);
  });

  test('a text', () => {
    expect(redact('to "Ada" <ada@x.example>, b@y.example; c=d@z.example')).toBe(
      'to "Ada" <[email]>, [email]; c=[email]',
    );
  });

  test('a failed query: not its values', async () => {
    const values = { email: EMAIL, passwordHash: 'secret', firstName: 'A', lastName: 'B' };
    const error = await hub.db
      .insert(accounts)
      .values({ ...values, emailConfirmedAt: new Date(0), createdAt: new Date(0) })
      .catch((caught) => caught);
    const logged = loggedError(error);
    expect(logged).toMatchObject({ code: '23505', constraint: 'accounts_email' });
    expect(JSON.stringify(logged)).not.toMatch(/northwind|secret/);
  });
});
