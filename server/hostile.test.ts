import { isNotNull, ne } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { contentBase } from '../contract/addresses.ts';
import { endpoints } from '../contract/endpoints.ts';
import { type Gate, isOpen } from '../contract/gates.ts';
import { errorEnvelope } from '../contract/records.ts';
import { staffCalls, staffLists } from '../contract/staff/calls.ts';
import { staffBase } from '../contract/staff/reach.ts';
import { sample } from '../contract/testing/positions.ts';
import {
  anyQuery,
  fitting,
  oddBodies,
  parameters,
  parseQuery,
  privilegedBody,
  queries,
  refusedBodies,
} from '../tests/support/server/attacks.ts';
import { type Route, withRoutes } from '../tests/support/server/routes.ts';
import { type Client, noLimits, type TestApp, testApp } from '../tests/support/server/testApp.ts';
import {
  accounts,
  agencies,
  associateForms,
  invitations,
  reports,
  sessions,
  staffRoles,
} from './core/db/schema.ts';
import { findPerson } from './core/session/person.ts';
import { hashSessionToken } from './core/session/sessions.ts';

/**
 * What somebody sends who means no good, to every endpoint there is: a refusal that can be read, never a failure, and
 * nothing taken. All of it follows from the endpoint tables, so the next endpoint is attacked from its first day.
 */

/** Somebody whom the gate lets through. */
const insiders: Record<Exclude<Gate, 'everyone' | 'guest'>, string> = {
  enrolment: 'poc.approved@northwind.example',
  beforeTerms: 'poc.approved@northwind.example',
  signedIn: 'poc.approved@northwind.example',
  agencyForm: 'poc.new@cedar.example',
  associateForm: 'associate.accredited@northwind.example',
  invitations: 'poc.approved@northwind.example',
  reporting: 'poc.approved@northwind.example',
  education: 'associate.accredited@northwind.example',
  accredited: 'associate.accredited@northwind.example',
  staff: 'reviewer@aldervale.example',
};

let hub: TestApp;
let routes: Route[];
const people = new Map<string, Client>();

beforeAll(async () => {
  ({ hub, routes } = await withRoutes(() => testApp({ seed: true, limits: noLimits })));
  for (const email of new Set(Object.values(insiders))) people.set(email, await hub.as(email));
});
afterAll(() => hub.close());

const json = { 'content-type': 'application/json' };
const isWriting = ({ method }: Route) => method !== 'GET';
const hasGate = ({ gate }: Route) => gate !== '' && gate !== 'everyone';
/** Signing out would end the attack. */
const isKept = ({ path }: Route) => !path.endsWith('/logout');
/** Of a list of addresses, what is none is refused alone. */
const isAnsweredOneByOne = ({ name }: Route) => name === 'sendInvitations';
const clientFor = ({ gate }: Route): Client =>
  people.get(insiders[gate as keyof typeof insiders]) ?? hub.guest();

/** The address of a route; each of its parameters is `value`. */
const at = ({ path }: Route, value: string) => path.replace(/:\w+/g, value);
const called = (route: Route, rest: Partial<InjectOptions> & { value?: string } = {}) => {
  const { value = 'x', ...options } = rest;
  return {
    method: route.method,
    url: at(route, value),
    headers: json,
    ...options,
  } as InjectOptions;
};

/** Addresses of records that there are, so that what is sent reaches what works with it. */
async function addressOf(route: Route): Promise<string> {
  if (!route.path.includes(':')) return route.path;
  const { query } = hub.db;
  const find = {
    people: () => query.accounts.findFirst(),
    agencies: () => query.agencies.findFirst(),
    review: () => query.agencies.findFirst(),
    reports: () => query.reports.findFirst(),
    content: () => query.contentPages.findFirst(),
    quiz: () => query.quizQuestions.findFirst(),
    mails: () => query.mails.findFirst(),
    'front-desks': () => query.frontDesks.findFirst(),
  };
  const [, resource = 'reports'] = /^\/api\/staff\/v1\/([\w-]+)\//.exec(route.path) ?? [];
  const id = (await find[resource as keyof typeof find]())?.id;
  if (!id) throw new Error(`There is no record of ${resource} to attack`);
  return route.path.replace(':number', '1').replace(/:\w+/g, id);
}

/**
 * Of inputs that the schema of the endpoint refuses, one in eight is sent: another one for each field, and each of the
 * values in its turn. The others are the schema's concern. All that it would accept is sent.
 */
const worthSending = (
  schema: z.ZodType | undefined,
  inputs: string[],
  parse: (input: string) => unknown = JSON.parse,
): string[] =>
  inputs.filter((input, n) => {
    if (n % 8 === 0 || !schema) return true;
    try {
      return schema.safeParse(parse(input)).success;
    } catch {
      return true;
    }
  });

