import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailedToken } from '../../tests/support/server/mails.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { loginFailures, mails, rateCounters } from '../core/db/schema.ts';
import { countFailure } from './failures.ts';

/** What somebody does who wants to keep somebody else out, or to find out a password by trying. */

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ADA = 'poc.approved@northwind.example';
const STAFF = 'reviewer@aldervale.example';
const RIGHT = 'Welcome1!';
const HOME = '192.0.2.1';
const ATTACKER = '203.0.113.7';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.delete(loginFailures);
  await hub.db.delete(rateCounters);
});

const signIn = async (client: Client, identity = ADA, password = RIGHT) =>
  (await client.call('login', { body: { identity, password } })).statusCode;
const from = (ip: string, identity = ADA) => signIn(hub.guest(ip), identity);
const guess = (ip: string, identity = ADA) => signIn(hub.guest(ip), identity, 'Wrong-one1');
const guesses = async (times: number, ip: string, identity = ADA) => {
  for (let i = 0; i < times; i++) expect(await guess(ip, identity)).toBe(401);
};
/** A device on which its owner signed in before. */
const knownDevice = async (ip: string, identity = ADA) => {
  const device = hub.guest(ip);
  expect(await signIn(device, identity)).toBe(200);
  return device;
};
/** Wrong guesses of many networks, as they are counted. */
const guessesOfMany = async (email: string, networks: number) => {
  const judging = { env: hub.app.env, now: hub.clock.now() };
  for (let n = 0; n < networks; n++) {
    await countFailure(hub.db, { email, network: `net-${n}` }, judging);
  }
};
/** Signs in, and if it is refused once more when the refusal says. Returns for how many seconds that was. */
const patiently = async (client: Client, identity = ADA, password = RIGHT) => {
  const first = await client.call('login', { body: { identity, password } });
  if (first.statusCode !== 429) return { status: first.statusCode, waited: 0 };
  const waited = Number(first.headers['retry-after']);
  hub.clock.advance(waited * SECOND);
  return { status: await signIn(client, identity, password), waited };
};

describe.each([ADA, STAFF])('%s is not locked out', (owner) => {
  test('by a wrong guess every hour, on whatever device', async () => {
    const device = await knownDevice(HOME, owner);
    for (let hour = 1; hour <= 30; hour++) {
      hub.clock.advance(HOUR);
      await guesses(1, HOME, owner);
      if (hour % 15 > 0) continue;
      expect(await signIn(device, owner)).toBe(200);
      expect(await from('198.51.100.1', owner)).toBe(200);
      expect(await from(HOME, owner)).toBe(200);
    }
  });

  test('by another network, which alone is locked', async () => {
    await guesses(10, ATTACKER, owner);
    expect(await from(ATTACKER, owner)).toBe(401);
    expect(await from(HOME, owner)).toBe(200);
    expect(await from(ATTACKER, owner)).toBe(401);
  });

  test('on a device that is known, by somebody in the same network', async () => {
    const device = await knownDevice(HOME, owner);
    await guesses(10, HOME, owner);
    expect(await from(HOME, owner)).toBe(401);
    expect(await signIn(device, owner)).toBe(200);
    // Which unlocks nothing for the others there.
    expect(await from(HOME, owner)).toBe(401);
  });
});

test('neighbours in one /64 are one network, those in another are not', async () => {
  for (let n = 1; n <= 10; n++) await guesses(1, `2001:db8:1:2::${n}`);
  expect(await from('2001:db8:1:2:ffff::1')).toBe(401);
  expect(await from('2001:db8:1:3::1')).toBe(200);
});

describe('a known device', () => {
  test('makes its owner wait for half a minute after many mistakes, and accepts the right password', async () => {
    const device = await knownDevice(HOME);
    const tries = Array.from({ length: 14 }, () => 'Wrong-one1');
    const waits: number[] = [];
    for (const password of [...tries, RIGHT]) {
      const { status, waited } = await patiently(device, ADA, password);
      expect(status).toBe(password === RIGHT ? 200 : 401);
      waits.push(waited);
    }
    expect(waits.slice(0, 12)).toEqual(Array(12).fill(0));
    expect(Math.max(...waits)).toBe(30);
    expect(await signIn(device)).toBe(200);
  });

  test('does not allow more guesses when they come at once', async () => {
    const device = await knownDevice(HOME);
    for (let i = 0; i < 10; i++) await signIn(device, ADA, 'Wrong-one1');
    const call = () => device.call('login', { body: { identity: ADA, password: 'Wrong-one1' } });
    const answers = await Promise.all(Array.from({ length: 20 }, call));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(18);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is known for its owner alone', async () => {
    const device = await knownDevice(HOME, STAFF);
    await guesses(10, HOME);
    expect(await signIn(device)).toBe(401);
  });

  test('is no longer known after a password change', async () => {
    const identity = 'poc.other@maple.example';
    const device = await knownDevice(HOME, identity);
    await hub.db.delete(mails);
    await hub.guest().call('initiateReset', { body: { emailAddress: identity } });
    await hub.handleGuestRequests();
    const resetToken = await mailedToken(hub, identity, 'reset');
    const [password, client] = ['Fresh-start9', hub.guest()];
    const form = { emailAddress: identity, password, confirmPassword: password, resetToken };
    expect((await client.call('resetPassword', { body: form })).statusCode).toBe(200);
    await guesses(10, HOME, identity);
    expect(await signIn(device, identity, password)).toBe(401);
    expect(await signIn(hub.guest('198.51.100.1'), identity, password)).toBe(200);
  });

  test(`has a cookie that scripts can't read, bound to this host over https`, async () => {
    const https = await testApp({ seed: true, env: { publicUrl: 'https://hub.example' } });
    for (const [app, name, secure] of [
      [hub, 'hub-device', undefined],
      [https, '__Host-hub-device', true],
    ] as const) {
      const answer = await app.guest().call('login', { body: { identity: ADA, password: RIGHT } });
      const cookie = answer.cookies.find((one) => one.name === name);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookie?.secure).toBe(secure);
      expect(cookie?.value).not.toContain(ADA);
    }
    await https.close();
  });
});

