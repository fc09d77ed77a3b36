import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { readEnv } from '../config/env.ts';
import { agencies } from '../db/schema.ts';

const API = '/api/v1';
const LOGIN = `${API}/accounts/hub/login`;
const NAMES = `${API}/hub/account/me`;
let hub: TestApp;
let person: Client;
let port: number;
beforeAll(async () => {
  hub = await testApp({ seed: true, env: { requestMs: 500 } });
  await hub.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = hub.app.server.address() as AddressInfo);
  person = await hub.as('poc.approved@northwind.example');
});
afterAll(() => hub.close());

const json = { 'content-type': 'application/json' };

/** Sends the head of a request over the network, as no client writes it, and returns all that comes back. */
async function exchange(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}Connection: close\r\n\r\n`);
  return text(socket);
}
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
    const body = { firstName: 'Ada', lastName: 'Okafor', email: 'x@y.example', staff: true };
    const answer = await send(JSON.stringify(body));
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
      fieldErrors: {
        firstName: { code: 'validation.name' },
        lastName: { code: 'validation.required' },
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

  test.each(['/api/v1/%', `/api/v1/${'x'.repeat(5000)}`, '/api/v1/hub/%00', '/..%2f..%2fetc'])(
    '%s is no failure of the server',
    async (url) => {
      const answer = await hub.guest().request({ method: 'GET', url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json().error.description).toBeTruthy();
    },
  );
});

describe('an address that cannot be decoded', () => {
  test.each(['/100%', '/%E0%A4%A?a=%zz', '/%0a', '/staff%0D%0A', '/%E2%80%A8'])(
    '%s does not exist',
    async (url) => {
      expect((await hub.guest().request({ method: 'GET', url })).statusCode).toBe(404);
    },
  );

  test.each(['/api/v1/%', '/api/v1/content/hub/getByCode/%zz'])('is refused: %s', async (url) => {
    expect((await hub.guest().request({ method: 'GET', url })).statusCode).toBe(400);
  });
});

describe('an address that begins with another host', () => {
  test.each([
    ['//', '/'],
    ['/\\', '/'],
    ['//evil.example/x?y=//z', '/evil.example/x?y=//z'],
    ['/\\evil.example', '/evil.example'],
    ['//x:99999/', '/x:99999/'],
    ['///api/v1/accounts/hub/policy', '/api/v1/accounts/hub/policy'],
  ])('%s leads to %s', async (url, to) => {
    const answer = await exchange(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(to);
  });

  test.each(['http://evil.example/', '\\\\evil.example', 'evil.example', '*'])(
    '%s is refused',
    async (url) => {
      const answer = await exchange(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(/^x-frame-options: DENY\r$/im);
    },
  );

  test('is refused for POST too', async () => {
    const answer = await exchange('POST //evil.example HTTP/1.1\r\nHost: localhost\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('a body that does not arrive is a 408', async () => {
  const head = `PATCH ${NAMES} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = person.cookies.get('XSRF-TOKEN');
  const answer = await exchange(
    `${head}Cookie: ${cookies}\r\nX-XSRF-TOKEN: ${token}\r\nContent-Length: 9\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/^x-frame-options: DENY\r$/im);
});

describe('headers', () => {
  test('of every answer keep it out of frames, sniffing and caches', async () => {
    const urls = [
      `${API}/accounts/hub/policy`,
      NAMES,
      '/api/nothing',
      '/livez',
      '/nothing',
      '/%zz',
      '//evil.example',
    ];
    for (const url of urls) {
      const { headers } = await hub.guest().request({ method: 'GET', url });
      expect(headers, url).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-frame-options': 'DENY',
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

test('while it stops it still responds, and is not ready', async () => {
  hub.app.draining = true;
  const ready = await hub.guest().request({ method: 'GET', url: '/readyz' });
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close']);
  const policy = await hub.guest().request({ method: 'GET', url: `${API}/accounts/hub/policy` });
  expect([policy.statusCode, policy.headers.connection]).toEqual([200, 'close']);
  hub.app.draining = false;
});

test('a response that does not match its schema is a 500, not an error of the caller', async () => {
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

test('the liveness check responds however busy the server is', async () => {
  const busy = await testApp({
    env: { limits: { ...hub.app.env.limits, requestsPerSecond: 1, stallMs: 1 } },
  });
  const url = `${API}/accounts/hub/policy`;
  const ask = async (path: string) =>
    (await busy.guest().request({ method: 'GET', url: path })).statusCode;
  await vi.waitFor(
    async () => {
      // Longer than it may stand still, until the guard has measured it, which it does once a second.
      const end = performance.now() + 50;
      while (performance.now() < end);
      const [before, alive, again, after] = [
        await ask(url),
        await ask('/livez'),
        await ask('/livez'),
        await ask(url),
      ];
      expect([before, alive, again, after]).toEqual([503, 200, 200, 503]);
    },
    { timeout: 20_000, interval: 10 },
  );
  const alive = await busy.guest().request({ method: 'GET', url: '/livez' });
  expect(alive.json()).toEqual({ status: 'ok' });
  await busy.close();
});

test('in production only the hosts of the portal are served', async () => {
  const { hosts } = readEnv({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://Hub.example:443',
    ALLOWED_HOSTS: 'hub.internal:8080, hub.other.example',
  });
  const strict = await testApp({ env: { hosts } });
  const ask = async (host: string, url = `${API}/accounts/hub/policy`) =>
    (await strict.guest().request({ method: 'GET', url, headers: { host } })).statusCode;
  expect(await ask('hub.example')).toBe(200);
  expect(await ask('hub.internal:8080')).toBe(200);
  expect(await ask('hub.other.example')).toBe(200);
  for (const host of ['evil.example', 'hub.example.evil.example', 'hub.example:81', '127.0.0.1']) {
    expect([host, await ask(host)]).toEqual([host, 421]);
    expect(await ask(host, '/')).toBe(421);
    expect(await ask(host, '/livez')).toBe(200);
  }
  await strict.close();
  expect(readEnv({ NODE_ENV: 'production' }).hosts).toEqual([]);
  expect(readEnv({ PUBLIC_URL: 'https://hub.example' }).hosts).toEqual([]);
});

describe('a report of a violation', () => {
  const lines: string[] = [];
  let logged: TestApp;
  beforeAll(async () => {
    const logTo = { write: (line: string) => void lines.push(line) };
    logged = await testApp({ logTo, env: { logLevel: 'warn' } });
  });
  afterAll(() => logged.close());
  const report = (payload: string, type = 'application/reports+json') => {
    lines.length = 0;
    const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site' };
    return logged.guest().request({ method: 'POST', url: '/policy-reports', payload, headers });
  };
  const violation = {
    documentURL: 'https://hub.example/account/reset?token=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    lineNumber: 7,
    sample: 'somebody@northwind.example',
  };

  test('is logged without personal data', async () => {
    const page = 'https://hub.example/account/reset';
    const whole = { page, directive: 'script-src-elem', blocked: 'inline', line: 7 };
    const body = JSON.stringify([{ type: 'csp-violation', body: violation }]);
    const answer = await report(body);
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, { status: 'ok' }, []]);
    expect(JSON.parse(lines.join())).toMatchObject(whole);
    expect(lines.join()).not.toMatch(/secret|somebody/);

    const older = { 'document-uri': page, 'effective-directive': 'script-src-elem' };
    await report(JSON.stringify({ 'csp-report': older }), 'application/csp-report');
    expect(JSON.parse(lines.join())).toMatchObject({ page, directive: 'script-src-elem' });
  });

  test.each([
    ['of another kind', '[{"type":"crash","body":{}}]', 'application/reports+json', 400],
    ['that is no JSON', '[', 'application/reports+json', 400],
    ['of another type', '[]', 'application/json', 415],
    ['that is large', JSON.stringify('x'.repeat(17_000)), 'application/csp-report', 413],
  ])('%s is refused', async (_what, payload, type, status) => {
    const answer = await report(payload, type);
    expect([answer.statusCode, lines]).toEqual([status, []]);
  });

  test('comes a few times a minute at most', async () => {
    const statuses = new Set<number>();
    for (let times = 0; times < 30; times++) statuses.add((await report('[]')).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});

test('beyond the general limit a request gets 429 with Retry-After', async () => {
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

test('the general limit counts the addresses of one /64 as one network', async () => {
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
});

test('the page of the API description loads only its own files, under a strict policy', async () => {
  const get = (url: string) => hub.guest().request({ method: 'GET', url });
  const page = await get('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(loaded.filter((path) => !path.startsWith('/api/docs/static/'))).toEqual([]);
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
  const scripts = loaded.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of scripts) {
    expect((await get(path)).headers['content-type']).toContain('javascript');
  }
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test("the console's calls are described to the programme's staff alone, or to all by a setting", async () => {
  const described = async (client: Client) => {
    const [json, yaml] = await Promise.all(
      ['json', 'yaml'].map((form) => client.request({ method: 'GET', url: `/api/docs/${form}` })),
    );
    return [json, yaml].map((answer) => answer?.body.includes('/api/staff/v1/review'));
  };
  expect(await described(hub.guest())).toEqual([false, false]);
  expect(await described(person)).toEqual([false, false]);
  expect(await described(await hub.as('reviewer@aldervale.example'))).toEqual([true, true]);
  const open = await testApp({ env: { publicStaffDocs: true } });
  expect(await described(open.guest())).toEqual([true, true]);
  await open.close();
});

test('in production the description is shown to the programme’s staff alone, unless a setting opens it', async () => {
  const production = await testApp({ seed: true, env: { production: true } });
  const opened = await testApp({ env: { production: true, publicStaffDocs: true } });
  const statusFor = async (client: Client, url: string) =>
    (await client.request({ method: 'GET', url })).statusCode;
  const staff = await production.as('reviewer@aldervale.example');
  const poc = await production.as('poc.approved@northwind.example');
  for (const url of ['/api/docs', '/api/docs/json', '/api/docs/yaml']) {
    expect([url, await statusFor(production.guest(), url)]).toEqual([url, 401]);
    expect([url, await statusFor(poc, url)]).toEqual([url, 403]);
    expect([url, await statusFor(staff, url)]).toEqual([url, 200]);
    expect([url, await statusFor(opened.guest(), url)]).toEqual([url, 200]);
  }
  await production.close();
  await opened.close();
});

test('behind a proxy, a request whose forwarded address is none is refused', async () => {
  const behind = await testApp({ env: { trustProxy: true } });
  const statusOf = async (forwarded: string) => {
    const url = `${API}/accounts/hub/policy`;
    const headers = { 'x-forwarded-for': forwarded };
    return (await behind.guest().request({ method: 'GET', url, headers })).statusCode;
  };
  for (const address of ['203.0.113.7', 'x, 203.0.113.7', '[2001:db8::1]:50123', '203.0.113.7:80'])
    expect([address, await statusOf(address)]).toEqual([address, 200]);
  for (const none of ['unknown', '203.0.113.7, x', '_hidden', '203.0.113.7.9', "'"])
    expect([none, await statusOf(none)]).toEqual([none, 400]);
  await behind.close();
});

test('the description is created once, and an unchanged copy gets 304', async () => {
  const swagger = vi.spyOn(hub.app, 'swagger');
  const url = '/api/docs/json';
  const { headers } = await person.request({ method: 'GET', url });
  const again = await person.request({
    method: 'GET',
    url,
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body, swagger.mock.calls.length]).toEqual([304, '', 0]);
  const staff = await hub.as('reviewer@aldervale.example');
  expect((await staff.request({ method: 'GET', url })).headers.etag).not.toBe(headers.etag);
  swagger.mockRestore();
});
