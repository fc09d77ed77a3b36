import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '../../demo/personas.ts';
import { mailedToken } from '../../tests/support/server/mails.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { rateCounters } from '../core/db/schema.ts';

/** Many who need a password hashed at once: an office at nine o'clock, and who wants to keep it out. */

const RIGHT = 'Welcome1!';
const OFFICE = '192.0.2.1';
const ATTACKER = '203.0.113.7';
const ADA = 'poc.approved@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  const limits = { accountsPerHour: 6, newPasswordsPerHour: 40 };
  hub = await testApp({ seed: true, limits });
});
afterAll(() => hub.close());
beforeEach(() => hub.db.delete(rateCounters));

const emailOf = (n: number) => people[n % people.length]?.email ?? '';
const signIn = async (ip: string, identity: string, password = RIGHT) =>
  (await hub.guest(ip).call('login', { body: { identity, password } })).statusCode;
const form = (emailAddress: string, password = 'Fresh-start9') => ({
  firstName: 'Nia',
  lastName: 'Lee',
  emailAddress,
  password,
  confirmPassword: password,
});
const create = async (ip: string, emailAddress: string) =>
  (await hub.guest(ip).call('createAgent', { body: form(emailAddress) })).statusCode;
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const tally = (codes: number[]) =>
  Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((one) => one === code).length]),
  );

test('an office of 300 signs in at once', async () => {
  expect(tally(await times(300, (n) => signIn(OFFICE, emailOf(n))))).toEqual({ 200: 300 });
});

test('250 concurrent account requests from one network block no sign-in, and few are hashed', async () => {
  const hashed = vi.spyOn(hub.app.passwords, 'hash');
  const flood = times(250, (n) => create(ATTACKER, `flood.${n}@flood.example`));
  const honest = times(40, (n) => signIn(`198.51.100.${n % 8}`, emailOf(n)));
  expect(tally(await honest)).toEqual({ 200: 40 });
  expect(tally(await flood)).toEqual({ 200: 6, 429: 244 });
  expect(hashed.mock.calls.length).toBeLessThanOrEqual(40);
  expect(await create(OFFICE, 'honest@office.example')).toBe(200);
  hashed.mockRestore();
});

test('more concurrent failed sign-ins than may wait are refused for their network only', async () => {
  const small = await testApp({ seed: true, limits: { queuePerNetwork: 30, queue: 40 } });
  const body = (identity: string, password: string) => ({ body: { identity, password } });
  const flood = times(150, (n) =>
    small.guest(ATTACKER).call('login', body(`nobody.${n}@nowhere.example`, RIGHT)),
  );
  const honest = times(20, (n) => small.guest(OFFICE).call('login', body(emailOf(n), RIGHT)));
  const codes = async (answers: typeof flood) =>
    tally((await answers).map(({ statusCode }) => statusCode));
  expect(await codes(honest)).toEqual({ 200: 20 });
  expect(await codes(flood)).toEqual({ 401: expect.any(Number), 429: expect.any(Number) });
  await small.close();
});

describe('every attempt to set a password counts, whatever its outcome', () => {
  const used = () => times(40, () => create(ATTACKER, ADA));

  test('also for an address that already has an account', async () => {
    expect(tally(await times(6, () => create(OFFICE, ADA)))).toEqual({ 200: 6 });
    await hub.db.delete(rateCounters);
    const hashed = vi.spyOn(hub.app.passwords, 'hash');
    expect(tally(await used())).toEqual({ 200: 6, 429: 34 });
    expect(await create(ATTACKER, ADA)).toBe(429);
    expect(hashed.mock.calls.length).toBeLessThanOrEqual(40);
    hashed.mockRestore();
  });

  test('also by a link, which stays valid', async () => {
    await hub.guest(OFFICE).call('initiateReset', { body: { emailAddress: ADA } });
    await hub.handleGuestRequests();
    const resetToken = await mailedToken(hub, ADA, 'reset');
    await used();
    const reset = (ip: string) =>
      hub.guest(ip).call('resetPassword', { body: { ...form(ADA), resetToken } });
    const refused = await reset(ATTACKER);
    expect([refused.statusCode, refused.json().error.code]).toEqual([
      429,
      'error.tooManyForMinutes',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await reset(OFFICE)).statusCode).toBe(200);
  });
});
