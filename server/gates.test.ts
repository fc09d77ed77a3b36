import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_AUTHORITY } from '../contract/permissions.ts';
import { CALLS, PEOPLE, standingOf, statusFor } from '../contract/testing/everybody.ts';
import { type TestApp, testApp } from '../tests/support/server/testApp.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

test.each(PEOPLE)('$name ($email) is answered where the gate is open', async (who) => {
  const client = who.email ? await hub.as(who.email) : hub.guest();
  const answered: string[] = [];
  for (const [url] of CALLS) {
    const { statusCode } = await client.request({ method: 'GET', url });
    answered.push(`${url}: ${statusCode}`);
  }
  expect(answered).toEqual(CALLS.map(([url, gate]) => `${url}: ${statusFor(gate, who)}`));
});

const members = PEOPLE.filter(({ email }) => email);
test.each(members)('the profile of $name ($email) says what gates look at', async (who) => {
  const profile = (await (await hub.as(who.email)).call('me')).json();
  const standing = standingOf(who);
  expect(profile).toMatchObject({ displayName: who.name, provider: standing?.provider });
  expect(profile.account.authorities.includes(STAFF_AUTHORITY)).toBe(standing?.isStaff);
});
