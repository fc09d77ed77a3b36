import { ne } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentBase } from '../contract/addresses.ts';
import { demoAssociateForms } from '../contract/demo/forms.ts';
import { errorEnvelope } from '../contract/records.ts';
import { accounts, agencies, associateForms, invitations, reports } from './db/schema.ts';
import { type Client, noLimits, type TestApp, testApp } from './testing/test-app.ts';

/** What somebody sends who means no good, to every call there is: a refusal that can be read, never a failure. */

const liam = 'associate.accredited@northwind.example';

interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters. */
  path: string;
  gate: string;
  /** Fields of its body. */
  fields: string[];
}

let hub: TestApp;
let routes: Route[];
const people = new Map<string, Client>();

beforeAll(async () => {
  hub = await testApp({ seed: true, limits: noLimits });
  const { paths } = (await hub.guest().request({ method: 'GET', url: '/api/docs/json' })).json();
  routes = Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as Route['method'],
      path,
      gate: /Gate: (\w+)/.exec(described.description ?? '')?.[1] ?? '',
      fields: Object.keys(
        described.requestBody?.content?.['application/json']?.schema?.properties ?? {},
      ),
    })),
  );
  for (const email of ['poc.approved@northwind.example', liam, 'reviewer@aldervale.example']) {
    people.set(email, await hub.as(email));
  }
});
afterAll(() => hub.close());

interface Described {
  description?: string;
  requestBody?: { content?: Record<string, { schema?: { properties?: object } }> };
}

const json = { 'content-type': 'application/json' };
const at = ({ path }: Route, parameter = 'x', query = '') =>
  path.replace(/\{\w+\}/g, parameter) + query;
const isWriting = ({ method }: Route) => method !== 'GET';
/** Signing out would end the attack. */
const isKept = ({ path }: Route) => !path.endsWith('/logout');

