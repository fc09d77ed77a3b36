import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { sessions } from '../core/db/schema.ts';

const LIAM = 'associate.accredited@northwind.example';
const ADA = 'poc.approved@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const listOf = async (client: Client) => (await client.call('sessions')).json().content;
const statusOf = async (client: Client) => (await client.call('me')).statusCode;

async function signIn(userAgent: string): Promise<Client> {
  const guest = hub.guest();
  await guest.call('login', {
    body: { identity: LIAM, password: 'Welcome1!' },
    headers: { 'user-agent': userAgent },
  });
  return guest;
}

test.each([
  [
    'Edge on a desk',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
  [
    'a phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'Linux',
  ],
  ['a name that nobody knows', '<b>Your bank</b>/1.0 please', null, null],
  ['none', '', null, null],
  ['a very long one', `Mozilla/5.0 (${'('.repeat(5000)}`, null, null],
])('user agent: %s', async (_what, userAgent, browser, system) => {
  const [mine] = await listOf(await signIn(userAgent));
  expect(mine).toMatchObject({ browser, system, current: true });
});

test('the list has this session first, then by last activity, without ended ones', async () => {
  await hub.db.delete(sessions);
  const ended = await hub.as(LIAM);
  hub.clock.advance(20 * 60_000);
  const phone = await hub.as(LIAM);
  const desk = await hub.as(LIAM);
  hub.clock.advance(11 * 60_000);
  await phone.call('me');
  const rows = await listOf(desk);
  expect(rows.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
  expect(rows[1].lastActivityAt).toBe(hub.clock.now().toISOString());
  expect(await statusOf(ended)).toBe(401);
});

test('the list reveals nothing about tokens', async () => {
  const client = await hub.as(LIAM);
  const { body } = await client.call('sessions');
  for (const { tokenHash } of await hub.db.select().from(sessions)) {
    expect(body).not.toContain(tokenHash);
  }
  const [row] = JSON.parse(body).content;
  expect(Object.keys(row).sort()).toEqual(
    ['browser', 'current', 'id', 'lastActivityAt', 'signedInAt', 'system'].sort(),
  );
});

test('a session is ended by its id, and the others stay', async () => {
  await hub.db.delete(sessions);
  const [mine, lost, kept] = [await hub.as(LIAM), await hub.as(LIAM), await hub.as(LIAM)];
  const [{ id }] = await listOf(lost);
  expect((await mine.call('endSession', { params: { id } })).statusCode).toBe(200);
  expect(await statusOf(lost)).toBe(401);
  expect([await statusOf(mine), await statusOf(kept)]).toEqual([200, 200]);
  expect((await mine.call('endSession', { params: { id } })).statusCode).toBe(404);
});

test('all others are ended at once', async () => {
  const [mine, one, two, ada] = await Promise.all([LIAM, LIAM, LIAM, ADA].map(hub.as));
  expect((await mine?.call('endOtherSessions'))?.statusCode).toBe(200);
  const codes = [mine, one, two, ada].map((client) => statusOf(client as Client));
  expect(await Promise.all(codes)).toEqual([200, 401, 401, 200]);
  expect(await listOf(mine as Client)).toHaveLength(1);
});

test('ending the current session signs out', async () => {
  const mine = await hub.as(LIAM);
  const [{ id }] = await listOf(mine);
  expect((await mine.call('endSession', { params: { id } })).statusCode).toBe(200);
  expect(mine.cookies.has('hub-session')).toBe(false);
  expect(await statusOf(mine)).toBe(401);
});

test("another person's session gets 404 and stays open", async () => {
  const [liam, ada] = [await hub.as(LIAM), await hub.as(ADA)];
  const [theirs] = await listOf(ada);
  const row = await hub.db.query.sessions.findFirst({ where: eq(sessions.id, theirs.id) });
  const ids = [theirs.id, theirs.id.toUpperCase(), row?.tokenHash ?? '', randomUUID(), 'x', '%00'];
  for (const id of ids) {
    const answer = await liam.call('endSession', { params: { id } });
    expect([id, answer.statusCode, answer.json().error.code]).toEqual([
      id,
      404,
      'error.notFoundRecord',
    ]);
  }
  expect(await statusOf(ada)).toBe(200);
  expect((await listOf(liam)).map(({ id }: { id: string }) => id)).not.toContain(theirs.id);
});
