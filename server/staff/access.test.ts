import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { setRolesOf } from '../../tests/support/server/staff.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { factors } from '../core/db/schema.ts';

const ROSA = 'reviewer@aldervale.example';
const UNA = 'editor@aldervale.example';

let hub: TestApp;
let rosa: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  rosa = await hub.as(ROSA);
});
afterAll(() => hub.close());

const list = async (filter = {}) => {
  const url = `${staffBase}/roles`;
  const answer = await rosa.request({
    method: 'GET',
    url,
    query: { filter: JSON.stringify(filter), sort: '["email","ASC"]' },
  });
  return answer.json();
};
const emails = async (filter = {}) =>
  (await list(filter)).map(({ email }: { email: string }) => email);

test('names all staff with their roles, and nobody else', async () => {
  expect(await emails()).toEqual([
    'administrator@aldervale.example',
    'auditor@aldervale.example',
    UNA,
    'reviewer.only@aldervale.example',
    ROSA,
    'support@aldervale.example',
  ]);
  expect((await list({ q: 'editor@' }))[0]).toMatchObject({
    email: UNA,
    enabled: true,
    roles: [{ role: 'editor', by: null }],
    factor: false,
    lastSignIn: null,
    changedAt: null,
    changedBy: null,
  });
});

test('says who has granted and changed what, and when somebody has signed in', async () => {
  const id = await setRolesOf(hub, UNA, ['editor']);
  const url = `${staffBase}/people/${id}/roles`;
  await rosa.request({ method: 'POST', url, payload: { roles: ['editor', 'support'] } });
  await hub.guest().call('login', { body: { identity: UNA, password: 'Welcome1!' } });
  const now = hub.clock.now().toISOString();
  expect((await list({ q: 'editor@' }))[0]).toMatchObject({
    roles: [
      { role: 'editor', by: null },
      { role: 'support', since: expect.any(String), by: ROSA },
    ],
    lastSignIn: now,
    changedAt: now,
    changedBy: ROSA,
  });
});

test('is filtered by role and by who has a second step', async () => {
  const accountId = await setRolesOf(hub, UNA, ['editor']);
  expect(await emails({ role: 'administrator' })).toEqual([
    'administrator@aldervale.example',
    ROSA,
  ]);
  const createdAt = hub.clock.now();
  const factor = { accountId, name: 'Phone', secret: 'x', createdAt };
  await hub.db.insert(factors).values(factor);
  expect(await emails({ factor: 'true' })).toEqual([]);
  await hub.db.update(factors).set({ confirmedAt: createdAt });
  expect(await emails({ factor: 'true' })).toEqual([UNA]);
  expect(await emails({ factor: 'false' })).not.toContain(UNA);
});

test('is exported for the access review', async () => {
  const answer = await rosa.request({ method: 'GET', url: `${staffBase}/roles/export` });
  const [head, ...lines] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe(
    'Name,Email,Account open,Roles,Granted,Second login step,Last login,Last change,Changed by',
  );
  expect(lines).toHaveLength(6);
  expect(answer.body).toContain('Xavier Moreau,administrator@aldervale.example,Yes,Administrator,');
});