/** Whether a route is the first of those that read the same at the same address, by POST and PATCH or by PUT and PATCH. */
const isFirstToRead = ({ path, body }: Route, n: number, all: Route[]): boolean =>
  all.findIndex((other) => other.path === path && other.body === body) === n;

interface Attack {
  client: Client;
  request: InjectOptions;
}

type Answer = 'refused' | 'refused unread' | 'refused or taken';

/** Where the body is refused for itself, whatever record it is about. */
const UNREAD = [400, 405, 413, 415];
const isAsWanted = (answer: Answer, status: number) =>
  answer === 'refused unread'
    ? UNREAD.includes(status)
    : status < 500 && status !== 204 && (status >= 400 || answer === 'refused or taken');

/** What stands for a response that broke off: a download that failed after it had begun. */
const brokenOff = ({ message }: Error) => ({ statusCode: 599, payload: JSON.stringify(message) });

/** Sends all, some at a time, and returns what was answered otherwise, or by a refusal that can't be read. */
async function otherwise(wanted: Answer, attacks: Attack[]): Promise<string[]> {
  const found: string[] = [];
  const queue = [...attacks];
  const work = async () => {
    for (let attack = queue.shift(); attack; attack = queue.shift()) {
      const { client, request } = attack;
      const { statusCode, payload } = await client.request(request).catch(brokenOff);
      const isReadable = () => errorEnvelope.strict().safeParse(JSON.parse(payload || '0')).success;
      if (isAsWanted(wanted, statusCode) && (statusCode < 400 || isReadable())) continue;
      const sent = `${request.payload ?? ''}`.replace(/(.)\1{50,}/g, '$1…');
      found.push(
        `${request.method} ${request.url} ${sent} → ${statusCode} ${payload.slice(0, 99)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return found;
}

test('every endpoint is known, with its gate', () => {
  const files = routes.filter(({ path }) => path.startsWith(contentBase));
  const others = routes.filter(({ path }) => !path.startsWith(contentBase));
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(others.filter(({ gate, path }) => gate === '' && !path.startsWith('/api/docs'))).toEqual(
    [],
  );
  expect(others.filter(({ name }) => name && Object.hasOwn(endpoints, name)).length).toBe(
    Object.values(endpoints).flatMap(({ methods }) => methods).length,
  );
  const ofStaff = others
    .filter(({ path }) => path.startsWith(staffBase))
    .map(({ method, path, gate }) => `${gate}: ${method} ${path.slice(staffBase.length + 1)}`);
  const lists = Object.keys(staffLists).map((resource) => `GET ${resource}`);
  expect(ofStaff.sort()).toEqual(
    [...lists, ...Object.keys(staffCalls)].map((call) => `staff: ${call}`).sort(),
  );
});

test('the examples in what an endpoint reads make an input that it takes', () => {
  for (const { method, path, body, params, query } of routes) {
    for (const schema of [body, params, query]) {
      const { error } = schema?.safeParse(sample(schema)) ?? {};
      expect([method, path, error?.issues]).toEqual([method, path, undefined]);
    }
  }
});

test('a guest gets 401 from every endpoint that is not public, before any other check', async () => {
  const guest = hub.guest();
  for (const route of routes.filter(hasGate)) {
    for (const payload of isWriting(route) ? ['{"a":', '{}', 'x'.repeat(300_000)] : [undefined]) {
      const { statusCode } = await guest.request(called(route, { payload }));
      expect([route.method, route.path, statusCode]).toEqual([route.method, route.path, 401]);
    }
  }
});

test('nobody passes a gate that is closed for them', async () => {
  let refused = 0;
  for (const client of people.values()) {
    const token = hashSessionToken(client.cookies.get('hub-session') ?? '');
    const { person } = (await findPerson(hub.app, token, false)) ?? {};
    const closed = routes
      .filter(hasGate)
      .filter(({ gate }) => !isOpen(gate as Gate, person?.viewer ?? { signedIn: false }));
    for (const route of closed) {
      const payload = isWriting(route) ? '{"a":' : undefined;
      const answer = await client.request(called(route, { payload }));
      expect([route.path, person?.email, answer.statusCode]).toEqual([
        route.path,
        person?.email,
        403,
      ]);
      expect(answer.json().error.code).toMatch(/^gate\./);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(100);
});

test(`another site can't change anything: 403 without the token`, async () => {
  const headers = { ...json, 'x-xsrf-token': 'x', 'sec-fetch-site': 'cross-site' };
  for (const route of routes.filter(isWriting)) {
    const payload = JSON.stringify(fitting(route));
    const answer = await clientFor(route).request(called(route, { payload, headers }));
    expect([route.path, answer.statusCode]).toEqual([route.path, 403]);
    expect(answer.json().error.code).toBe('error.antiForgery');
  }
});

test('another site, or a picture of a page, causes no call: what a call records would be in the name of its reader', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': 'script' },
  ]) {
    for (const route of routes.filter((one) => !isWriting(one) && hasGate(one))) {
      const answer = await clientFor(route).request(called(route, { headers }));
      expect([route.path, answer.statusCode]).toEqual([route.path, 403]);
    }
  }
});

