import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoAssociateForms } from '../../../demo/forms.ts';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';

/** While PostgreSQL is away: 503 with Retry-After, whoever asks for what, and nobody loses a session by it. */

const KIRA = 'associate.registered@northwind.example';
let hub: TestApp;
let kira: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  kira = await hub.as(KIRA);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => hub.close());

/** What the driver says of a PostgreSQL that isn't there: nobody listens on the port that was just free. */
async function refusedConnection(): Promise<Error> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const client = new pg.Client({ host: '127.0.0.1', port });
  return client.connect().then(() => new Error('It is there'));
}
const sqlError = (code: string) =>
  Object.assign(new pg.DatabaseError(`state ${code}`, 1, 'error'), { code });

function away(error: Error): void {
  const { $client } = hub.app.db;
  vi.spyOn($client, 'query').mockImplementation(() => Promise.reject(error) as never);
  vi.spyOn($client, 'connect').mockImplementation(() => Promise.reject(error) as never);
}

const busy = { error: { code: 'error.serverBusy', description: expect.stringMatching(/busy/) } };

test.each<[string, () => Promise<Error>]>([
  ['nobody listens', () => refusedConnection().catch((error) => error)],
  ['a connection breaks', async () => new Error('Connection terminated unexpectedly')],
  ['none is free', async () => new Error('timeout exceeded when trying to connect')],
  ['it shuts down', async () => sqlError('57P01')],
  ['it starts', async () => sqlError('57P03')],
  ['it has no connection left', async () => sqlError('53300')],
  ['its disk is full', async () => sqlError('53100')],
  ['a statement took too long', async () => sqlError('57014')],
  ['others were in the way each time', async () => sqlError('40001')],
])(
  'while PostgreSQL is away (%s) guests and signed-in people get 503, and the session stays valid',
  async (_, errorOf) => {
    const token = kira.cookies.get('XSRF-TOKEN');
    away(await errorOf());
    const forEverybody = async (client: Client) => [
      await client.call('login', { body: { identity: KIRA, password: 'Welcome1!' } }),
      await client.call('contentByCode', { params: { code: 'home-page' } }),
    ];
    const hers = [
      ...(await forEverybody(kira)),
      await kira.call('me'),
      await kira.call('saveAssociate', { method: 'PATCH', body: demoAssociateForms[KIRA] }),
    ];
    for (const answer of [...hers, ...(await forEverybody(hub.guest()))]) {
      expect([answer.statusCode, answer.json()]).toEqual([503, busy]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const answer of hers) {
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['x-xsrf-token']).toBeUndefined();
    }
    vi.restoreAllMocks();
    expect(kira.cookies.get('XSRF-TOKEN')).toBe(token);
    expect((await kira.call('activity')).statusCode).toBe(200);
  },
);

test('an error of ours stays a 500', async () => {
  away(sqlError('42703'));
  expect((await kira.call('me')).statusCode).toBe(500);
});

describe('the health of a server without database', () => {
  test.each([
    ['answers that it is away', () => away(sqlError('57P03'))],
    [
      'does not answer',
      () =>
        vi
          .spyOn(hub.app.db.$client, 'query')
          .mockImplementation(() => new Promise(() => {}) as never),
    ],
  ])('which %s: alive, not ready', async (_, leave) => {
    leave();
    const ask = async (url: string) =>
      (await hub.guest().request({ method: 'GET', url })).statusCode;
    expect(await ask('/livez')).toBe(200);
    expect(await ask('/readyz')).toBe(503);
    vi.restoreAllMocks();
    expect(await ask('/readyz')).toBe(200);
  });
});

test('a server whose database has no disk space is not ready until it can write again', async () => {
  const ready = async () =>
    (await hub.guest().request({ method: 'GET', url: '/readyz' })).statusCode;
  away(sqlError('53100'));
  expect((await kira.call('activity')).statusCode).toBe(503);
  vi.restoreAllMocks();
  const { $client } = hub.app.db;
  const connect = $client.connect.bind($client);
  // Only what the probe writes is refused: it alone takes a connection of its own.
  const full = { query: () => Promise.reject(sqlError('53100')), release() {} };
  const probed = vi
    .spyOn($client, 'connect')
    .mockImplementation(((callback?: Parameters<typeof connect>[0]) =>
      callback ? connect(callback) : Promise.resolve(full)) as never);
  expect(await ready()).toBe(503);
  probed.mockRestore();
  expect(await ready()).toBe(200);
});

test('a person who opens a page sees a text', async () => {
  away(sqlError('57P01'));
  const answer = await kira.request({
    method: 'GET',
    url: '/dashboard',
    headers: { accept: 'text/html' },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    503,
    'text/html; charset=utf-8',
  ]);
  expect(answer.payload).toContain('The service is busy');
  const french = await kira.request({
    method: 'GET',
    url: '/dashboard',
    headers: { accept: 'text/html', 'accept-language': 'fr' },
  });
  expect(french.payload).toContain('<html lang="fr-CA" dir="ltr">');
  expect(french.payload).toContain('<title>Un problème est survenu</title>');
  expect(french.payload).toContain('Le service est occupé. Veuillez réessayer dans un instant.');
});
