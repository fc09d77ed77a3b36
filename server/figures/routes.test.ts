import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { people } from '../../demo/personas.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';

const REVIEWER = 'reviewer@aldervale.example';
let hub: TestApp;

beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

test.each(['overview', 'programme'])('%s is for staff alone', async (path) => {
  const request = { method: 'GET', url: `${staffBase}/${path}` } as const;
  expect((await hub.guest().request(request)).statusCode).toBe(401);
  for (const { email } of people.filter(({ staffRoles }) => staffRoles.length === 0)) {
    expect([email, (await (await hub.as(email)).request(request)).statusCode]).toEqual([
      email,
      403,
    ]);
  }
  expect((await (await hub.as(REVIEWER)).request(request)).statusCode).toBe(200);
});