test('a shared cache may keep nothing that sets a cookie', async () => {
  const unsafe: unknown[] = [];
  let shared = 0;
  for (const route of routes.filter((one) => !isWriting(one))) {
    const url = (await addressOf(route)).replace('*', 'swagger-ui.css');
    for (const client of [hub.guest(), clientFor(route)]) {
      // As after a change of rights: whatever is asked for next brings a new session token.
      await hub.db.update(sessions).set({ renew: true });
      const { headers } = await client.request({ method: 'GET', url });
      const kept = String(headers['cache-control']);
      if (['no-store', 'private, no-cache'].includes(kept)) continue;
      shared += 1;
      if (!kept.startsWith('public') || headers['set-cookie']) unsafe.push([url, kept]);
    }
  }
  // Of the next test's concurrent calls, those with the token before would be refused.
  await hub.db.update(sessions).set({ renew: false });
  expect(unsafe).toEqual([]);
  expect(shared).toBeGreaterThan(0);
});

test('an unknown method gets 405 with the allowed methods', async () => {
  for (const { path } of routes.filter(({ path }) => !path.includes('*'))) {
    const known = new Set<string>(
      routes.filter((route) => route.path === path).map(({ method }) => String(method)),
    );
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (known.has(method)) continue;
      const url = path.replace(/:\w+/g, 'x');
      const answer = await hub.guest().request({ method, url });
      // Beside a parameter there may be a word of its own: /reports/:id and /reports/quarters.
      if (answer.statusCode === 401) continue;
      expect([method, path, answer.statusCode]).toEqual([method, path, 405]);
      expect(String(answer.headers.allow).split(', ')).toEqual(expect.arrayContaining([...known]));
    }
  }
});

