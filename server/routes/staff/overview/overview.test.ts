import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffBase } from '../../../../contract/staff/reach.ts';
import { agencies, people } from '../../../../demo/personas.ts';
import { accounts, invitations } from '../../../db/schema.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

const REVIEWER = 'reviewer@aldervale.example';
const request = { method: 'GET', url: `${staffBase}/overview` } as const;
let hub: TestApp;

beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

test('is for staff alone', async () => {
  expect((await hub.guest().request(request)).statusCode).toBe(401);
  for (const { email } of people.filter((person) => person.email !== REVIEWER)) {
    expect([email, (await (await hub.as(email)).request(request)).statusCode]).toEqual([
      email,
      403,
    ]);
  }
});

test('counts agencies, associates, invitations by week and reports', async () => {
  const staff = await hub.as(REVIEWER);
  const answer = (await staff.request(request)).json();
  const sum = (rows: { total: number }[]) => rows.reduce((all, { total }) => all + total, 0);
  expect(sum(answer.agencies)).toBe(agencies.length);
  expect(answer.agencies).toContainEqual({ status: 'APPROVED', total: 3 });
  expect(sum(answer.associates)).toBe(await hub.db.$count(accounts, eq(accounts.associate, true)));
  expect(answer.weeks).toHaveLength(12);
  const now = hub.clock.now();
  const before = answer.weeks.at(-1).sent;
  await hub.db
    .update(invitations)
    .set({ sentAt: now })
    .where(eq(invitations.email, 'associate.invited@northwind.example'));
  const after = (await staff.request(request)).json().weeks.at(-1);
  expect(after.sent).toBe(before + 1);
  expect(new Date(after.week).getUTCDay()).toBe(1);
  expect(answer.reports).toMatchObject({
    name: expect.stringMatching(/^\d{4}-Q\d$/),
    submitted: 1,
  });
});