describe('guesses from many networks', () => {
  test('delay new devices for half a minute at most; known devices are not delayed', async () => {
    const device = await knownDevice(HOME);
    await guessesOfMany(ADA, 100);
    for (let n = 0; n < 2; n++) {
      const { status, waited } = await patiently(hub.guest('198.51.100.1'), ADA, 'Wrong-one1');
      expect(status).toBe(401);
      expect(waited).toBeGreaterThan(5);
      expect(waited).toBeLessThanOrEqual(30);
    }
    expect(await signIn(device)).toBe(200);
    expect(await patiently(hub.guest('198.51.100.2'))).toEqual({ status: 200, waited: 30 });
    expect(await signIn(device)).toBe(200);
    hub.clock.advance(HOUR);
    expect(await from('198.51.100.2')).toBe(200);
  });

  test('get no more answers when they come at once than in turn', async () => {
    await guessesOfMany(ADA, 90);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => guess(`198.51.100.${n}`)),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
  });

  test('get the same response whether or not the address is known', async () => {
    const answers = [];
    for (const email of [ADA, 'nobody@nowhere.example']) {
      await guessesOfMany(email, 98);
      for (let n = 0; n < 4; n++) {
        const body = { identity: email, password: 'Wrong-one1' };
        const answer = await hub.guest('198.51.100.1').call('login', { body });
        answers.push([answer.statusCode, answer.headers['retry-after'], answer.json()]);
      }
    }
    expect(answers.map(([status]) => status).slice(0, 4)).toEqual([401, 401, 429, 429]);
    expect(answers.slice(4)).toEqual(answers.slice(0, 4));
  });

  test('do not count where a locked network keeps guessing', async () => {
    await guesses(20, ATTACKER);
    const rows = await hub.db.select().from(loginFailures);
    expect(rows.find(({ kind }) => kind === 'account')?.level).toBe(10);
  });
});

test('a network that tries to sign in with many addresses is limited, and nobody else', async () => {
  const strict = await testApp({ seed: true, limits: { failedSignInsPerHour: 12 } });
  const attempt = (client: Client, identity: string, password = RIGHT) =>
    client.call('login', { body: { identity, password } });
  const device = strict.guest(ATTACKER);
  expect((await attempt(device, ADA)).statusCode).toBe(200);
  for (let n = 0; n < 12; n++) {
    const { statusCode } = await attempt(strict.guest(ATTACKER), `nobody.${n}@x.example`);
    expect(statusCode).toBe(401);
  }
  const refused = await attempt(strict.guest(ATTACKER), STAFF);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
  expect((await attempt(device, ADA)).statusCode).toBe(200);
  expect((await attempt(strict.guest(HOME), STAFF)).statusCode).toBe(200);
  strict.clock.advance(5 * MINUTE);
  expect((await attempt(strict.guest(ATTACKER), STAFF)).statusCode).toBe(200);
  await strict.close();
});

test('the console shows the number of networks, and no network address', async () => {
  const staff = await hub.as(STAFF);
  const account = await hub.db.query.accounts.findFirst({ where: (t) => eq(t.email, ADA) });
  for (const ip of [HOME, ATTACKER, '198.51.100.1']) await guesses(ip === HOME ? 9 : 10, ip);
  const url = `/api/staff/v1/people/${account?.id}`;
  const { body } = await staff.request({ method: 'GET', url });
  const until = new Date(hub.clock.now().getTime() + MINUTE).toISOString();
  expect(JSON.parse(body)).toMatchObject({ lockedUntil: until, lockedNetworks: 2 });
  const kept = JSON.stringify(await hub.db.select().from(loginFailures));
  for (const ip of [HOME, ATTACKER, ADA]) expect(body.replaceAll(ADA, '') + kept).not.toContain(ip);
  const answer = await staff.request({ method: 'POST', url: `${url}/unlock`, payload: {} });
  expect(answer.json()).toMatchObject({ lockedUntil: null, lockedNetworks: 0 });
  expect(await from(ATTACKER)).toBe(200);
});
