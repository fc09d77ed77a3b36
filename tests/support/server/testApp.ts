import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import { defaultApiBase, type EndpointName, endpointPath } from '../../../contract/addresses.ts';
import type { Moment } from '../../../contract/dates.ts';
import { type Endpoint, endpoints } from '../../../contract/endpoints.ts';
import { rebuildStatuses } from '../../../server/audit/rebuild.ts';
import { type Env, readEnv } from '../../../server/core/config/env.ts';
import { connect, type Database } from '../../../server/core/db/connection.ts';
import { accounts } from '../../../server/core/db/schema.ts';
import { startSession } from '../../../server/core/session/sessions.ts';
import { buildApp, type Parts } from '../../../server/start/app.ts';
import { handleGuestRequests } from '../../../server/start/guestRequests.ts';
import { markReport } from '../../../workbooks/marking/markReport.ts';
import { readReport } from '../../../workbooks/reading/readReport.ts';
import { quickHash } from './quickHash.ts';
import { asApplication, seededAt, templates } from './templates.ts';
import { createTemporaryDatabase } from './temporaryDatabase.ts';
import { unnamedJson } from './unnamedJson.ts';

/** A clock that is only moved by the test. */
interface TestClock {
  now(): Date;
  moment(): Moment;
  /** Advances it by milliseconds. */
  advance(ms: number): void;
  set(date: Date): void;
}

export interface TestApp {
  app: FastifyInstance;
  /** Connected with the application's role, which may not change the audit. */
  db: Database;
  /** Connection string of the test's own database, as the owner of the tables. */
  url: string;
  clock: TestClock;
  /** Returns a client that is signed in as a person. */
  as(email: string): Promise<Client>;
  /** Returns a client without a session, with an IP address of its own if one is given. */
  guest(ip?: string): Client;
  /** Handles the guests' requests, as the worker does. */
  handleGuestRequests(): Promise<void>;
  /**
   * Closes everything. @throws Error if the statuses that the tests left do not follow from the audit, or if there is JSON
   * that the manifest of personal data does not name
   */
  close(): Promise<void>;
}

interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** Default: the endpoint's first method. */
  method?: Endpoint['methods'][number];
  headers?: Record<string, string>;
}

/** A client that behaves like a browser: stores cookies and sends the anti-forgery token. */
export interface Client {
  cookies: Map<string, string>;
  /** Calls an endpoint of the table; adds the license key to objects. */
  call(name: EndpointName, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** Sends any request. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
}

const env = readEnv({
  NODE_ENV: 'test',
  SESSION_SECRET: 'a secret of the tests, long enough',
  LOG_LEVEL: 'silent',
  // Otherwise a busy machine would make tests fail.
  LIMIT_STALL_MS: '0',
});

/** Limits for tests that send many requests. */
export const noLimits = Object.fromEntries(
  Object.keys(env.limits).map((name) => [name, name === 'stallMs' ? 0 : 1_000_000]),
) as Env['limits'];

/**
 * Starts the server on a database of its own: with the personas if `seed` is set, else with tables only. Call `close`
 * at the end (`afterAll(() => hub.close())`). A test that sets a status by hand must also write its history
 * (history.ts).
 */
export async function testApp({
  seed = false,
  limits,
  ...settings
}: { seed?: boolean; env?: Partial<Env>; limits?: Partial<Env['limits']> } & Partial<
  Pick<Parts, 'brand' | 'hash' | 'mail' | 'logTo' | 'portal' | 'read' | 'readReport'>
> = {}): Promise<TestApp> {
  const template = seed ? templates.seeded : templates.migrated;
  const database = await createTemporaryDatabase(inject('postgres'), { template });
  // As in production: a role that owns nothing.
  const db = connect(asApplication(database.url), { max: 8 });
  const clock = testClock(seededAt, settings.env?.timeZone ?? env.timeZone);
  const given = { ...env, ...settings.env };
  const ofTest = { ...given, limits: { ...given.limits, ...limits } };
  // Without processes, each of which costs half a second: they have tests of their own, and journeys.
  const app = await buildApp({
    hash: quickHash,
    readReport,
    markReport,
    ...settings,
    env: ofTest,
    db,
    clock,
  });
  await app.ready();
  return {
    app,
    db,
    clock,
    url: database.url,
    guest: (ip) => client(app, ip),
    async handleGuestRequests() {
      await handleGuestRequests(app, {
        onError(error) {
          throw error;
        },
      });
    },
    async as(email) {
      const guest = client(app);
      const account = await db.query.accounts.findFirst({ where: eq(accounts.email, email) });
      if (!account) throw new Error(`There is no account ${email}`);
      const session = await startSession(db, { accountId: account.id }, clock.now());
      if (!session) throw new Error(`${email} is disabled`);
      guest.cookies.set('hub-session', session.token);
      await guest.call('me');
      return guest;
    },
    async close() {
      const mismatches = await rebuildStatuses(db);
      const unnamed = await unnamedJson(db);
      await app.close();
      await db.$client.end();
      await database.drop();
      if (mismatches.length > 0)
        throw new Error(`The audit leads to other statuses: ${JSON.stringify(mismatches)}`);
      if (unnamed.length > 0)
        throw new Error(`Not named in server/core/db/personal: ${unnamed.join(', ')}`);
    },
  };
}

function testClock(start: Date, timeZone: string): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    moment: () => ({ now: new Date(time), timeZone }),
    advance: (ms) => {
      time += ms;
    },
    set: (date) => {
      time = date.getTime();
    },
  };
}

function client(app: FastifyInstance, remoteAddress?: string): Client {
  const cookies = new Map<string, string>();
  const { app: appName, code: brand, licenseKey } = app.brand;

  async function request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const token = cookies.get('XSRF-TOKEN');
    const response = await app.inject({
      remoteAddress,
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: { ...(token && { 'x-xsrf-token': token }), ...options.headers },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  function call(name: EndpointName, options: CallOptions = {}) {
    const endpoint: Endpoint = endpoints[name];
    const { params, query, body, method = endpoint.methods[0], headers } = options;
    const path = endpointPath(endpoint.path, { app: appName, brand, ...params });
    return request({
      method,
      url: defaultApiBase + path,
      query: { diagId: 'test', ...query } as Record<string, string>,
      headers,
      payload: isPlain(body) ? { licenseKey, ...body } : (body as InjectOptions['payload']),
    });
  }

  return { cookies, request, call };
}

const isPlain = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;
