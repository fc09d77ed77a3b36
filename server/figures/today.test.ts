import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, monthsFrom } from '../../contract/dates.ts';
import type { Overview, TodayItem } from '../../contract/staff/overview.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { type TodayName, todayLists } from '../../contract/staff/words.ts';
import { agencyNamed } from '../../tests/support/server/reports.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, agencies, changeRequests, mails } from '../core/db/schema.ts';
import { lockOut } from '../core/rules/lockOut.ts';
import { countFailure } from '../sign-in/failures.ts';

const REVIEWER = 'reviewer@aldervale.example';
const ACCREDITED = 'associate.accredited@northwind.example';
let hub: TestApp;
let staff: Client;

beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as(REVIEWER);
});
afterAll(() => hub.close());

const get = (path: string) => staff.request({ method: 'GET', url: `${staffBase}/${path}` });
async function today(): Promise<Record<TodayName, TodayItem>> {
  const { today: items }: Overview = (await get('overview')).json();
  return Object.fromEntries(items.map((item) => [item.name, item])) as never;
}
async function listOf({ name, filter }: TodayItem) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const { headers, json } = await get(`${todayLists[name]}?${query}`);
  return { total: Number(`${headers['content-range']}`.split('/')[1]), rows: json() };
}

const soon = (days: number) => new Date(hub.clock.now().getTime() + days * DAY);

/** Makes one more case of it, and returns what its row in the list is known by. */
const cases: Record<TodayName, () => Promise<object>> = {
  async applications() {
    const [waiting] = await hub.db
      .update(agencies)
      .set({ submittedAt: soon(-40) })
      .where(eq(agencies.status, 'PENDING'))
      .returning({ id: agencies.id });
    return { ...waiting };
  },
  async changes() {
    const agencyId = await agencyNamed(hub, 'Northwind Meetings');
    const requestedAt = hub.clock.now();
    await hub.db
      .insert(changeRequests)
      .values({ agencyId, reason: 'We moved.', changes: [], requestedAt });
    return { id: agencyId };
  },
  async overdueReports() {
    const id = await agencyNamed(hub, 'Northwind Meetings');
    await hub.db
      .update(agencies)
      .set({ approvedAt: soon(-300) })
      .where(eq(agencies.id, id));
    return { id, state: 'OVERDUE' };
  },
  async failedMails() {
    const failed = (days: number) => ({
      to: `${-days}.days@elm.example`,
      template: 'reportOverdue',
      status: 'FAILED' as const,
      nextTryAt: soon(days),
      createdAt: soon(days),
    });
    await hub.db.insert(mails).values([failed(-1), failed(-30)]);
    return { to: '1.days@elm.example' };
  },
  async renewals() {
    const id = await agencyNamed(hub, 'Maple Conference Group');
    await hub.db
      .update(agencies)
      .set({ renewalDate: soon(29) })
      .where(eq(agencies.id, id));
    return { id };
  },
  async accreditations() {
    await hub.db
      .update(accounts)
      .set({ accreditedAt: monthsFrom(soon(29), -12) })
      .where(eq(accounts.email, ACCREDITED));
    return { email: ACCREDITED };
  },
  async lockedAccounts() {
    const attempt = { email: ACCREDITED, network: '198.51.100.7' };
    for (let n = 0; n < lockOut.failures; n += 1) {
      await countFailure(hub.db, attempt, { env: hub.app.env, now: hub.clock.now() });
    }
    return { email: ACCREDITED };
  },
};

describe.each(Object.entries(cases) as [TodayName, () => Promise<object>][])('%s', (name, make) => {
  test('are counted as in the list that each number links to', async () => {
    const before = (await today())[name];
    const known = await make();
    const item = (await today())[name];
    const { total, rows } = await listOf(item);
    expect(rows).toContainEqual(expect.objectContaining(known));
    expect(total).toBe(item.total);
    expect(item.total).toBeGreaterThan(0);
    // Applications and overdue reports are there in the demo data.
    if (!['applications', 'overdueReports'].includes(name)) {
      expect(item.total).toBe(before.total + 1);
    }
  });
});

test.each([
  [
    'reviewer.only@aldervale.example',
    Object.keys(todayLists).filter((name) => name !== 'failedMails'),
  ],
  ['editor@aldervale.example', []],
  ['support@aldervale.example', ['failedMails', 'accreditations', 'lockedAccounts']],
])('%s is told of what they can open: %j', async (email, names) => {
  const client = await hub.as(email);
  const answer = await client.request({ method: 'GET', url: `${staffBase}/overview` });
  expect(answer.json().today.map(({ name }: { name: string }) => name)).toEqual(names);
});

test('the application that waits longest says since when', async () => {
  expect((await today()).applications.since).toBe(soon(-40).toISOString());
});

test('a lock that is over, an address without an account and what ends later do not count', async () => {
  const { lockedAccounts, renewals, accreditations } = await today();
  const attempt = { email: 'nobody@nowhere.example', network: '198.51.100.7' };
  for (let n = 0; n < lockOut.failures; n += 1) {
    await countFailure(hub.db, attempt, { env: hub.app.env, now: hub.clock.now() });
  }
  expect((await today()).lockedAccounts.total).toBe(lockedAccounts.total);
  const maple = await agencyNamed(hub, 'Maple Conference Group');
  await hub.db
    .update(agencies)
    .set({ renewalDate: soon(32) })
    .where(eq(agencies.id, maple));
  await hub.db
    .update(accounts)
    .set({ accreditedAt: monthsFrom(soon(32), -12) })
    .where(eq(accounts.email, ACCREDITED));
  const after = await today();
  expect(after.renewals.total).toBe(renewals.total - 1);
  expect(after.accreditations.total).toBe(accreditations.total - 1);
  hub.clock.advance(lockOut.longestLockMs);
  staff = await hub.as(REVIEWER);
  expect((await today()).lockedAccounts.total).toBe(0);
});