/** Sends all, some at a time, and answers what was no refusal in the envelope and no success. */
async function failures(client: Client, requests: InjectOptions[]): Promise<string[]> {
  const failed: string[] = [];
  const queue = [...requests];
  const work = async () => {
    for (let request = queue.shift(); request; request = queue.shift()) {
      const { statusCode, payload } = await client.request(request);
      const readable =
        statusCode < 400 || errorEnvelope.strict().safeParse(JSON.parse(payload || '0')).success;
      if (statusCode >= 500 || statusCode === 204 || !readable) {
        const sent = `${request.payload ?? ''}`.slice(0, 60);
        failed.push(`${request.method} ${request.url} ${sent} → ${statusCode} ${payload}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return failed;
}

test('every call is known, with its gate', () => {
  expect(routes.length).toBeGreaterThan(35);
  const files = routes.filter(({ path }) => path.startsWith(contentBase));
  const others = routes.filter(({ path }) => !path.startsWith(contentBase));
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(others.filter(({ gate }) => gate === '')).toEqual([]);
});

test('a guest gets 401 from every call that is not for everyone, before anything is looked at', async () => {
  const guest = hub.guest();
  for (const route of routes.filter(({ gate }) => gate !== 'everyone' && gate !== '')) {
    for (const payload of isWriting(route) ? ['{"a":', '{}'] : [undefined]) {
      const request = { method: route.method, url: at(route), payload, headers: json };
      const { statusCode } = await guest.request(request);
      expect([route.method, route.path, statusCode]).toEqual([route.method, route.path, 401]);
    }
  }
});

test('nobody but staff gets past the door of the staff console', async () => {
  const staff = routes.filter(({ gate }) => gate === 'staff');
  expect(staff.length).toBeGreaterThan(0);
  for (const email of ['poc.approved@northwind.example', liam]) {
    for (const route of staff) {
      const request = {
        method: route.method,
        url: at(route),
        payload: isWriting(route) ? {} : undefined,
      };
      const answer = await people.get(email)?.request(request);
      expect([route.path, answer?.statusCode]).toEqual([route.path, 403]);
      expect(answer?.json().error.code).toBe('gate.staffOnly');
    }
  }
});

test('a page of another site can write nothing: 403 without the token', async () => {
  const headers = { ...json, 'x-xsrf-token': 'x', 'sec-fetch-site': 'cross-site' };
  for (const route of routes.filter(isWriting)) {
    const request = { method: route.method, url: at(route), payload: '{}', headers };
    const answer = await people.get('reviewer@aldervale.example')?.request(request);
    expect([route.path, answer?.statusCode]).toEqual([route.path, 403]);
  }
});

const values = [
  'null',
  '-1',
  '1e400',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  `"\\u202e%s'\\";--${'x'.repeat(5000)}"`,
  '[null,{},[]]',
  '{"length":1,"toString":1,"valueOf":1}',
];
const bodies = [
  '',
  '7',
  'null',
  '"a"',
  '[]',
  '{}',
  '{',
  '{"__proto__":{"a":1}}',
  '\ufeff{}',
  '[{}]',
];
const parameters = [
  '%00',
  '%ff',
  "'",
  '..%2f..',
  '__proto__',
  'constructor',
  '%F0%9F%8F%A8',
  '%25',
];
const queries = [
  '?search=%00&paging=%00',
  `?search=${'x'.repeat(201)}`,
  '?search=a&search=b&paging=1&paging=2&inviteStatus=a&inviteStatus=b',
  '?search[a]=b&paging[]=1&__proto__=x&constructor[prototype]=x',
  '?search=%ff%fe&paging=%ff',
  '?search=%25_%5C&paging=99999999999999999999-20',
  '?paging=abc',
  '?paging=0-20',
  '?paging=-5-20',
  '?inviteStatus=__proto__&inviteType=constructor',
  '?sort=[&range=x&filter={',
  '?sort=["__proto__","ASC"]&range=[0,1e9]&filter={"__proto__":1}',
  '?range=[-1,0]&filter=[]&sort={}',
  '?range=[0,0.5]&filter={"id":["x"]}',
  '?range=[10000,10001]&filter={"id":["00000000-0000-4000-8000-000000000000"]}',
  '?filter={"q":"\\u0000"}',
  '?filter={"q":"\\ud800 %25 _ \\\\"}',
  `?filter={"q":"${'x'.repeat(300)}"}`,
];

test.each([
  ['poc.approved@northwind.example', false],
  ['reviewer@aldervale.example', true],
])('whatever %s sends, nothing fails', async (email, staff) => {
  const client = people.get(email) as Client;
  const kept = routes.filter(isKept).filter(({ gate }) => (gate === 'staff') === staff);
  const requests: InjectOptions[] = kept.flatMap((route) => {
    const { method, path, fields } = route;
    const written = isWriting(route)
      ? [
          ...bodies,
          ...values.map((value) => `{${fields.map((field) => `"${field}":${value}`).join(',')}}`),
        ].map((payload) => ({ method, url: at(route), payload, headers: json }))
      : queries.map((query) => ({ method, url: at(route, 'x', query) }));
    const named = path.includes('{')
      ? parameters.map((parameter) => ({
          method,
          url: at(route, parameter),
          ...(isWriting(route) && { payload: '{}', headers: json }),
        }))
      : [];
    return [...written, ...named];
  });
  expect(await failures(client, requests)).toEqual([]);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test('each field of a form, filled with each of these', async () => {
  const form = JSON.stringify({ ...demoAssociateForms[liam], version: 1 });
  const strings = [...form.matchAll(/:("[^"]*"|\[[^\]]*\]|true|false|\d+)/g)];
  const requests = strings.flatMap(({ index, 0: found }) =>
    values.map((value) => ({
      method: 'PATCH' as const,
      url: '/api/v1/hub/aldervale/associate',
      payload: `${form.slice(0, index)}:${value}${form.slice(index + found.length)}`,
      headers: json,
    })),
  );
  expect(requests.length).toBeGreaterThan(200);
  expect(await failures(people.get(liam) as Client, requests)).toEqual([]);
});

test.each([
  ['a body that claims to be compressed', { ...json, 'content-encoding': 'gzip' }, '{}'],
  ['another charset', { 'content-type': 'application/json; charset=utf-16' }, '{}'],
  ['no type', {}, '{}'],
  ['a type that is none', { 'content-type': 'a/b/c;;;=' }, '{}'],
  ['cookies without end', { cookie: `hub-session=${'a'.repeat(8000)}; XSRF-TOKEN=%00` }, '{}'],
  ['a broken cookie', { cookie: 'hub-session=%ff%zz; =; XSRF-TOKEN' }, '{}'],
  ['a diagId of its own', { 'x-diag-id': '\u00ff'.repeat(500), 'x-forwarded-for': 'a, b' }, '{}'],
  ['2 MB', json, JSON.stringify({ a: 'x'.repeat(2_000_000) })],
])('%s does no harm', async (_what, headers, payload) => {
  const client = people.get('poc.approved@northwind.example') as Client;
  const requests = routes
    .filter(isKept)
    .filter(isWriting)
    .map((route) => ({ method: route.method, url: at(route), payload, headers }));
  expect(await failures(client, requests as InjectOptions[])).toEqual([]);
});

test("another agency's people, rows and reports are out of reach", async () => {
  const client = people.get('poc.approved@northwind.example') as Client;
  const own = await hub.db.query.accounts.findFirst({
    where: (account, { eq }) => eq(account.email, 'poc.approved@northwind.example'),
  });
  const mine = own?.agencyId ?? '';
  const others = async () => ({
    agencies: await hub.db.select().from(agencies).where(ne(agencies.id, mine)),
    people: await hub.db.select().from(accounts).where(ne(accounts.agencyId, mine)),
    invitations: await hub.db.select().from(invitations).where(ne(invitations.agencyId, mine)),
    reports: await hub.db.select().from(reports).where(ne(reports.agencyId, mine)),
    forms: await hub.db
      .select()
      .from(associateForms)
      .where(ne(associateForms.accountId, own?.id ?? '')),
  });
  const before = await others();
  for (const { email } of before.invitations) {
    const params = { email: email.toUpperCase() };
    const asked = [
      await client.call('setPointOfContact', { params, body: { pointOfContact: true } }),
      await client.call('revokeInvitation', { params }),
    ];
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  }
  for (const { id } of before.reports) {
    expect((await client.call('reportFile', { params: { id } })).statusCode).toBe(404);
  }
  const emailAddresses = before.invitations.slice(0, 40).map(({ email }) => email);
  const { successful, failed } = (
    await client.call('sendInvitations', { body: { emailAddresses } })
  ).json();
  expect(successful).toEqual([]);
  expect(new Set(failed.map(({ reason }: { reason: string }) => reason))).toEqual(
    new Set(['cannot be invited']),
  );
  const [theirs] = before.people;
  const ids = {
    id: theirs?.id,
    accountId: theirs?.id,
    agencyId: theirs?.agencyId,
    email: theirs?.email,
  };
  const form = demoAssociateForms['poc.approved@northwind.example'];
  expect(
    (await client.call('saveAssociate', { method: 'PATCH', body: { ...form, version: 1, ...ids } }))
      .statusCode,
  ).toBe(200);
  await client.call('updateProfile', { body: { firstName: 'Ada', lastName: 'Okafor', ...ids } });
  const after = await others();
  expect({ ...after, forms: after.forms.length }).toEqual({
    ...before,
    forms: before.forms.length,
  });
});
