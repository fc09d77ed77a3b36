import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agencies } from '../db/schema.ts';
import { type Client, type TestApp, testApp } from '../testing/test-app.ts';

const API = '/api/v1';
const LOGIN = `${API}/accounts/hub/login`;
const NAMES = `${API}/hub/account/me`;
let hub: TestApp;
let person: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  person = await hub.as('poc.approved@northwind.example');
});
afterAll(() => hub.close());

const json = { 'content-type': 'application/json' };
const send = (payload: string | Buffer, headers: Record<string, string> = json) =>
  person.request({ method: 'PATCH', url: NAMES, payload, headers });

describe('a body', () => {
  test.each([
    ['broken JSON', '{"firstName":', 400],
    ['no object', '"text"', 400],
    ['null', 'null', 400],
    ['an array', '[]', 400],
    ['nothing', '', 400],
    ['__proto__', '{"__proto__": {"staff": true}, "firstName": "A", "lastName": "B"}', 400],
    ['a constructor', '{"constructor": {"prototype": {}}, "firstName": "A", "lastName": "B"}', 400],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
    ['a lone surrogate', '{"firstName": "\\ud800", "lastName": "B"}', 400],
    ['NUL', '{"firstName": "A\\u0000", "lastName": "B"}', 400],
    ['wrong types', '{"firstName": {"a": 1}, "lastName": ["B"]}', 400],
    ['numbers', '{"firstName": 1e999, "lastName": 7}', 400],
    ['257 KiB', JSON.stringify({ firstName: 'A'.repeat(257 * 1024) }), 413],
    ['2 MB', JSON.stringify({ firstName: 'A'.repeat(2_000_000) }), 413],
    ['a deep nest', `{"firstName":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
  ])('of %s is refused with the envelope', async (_what, payload, status) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      error: expect.objectContaining({
        code: expect.stringMatching(/^error\./),
        description: expect.stringMatching(/\.$/),
      }),
    });
  });

  test('of another type is a 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x']) {
      const answer = await send('{"firstName": "A", "lastName": "B"}', { 'content-type': type });
      expect([type, answer.statusCode]).toEqual([type, 415]);
      expect(answer.json().error.code).toBe('error.unsupportedMediaType');
    }
  });

  test('of unknown and forbidden fields changes nothing but what may be changed', async () => {
    const wish = { firstName: 'Ada', lastName: 'Okafor', email: 'x@y.example', staff: true };
    const answer = await send(JSON.stringify(wish));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: 'poc.approved@northwind.example' });
    expect(answer.json().account.authorities).not.toContain('PROGRAMME_STAFF');
  });

  test('names what is wrong beside each field', async () => {
    const answer = await send('{"firstName": "R2D2"}');
    expect(answer.json().error).toEqual({
      code: 'error.validation',
      description: 'Please check the marked fields.',
      fields: {
        firstName: 'Field should contain only letters, dashes and apostrophes',
        lastName: 'Field is required',
      },
    });
  });
});

describe('a path', () => {
  test.each(['/api', '/api/', '/api/v1', '/api/v1/nothing', '/api/v2/hub/account/me'])(
    '%s that nobody knows is a 404',
    async (url) => {
      const answer = await hub.guest().request({ method: 'GET', url });
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'error.notFound']);
    },
  );

  test('of another app or brand is a 404', async () => {
    for (const url of ['/api/v1/accounts/other/policy', '/api/v1/other/account/me']) {
      expect((await hub.guest().request({ method: 'GET', url })).statusCode).toBe(404);
    }
  });

  test('with a method that it does not know is a 405 that names the others', async () => {
    const answer = await hub.guest().request({ method: 'DELETE', url: NAMES });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, PATCH');
    expect(answer.json().error.description).toBe('Method Not Allowed');
    const login = await hub.guest().request({ method: 'GET', url: LOGIN });
    expect([login.statusCode, login.headers.allow]).toEqual([405, 'POST']);
  });

  test.each([
    '/%E0%A4%A',
    '/api/v1/%',
    `/api/v1/${'x'.repeat(5000)}`,
    '/api/v1/hub/%00',
    '/..%2f..%2fetc',
  ])('%s is no failure of the server', async (url) => {
    const answer = await hub.guest().request({ method: 'GET', url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().error.description).toBeTruthy();
  });
});

describe('headers', () => {
  test('of every answer keep it out of frames, sniffing and caches', async () => {
    const urls = [`${API}/accounts/hub/policy`, NAMES, '/api/nothing', '/livez', '/nothing'];
    for (const url of urls) {
      const { headers } = await hub.guest().request({ method: 'GET', url });
      expect(headers, url).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).not.toHaveProperty('x-powered-by');
      if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('of a health check carry no cookie', async () => {
    const live = await hub.guest().request({ method: 'GET', url: '/livez' });
    expect([live.statusCode, live.json(), live.cookies]).toEqual([200, { status: 'ok' }, []]);
    const ready = await hub.guest().request({ method: 'GET', url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }]);
  });
});

test('while it stops it answers, and asks for no new work', async () => {
  hub.app.draining = true;
  const ready = await hub.guest().request({ method: 'GET', url: '/readyz' });
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close']);
  const policy = await hub.guest().request({ method: 'GET', url: `${API}/accounts/hub/policy` });
  expect([policy.statusCode, policy.headers.connection]).toEqual([200, 'close']);
  hub.app.draining = false;
});

test('an answer that is not as the contract has it is a failure of ours, not of the caller', async () => {
  const staff = await hub.as('reviewer@aldervale.example');
  // Nothing of ours makes such an id.
  const id = '00000000-0000-0000-0000-00000000000f';
  const now = hub.clock.now();
  const times = { windowEndsAt: now, createdAt: now, updatedAt: now };
  await hub.db.insert(agencies).values({ id, ...times });
  const answer = await staff.request({ method: 'GET', url: '/api/staff/v1/agencies' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'error.default']);
  await hub.db.delete(agencies).where(eq(agencies.id, id));
  const mended = await staff.request({ method: 'GET', url: '/api/staff/v1/agencies' });
  expect(mended.statusCode).toBe(200);
});

test('past the general limit comes a 429 that says when to come back', async () => {
  const limits = { ...hub.app.env.limits, requestsPerSecond: 20 };
  const strict = await testApp({ env: { limits } });
  const url = `${API}/accounts/hub/policy`;
  const calls = Array.from({ length: 60 }, () => strict.guest().request({ method: 'GET', url }));
  const refused = (await Promise.all(calls)).filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1']);
    expect(answer.json().error.code).toBe('error.tooManyRequests');
  }
  await strict.close();
});

test('the general limit takes the addresses of one /64 for one network', async () => {
  const limits = { requestsPerSecond: 20 };
  const strict = await testApp({ limits });
  const url = `${API}/accounts/hub/policy`;
  const codes = async (address: (n: number) => string) => {
    const calls = Array.from({ length: 60 }, (_, n) =>
      strict.guest(address(n)).request({ method: 'GET', url }),
    );
    return new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode));
  };
  expect(await codes((n) => `2001:db8:1:2::${n}`)).toContain(429);
  expect(await codes((n) => `2001:db8:2:${n}::1`)).toEqual(new Set([200]));
  await strict.close();
});

test('the description of the API knows every call that has a route', async () => {
  const answer = await hub.guest().request({ method: 'GET', url: '/api/docs/json' });
  const { openapi, paths } = answer.json();
  expect(openapi).toMatch(/^3\./);
  expect(paths[LOGIN].post.requestBody.content['application/json'].schema.required).toEqual([
    'identity',
    'password',
  ]);
  const page = await hub.guest().request({ method: 'GET', url: '/api/docs' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('POST …/accounts/hub/login');
});
