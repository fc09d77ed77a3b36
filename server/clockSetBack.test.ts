import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../tests/support/server/testApp.ts';
import { loginFailures, rateCounters } from './core/db/schema.ts';

/** What happened while the clock was ahead by a day must not hold for that day once it is right again. */
const DAY = 86_400_000;
const MINUTE = 60_000;
const ADA = 'poc.approved@northwind.example';
let hub: TestApp;
let rightTime: Date;
beforeAll(async () => {
  hub = await testApp({ seed: true, limits: { failedSignInsPerHour: 20 } });
  rightTime = hub.clock.now();
});
afterAll(() => hub.close());
beforeEach(async () => {
  hub.clock.set(rightTime);
  await hub.db.delete(loginFailures);
  await hub.db.delete(rateCounters);
});

const signIn = async (password: string, ip = '198.51.100.1') =>
  (await hub.guest(ip).call('login', { body: { identity: ADA, password } })).statusCode;

/** Does something while the clock is ahead by a day. */
async function ahead(work: () => Promise<unknown>) {
  hub.clock.advance(DAY);
  await work();
  hub.clock.set(rightTime);
}

test('a single failed sign-in slows nobody down', async () => {
  await ahead(() => signIn('Welcome2?'));
  expect(await signIn('Welcome1!')).toBe(200);
});

test('a lock lasts as long as any other', async () => {
  await ahead(async () => {
    for (let failures = 0; failures < 10; failures++) await signIn('Welcome2?');
  });
  hub.clock.advance(15 * MINUTE);
  expect(await signIn('Welcome1!')).toBe(200);
});

test('failures from many networks do not make later attempts wait', async () => {
  await ahead(async () => {
    for (let network = 0; network < 101; network++) {
      await signIn('Welcome2?', `203.0.113.${network}`);
    }
  });
  expect(await signIn('Welcome1!')).toBe(200);
});

test('a session ends half an hour after its last request', async () => {
  await ahead(async () => {
    const client = await hub.as(ADA);
    hub.clock.set(rightTime);
    expect((await client.call('me')).statusCode).toBe(200);
    hub.clock.advance(31 * MINUTE);
    expect((await client.call('me')).statusCode).toBe(401);
  });
});
