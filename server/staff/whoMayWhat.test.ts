import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { staffRoles } from '../../contract/staff/roles.ts';
import { CONSOLE_CALLS } from '../../contract/testing/consoleCalls.ts';
import { people } from '../../demo/personas.ts';
import { withRoutes } from '../../tests/support/server/routes.ts';
import { setRolesOf } from '../../tests/support/server/staff.ts';
import {
  type Client,
  noLimits,
  type TestApp,
  testApp,
} from '../../tests/support/server/testApp.ts';

/** Every call of the console by everybody. */

let hub: TestApp;
let paths: string[];
beforeAll(async () => {
  const started = await withRoutes(() => testApp({ seed: true, limits: noLimits }));
  hub = started.hub;
  paths = started.routes
    .filter(({ path }) => path.startsWith(`${staffBase}/`))
    .map(({ method, path }) => `${method} ${path.slice(staffBase.length + 1)}`);
});
afterAll(() => hub.close());

/** Makes a call about nothing that there is, with nothing in it: who may make it gets another refusal, or a list. */
async function make(client: Client, call: string): Promise<string> {
  const [method, path = ''] = call.split(' ');
  const url = `${staffBase}/${path.replace(/:\w+/g, randomUUID())}`;
  const answer = await client.request({
    method: method as 'GET' | 'POST',
    url,
    ...(method !== 'GET' && { payload: {} }),
  });
  if (answer.statusCode === 401) return 'signIn';
  return answer.statusCode === 403 ? answer.json().error.code : 'allowed';
}
async function makeAll(client: Client) {
  const answers: Record<string, string> = {};
  for (const [call] of CONSOLE_CALLS) answers[call] = await make(client, call);
  return answers;
}
const meant = (answerOf: (roles: readonly string[]) => string) =>
  Object.fromEntries(CONSOLE_CALLS.map(([call, ...roles]) => [call, answerOf(roles)]));

test('the console has these calls', () => {
  expect(paths.sort()).toEqual(CONSOLE_CALLS.map(([call]) => call).sort());
});

test.each(people.map(({ email, staffRoles: held }) => ({ email, held: [...held] })))(
  '$email, roles $held',
  async ({ email, held }) => {
    expect(await makeAll(await hub.as(email))).toEqual(
      meant((roles) => {
        if (held.length === 0) return 'gate.staffOnly';
        return held.some((role) => roles.includes(role)) ? 'allowed' : 'staff.notInYourRole';
      }),
    );
  },
);

test('a guest makes none', async () => {
  expect(await makeAll(hub.guest())).toEqual(meant(() => 'signIn'));
});

test('none that changes something is made without the anti-forgery token', async () => {
  const staff = await hub.as('reviewer@aldervale.example');
  const headers = { 'x-xsrf-token': 'no' };
  for (const [call] of CONSOLE_CALLS) {
    const [method, path = ''] = call.split(' ');
    if (method === 'GET') continue;
    const url = `${staffBase}/${path.replace(/:\w+/g, randomUUID())}`;
    const answer = await staff.request({ method: method as 'POST', url, payload: {}, headers });
    expect([call, answer.json().error.code]).toEqual([call, 'error.antiForgery']);
  }
});

describe('one person for each role', () => {
  test.each(staffRoles)('%s', (role) => {
    expect(people.filter(({ staffRoles: held }) => held.join() === role)).toHaveLength(1);
  });
});

test('a role counts from the next call on, and no longer once it is withdrawn', async () => {
  const email = 'support@aldervale.example';
  await setRolesOf(hub, email, ['support', 'editor']);
  expect(await make(await hub.as(email), 'GET content')).toBe('allowed');
  const open = await hub.as(email);
  await setRolesOf(hub, email, ['support']);
  expect(await make(open, 'GET content')).toBe('signIn');
  expect(await make(await hub.as(email), 'GET content')).toBe('staff.notInYourRole');
});
