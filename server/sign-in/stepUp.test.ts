import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepUpMeantFor } from '../../contract/testing/everybody.ts';
import { mailsTo } from '../../tests/support/server/mails.ts';
import { type Route, withRoutes } from '../../tests/support/server/routes.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, factors, sessions } from '../core/db/schema.ts';
import { startSession } from '../core/session/sessions.ts';
import { forgetFailures } from './failures.ts';

/** Who sits at an open session, and can't prove who it is. */

const EMAIL = 'reviewer@aldervale.example';
const TEN_MINUTES = 600_000;
let hub: TestApp;
let routes: Route[];
beforeAll(async () => {
  ({ hub, routes } = await withRoutes(() => testApp({ seed: true })));
});
afterAll(() => hub.close());

/** The name of a route in the contract: of the portal its method and address, of the console as in its table. */
const nameOf = ({ method, path }: Route) =>
  path.startsWith('/api/staff/v1/')
    ? `${method} ${path.slice('/api/staff/v1/'.length)}`
    : `${method} ${path.slice('/api/v1'.length).replace('/hub/account', '/:app/account')}`;

const isRefused = async (client: Client, { method, path }: Route) => {
  const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const answer = await client.request({ method, url } as never);
  return answer.statusCode === 403 && answer.json().error.code === 'error.stepUp';
};

test('ten minutes after the sign-in exactly the calls that demand a proof are refused', async () => {
  const client = await hub.as(EMAIL);
  hub.clock.advance(TEN_MINUTES);
  const always = routes.filter((route) => stepUpMeantFor(nameOf(route)) === 'always');
  expect(always.length).toBeGreaterThan(8);
  const open: string[] = [];
  for (const route of always) if (!(await isRefused(client, route))) open.push(nameOf(route));
  expect(open).toEqual([]);
  const others = routes.filter(
    (route) => route.method === 'GET' && stepUpMeantFor(nameOf(route)) === undefined,
  );
  const closed: string[] = [];
  for (const route of others) if (await isRefused(client, route)) closed.push(nameOf(route));
  expect(closed).toEqual([]);
});

test('a session that a link has opened proves nothing', async () => {
  const client = hub.guest();
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, EMAIL) });
  const opened = { accountId: account?.id ?? '', methods: ['link'] as const };
  const session = await startSession(hub.db, opened, hub.clock.now());
  client.cookies.set('hub-session', session?.token ?? '');
  await client.call('me');
  const [row] = routes.filter((route) => nameOf(route) === 'GET people/export');
  expect(row && (await isRefused(client, row))).toBe(true);
  const body = { method: 'password', currentPassword: 'Welcome1!' };
  expect((await client.call('prove', { body })).statusCode).toBe(200);
  expect(row && (await isRefused(client, row))).toBe(false);
  const stored = await hub.db.query.sessions.findFirst({
    where: eq(sessions.id, session?.id ?? ''),
  });
  expect(stored?.methods).toEqual(['link', 'password']);
});

test('of guesses sent at once no more are answered than of those in turn, and their owner is told once', async () => {
  const email = 'poc.pending@birch.example';
  const client = await hub.as(email);
  const { id } = (await client.call('startAuthenticator')).json();
  await hub.db.update(factors).set({ confirmedAt: hub.clock.now() }).where(eq(factors.id, id));
  const again = await hub.as(email);
  const body = { method: 'oneTimeCode', code: '000000' };
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => again.call('prove', { body })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect(await mailsTo(hub, email)).toEqual(['codesGuessed']);
  // A new password ends it.
  await inTransaction(hub.db, (tx) => forgetFailures(tx, email));
  expect((await again.call('prove', { body })).statusCode).toBe(400);
  // The session before the factor is over.
  expect((await client.call('me')).statusCode).toBe(401);
});
