import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, loginFailures, rateCounters } from '../core/db/schema.ts';
import { hashPassword } from '../core/passwords/passwords.ts';

const MINUTE = 60_000;
const EMAIL = 'poc.approved@northwind.example';
const RIGHT = 'Welcome1!';
const WRONG = 'Welcome2?';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true, limits: { signInsPerMinute: 100 } });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.delete(loginFailures);
  await hub.db.delete(rateCounters);
});

const lockedUntil = async () => {
  const rows = await hub.db.select().from(loginFailures).where(eq(loginFailures.kind, 'pair'));
  return rows[0]?.lockedUntil?.getTime() ?? 0;
};
const signIn = (password: string, identity = EMAIL) =>
  hub.guest().call('login', { body: { identity, password } });
const fail = async (times: number, identity = EMAIL) => {
  for (let i = 0; i < times; i++) expect((await signIn(WRONG, identity)).statusCode).toBe(401);
};

test('unknown, wrong, locked and disabled accounts get identical responses', async () => {
  const wrong = await signIn(WRONG);
  const unknown = await signIn(WRONG, 'nobody@nowhere.example');
  await fail(10);
  const locked = await signIn(RIGHT);
  await hub.db.update(accounts).set({ enabled: false });
  const disabled = await signIn(RIGHT, 'poc.other@maple.example');
  await hub.db.update(accounts).set({ enabled: true });

  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({
    error: { code: null, description: 'Access denied. Please check your credentials.' },
  });
  const shape = ({ statusCode, body, headers }: typeof wrong) => ({
    statusCode,
    body,
    headers: Object.keys(headers).sort(),
    length: String(headers['x-xsrf-token']).length,
  });
  for (const other of [unknown, locked, disabled]) expect(shape(other)).toEqual(shape(wrong));
});

test('the address is compared without regard to case', async () => {
  expect((await signIn(RIGHT, '  Poc.Approved@Northwind.EXAMPLE ')).statusCode).toBe(200);
});

test('a password matches in composed and in decomposed Unicode', async () => {
  const identity = 'poc.other@maple.example';
  const passwordHash = await hashPassword('Wélcome1!'.normalize('NFD'));
  await hub.db.update(accounts).set({ passwordHash }).where(eq(accounts.email, identity));
  for (const form of ['NFC', 'NFD']) {
    expect((await signIn('Wélcome1!'.normalize(form), identity)).statusCode).toBe(200);
  }
});

test('nine failures do not lock, the tenth locks for a minute', async () => {
  await fail(9);
  expect((await signIn(RIGHT)).statusCode).toBe(200);
  await fail(10);
  expect((await signIn(RIGHT)).statusCode).toBe(401);
  hub.clock.advance(MINUTE - 1);
  expect((await signIn(RIGHT)).statusCode).toBe(401);
  hub.clock.advance(1);
  expect((await signIn(RIGHT)).statusCode).toBe(200);
});

test('each further failure locks longer, up to a quarter of an hour', async () => {
  await fail(9);
  const minutes: number[] = [];
  for (let i = 0; i < 10; i++) {
    await fail(1);
    const until = await lockedUntil();
    minutes.push((until - hub.clock.now().getTime()) / MINUTE);
    hub.clock.set(new Date(until - 1));
    expect((await signIn(RIGHT)).statusCode).toBe(401);
    hub.clock.advance(1);
  }
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect([minutes[0], Math.round(minutes.at(-1) ?? 0)]).toEqual([1, 15]);
  expect((await signIn(RIGHT)).statusCode).toBe(200);
});

test('attempts during a lock do not prolong it', async () => {
  await fail(10);
  hub.clock.advance(MINUTE - 1);
  await fail(5);
  hub.clock.advance(1);
  expect((await signIn(RIGHT)).statusCode).toBe(200);
});

test('a quarter of an hour forgets one failure', async () => {
  await fail(9);
  hub.clock.advance(15 * MINUTE);
  await fail(1);
  expect((await signIn(RIGHT)).statusCode).toBe(200);
});

test('an unknown address is locked like a known one, and an open session never', async () => {
  const open = await hub.as(EMAIL);
  await fail(11);
  await fail(11, 'nobody@nowhere.example');
  const { kind, level, lockedUntil, identity } = loginFailures;
  const rows = await hub.db
    .select({ kind, level, lockedUntil })
    .from(loginFailures)
    .where(isNotNull(identity))
    .orderBy(kind);
  const until = new Date(hub.clock.now().getTime() + MINUTE);
  const [account, pair] = [
    { kind: 'account', level: 10, lockedUntil: null },
    { kind: 'pair', level: 10, lockedUntil: until },
  ];
  expect(rows).toEqual([account, account, pair, pair]);
  expect((await open.call('me')).statusCode).toBe(200);
});

test('concurrent guesses allow no more attempts than sequential ones', async () => {
  const guesses = Array.from({ length: 40 }, (_, i) => (i === 30 ? RIGHT : `Wrong${i}!aa`));
  const answers = await Promise.all(guesses.map((password) => signIn(password)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(guesses.map(() => 401));
});

test('sixty people with one IP address can sign in within a minute, beyond the limit comes 429', async () => {
  const many = await Promise.all(Array.from({ length: 60 }, () => signIn(RIGHT)));
  expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (let i = 60; i < 100; i++) await signIn(RIGHT);
  const refused = await signIn(RIGHT);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error.description).toMatch(
    /^Too many attempts. Please try again in \d+ seconds.$/,
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  hub.clock.advance(MINUTE);
  expect((await signIn(RIGHT)).statusCode).toBe(200);
});

test.each([
  [{}, 'error.credentialsRequired'],
  [{ identity: EMAIL }, 'error.credentialsRequired'],
  [{ identity: '', password: RIGHT }, 'error.credentialsRequired'],
  [[], 'error.credentialsRequired'],
  [{ identity: EMAIL, password: 'Short1!' }, 'error.validation'],
  [{ identity: EMAIL, password: 'Much too long 123!' }, 'error.validation'],
  [{ identity: `${'a'.repeat(150)}@b.example`, password: RIGHT }, 'error.validation'],
  [{ identity: { $ne: '' }, password: RIGHT }, 'error.validation'],
])('a body of %j is a 400', async (body, code) => {
  const answer = await hub.guest().call('login', { body });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
});