test('input that no field may contain is refused in each field', async () => {
  const attacks: Attack[] = [];
  let tried = 0;
  for (const route of routes.filter(isKept).filter(isWriting).filter(isFirstToRead)) {
    const [client, url] = [clientFor(route), await addressOf(route)];
    if (isAnsweredOneByOne(route)) continue;
    const bodies = refusedBodies(route);
    tried += bodies.length;
    for (const payload of worthSending(route.body, bodies)) {
      attacks.push({ client, request: called(route, { url, payload }) });
    }
  }
  expect(tried).toBeGreaterThan(1_000);
  expect(await otherwise('refused unread', attacks)).toEqual([]);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test('no query and no path parameter causes a 500', async () => {
  const attacks: Attack[] = [];
  for (const route of routes.filter(isKept)) {
    const client = clientFor(route);
    const url = await addressOf(route);
    if (!isWriting(route)) {
      const own = worthSending(route.query, queries(route), parseQuery);
      for (const query of [...anyQuery, ...own]) {
        attacks.push({ client, request: called(route, { url: url + query }) });
      }
    }
    if (!route.path.includes(':')) continue;
    for (const value of parameters) {
      const payload = isWriting(route) ? '{}' : undefined;
      attacks.push({ client, request: called(route, { value, payload }) });
    }
  }
  expect(attacks.length).toBeGreaterThan(500);
  expect(await otherwise('refused or taken', attacks)).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ['a body that claims to be compressed', { ...json, 'content-encoding': 'gzip' }, '\u001f\u008b'],
  ['another charset', { 'content-type': 'application/json; charset=utf-16' }, '{'],
  ['plain text', { 'content-type': 'text/plain' }, '{}'],
  ['a type that is none', { 'content-type': 'a/b/c;;;=' }, '{}'],
  ['a form without an end', { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nConte'],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, '--b--'],
  [
    'a file without an end',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\u0089PNG',
  ],
  ['2 MB', json, JSON.stringify({ a: 'x'.repeat(2_000_000) })],
])('%s is refused by every endpoint', async (_what, headers, payload) => {
  const attacks = routes
    .filter(isKept)
    .filter(isWriting)
    .map((route) => ({ client: clientFor(route), request: called(route, { payload, headers }) }));
  expect(await otherwise('refused', attacks)).toEqual([]);
});

test.each([
  ['cookies without end', { cookie: `hub-session=${'a'.repeat(8000)}; XSRF-TOKEN=%00` }],
  ['a broken cookie', { cookie: 'hub-session=%ff%zz; =; XSRF-TOKEN' }],
  [
    'a diagId and a proxy of its own',
    { 'x-diag-id': '\u00ff'.repeat(500), 'x-forwarded-for': 'a' },
  ],
  ['languages without end', { 'accept-language': 'x;q=,'.repeat(1_500) }],
])('%s does no harm', async (_what, headers) => {
  const attacks = routes
    .filter(isKept)
    .map((route) => ({ client: clientFor(route), request: called(route, { headers }) }));
  expect(await otherwise('refused or taken', attacks)).toEqual([]);
});

test("another agency's people, rows and reports are out of reach", async () => {
  const own = await hub.db.query.accounts.findFirst({
    where: (account, { eq }) => eq(account.email, insiders.invitations),
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
  const names = [
    ...before.invitations.flatMap(({ id, email }) => [id, email.toUpperCase()]),
    ...before.people.flatMap(({ id, email }) => [id, email]),
    ...before.agencies.map(({ id }) => id),
    ...before.reports.map(({ id }) => id),
  ];
  // What belongs to nobody in particular is named by these.
  const named = routes.filter(
    ({ path, gate }) => /:(?!code|licenseKey)\w+/.test(path) && gate !== 'staff',
  );
  expect(named.filter(hasGate).length).toBeGreaterThanOrEqual(3);
  for (const route of named.filter(hasGate)) {
    for (const name of names) {
      const payload = isWriting(route) ? JSON.stringify(fitting(route)) : undefined;
      const request = called(route, { value: encodeURIComponent(name), payload });
      const { statusCode } = await clientFor(route).request(request);
      expect([route.path, name, statusCode]).toEqual([route.path, name, 404]);
    }
  }
  const emailAddresses = before.invitations.slice(0, 40).map(({ email }) => email);
  const { successful, failed } = (
    await (people.get(insiders.invitations) as Client).call('sendInvitations', {
      body: { emailAddresses },
    })
  ).json();
  expect(successful).toEqual([]);
  expect(new Set(failed.map(({ reason }: { reason: string }) => reason))).toEqual(
    new Set(['cannot be invited']),
  );
  expect(await others()).toEqual(before);
});

/** What nobody can say of themselves or of others by a field that no form has. */
async function privileges() {
  const { db } = hub;
  const everybody = await db.select().from(accounts).where(isNotNull(accounts.passwordHash));
  return {
    people: new Map(
      everybody.map(({ id, email, staff, enabled, agencyId, associate, createdAt }) => [
        id,
        { email, staff, enabled, agencyId, associate, createdAt },
      ]),
    ),
    staff: everybody.filter(({ staff }) => staff).map(({ email }) => email),
    roles: await db.select().from(staffRoles),
    agencies: (await db.select().from(agencies))
      .filter(({ status }) => status === 'APPROVED')
      .map(({ id, approvedAt, quarterlyReportRequired, renewalDate }) => ({
        ...{ id, approvedAt, quarterlyReportRequired, renewalDate },
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

test('the console takes nothing that its calls do not name', async () => {
  const bodies = routes.filter(
    ({ body, path }) => path.startsWith(staffBase) && body && !path.endsWith('/roles'),
  );
  expect(bodies.length).toBeGreaterThan(15);
  for (const route of bodies) {
    const payload = JSON.stringify({ ...(fitting(route) as object), roles: ['administrator'] });
    const request = called(route, { url: await addressOf(route), payload });
    const { statusCode } = await clientFor(route).request(request);
    expect([route.path, statusCode]).toEqual([route.path, 400]);
  }
});

test('fields that only the server sets are ignored', async () => {
  const before = await privileges();
  const other = [...before.people.keys()][7] ?? '';
  const attacks = routes
    .filter(isKept)
    .filter((route) => isWriting(route) && route.gate !== 'staff' && !route.path.includes(':'))
    .map((route) => ({
      client: clientFor(route),
      request: called(route, { payload: privilegedBody(route, other) }),
    }));
  expect(attacks.length).toBeGreaterThan(15);
  expect(await otherwise('refused or taken', attacks)).toEqual([]);
  const after = await privileges();
  expect({
    ...after,
    people: new Map([...after.people].filter(([id]) => before.people.has(id))),
  }).toEqual(before);
});

test('unusual field values are accepted or refused, and never cause a 500', async () => {
  const attacks: Attack[] = [];
  for (const route of routes.filter(isKept).filter(isWriting).filter(isFirstToRead)) {
    const [client, url] = [clientFor(route), await addressOf(route)];
    const bodies = isAnsweredOneByOne(route) ? refusedBodies : oddBodies;
    for (const payload of worthSending(route.body, bodies(route))) {
      attacks.push({ client, request: called(route, { url, payload }) });
    }
  }
  expect(await otherwise('refused or taken', attacks)).toEqual([]);
});
