import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  applyAgencyEvents,
  createTestAgency,
  createTestPerson,
  DAY,
  runJobsAt,
  someReviewer,
  templatesMailedTo,
} from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, agencies } from '../core/db/schema.ts';
import { BATCH } from '../core/jobs/job.ts';
import { moveAgencies } from '../life-cycle/agency.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const statusOf = async (id: string) =>
  (await hub.db.select().from(agencies).where(eq(agencies.id, id)))[0]?.status;
/** An agency that is approved at a moment. */
async function approvedAt(moment: string, email: string) {
  hub.clock.set(new Date(moment));
  const agency = await createTestAgency(hub, email);
  await applyAgencyEvents(hub, agency.id, 'submit', 'approve');
  return agency;
}

test('notices at 60, 30 and 7 days and the end once the renewal date is over, each once', async () => {
  const poc = 'year@oak.example';
  const { id } = await approvedAt('2030-05-10T08:00:00Z', poc);
  await createTestPerson(hub, 'gone@oak.example', {
    agencyId: id,
    pointOfContact: true,
    enabled: false,
  });
  await createTestPerson(hub, 'associate@oak.example', { agencyId: id });
  const approved = hub.clock.now();
  const renewal = new Date('2031-05-10T08:00:00Z').getTime();
  const seen: [number, number, string | undefined][] = [];
  for (const days of [-61, -60, -59, -31, -30, -29, -8, -7, -6, -1, 0, 1]) {
    const rows = await runJobsAt(hub, new Date(renewal + days * DAY), 'agency-renewal');
    expect(rows > 0).toBe([-60, -30, -7, 1].includes(days));
    seen.push([days, (await templatesMailedTo(hub, poc, approved)).length, await statusOf(id)]);
  }
  expect(seen).toEqual([
    [-61, 0, 'APPROVED'],
    [-60, 1, 'APPROVED'],
    [-59, 1, 'APPROVED'],
    [-31, 1, 'APPROVED'],
    [-30, 2, 'APPROVED'],
    [-29, 2, 'APPROVED'],
    [-8, 2, 'APPROVED'],
    [-7, 3, 'APPROVED'],
    [-6, 3, 'APPROVED'],
    [-1, 3, 'APPROVED'],
    [0, 3, 'APPROVED'],
    [1, 4, 'PENDING_RENEWAL'],
  ]);
  const notice = 'agencyRenewalNotice';
  expect(await templatesMailedTo(hub, poc, approved)).toEqual([
    notice,
    notice,
    notice,
    'agencyRenewalDue',
  ]);
  expect(await templatesMailedTo(hub, 'gone@oak.example')).toEqual([]);
  expect(await templatesMailedTo(hub, 'associate@oak.example')).toEqual([]);

  await applyAgencyEvents(hub, id, 'renewUnchanged');
  const renewed = hub.clock.now();
  await runJobsAt(hub, '2032-05-12T08:00:00Z', 'agency-renewal');
  expect(await templatesMailedTo(hub, poc, renewed)).toEqual(['agencyRenewalDue']);
});

test('a renewal is neither announced nor due a millisecond before its time', async () => {
  const { id } = await approvedAt('2033-05-10T08:00:00Z', 'ms@oak.example');
  const approved = hub.clock.now();
  await runJobsAt(hub, '2034-03-11T07:59:59.999Z', 'agency-renewal');
  expect(await templatesMailedTo(hub, 'ms@oak.example', approved)).toEqual([]);
  await runJobsAt(hub, '2034-05-11T06:59:59.999Z', 'agency-renewal');
  expect(await statusOf(id)).toBe('APPROVED');
});

test('of several missed notices of a renewal only the latest is sent', async () => {
  await approvedAt('2035-05-10T08:00:00Z', 'away@oak.example');
  const approved = hub.clock.now();
  await runJobsAt(hub, '2036-04-20T08:00:00Z', 'agency-renewal');
  expect(await templatesMailedTo(hub, 'away@oak.example', approved)).toEqual([
    'agencyRenewalNotice',
  ]);
});

test('approved on a 29 February: lasts to the end of the 28th', async () => {
  const { id } = await approvedAt('2036-02-29T12:00:00Z', 'leap@oak.example');
  await runJobsAt(hub, '2037-03-01T07:59:59.999Z', 'agency-renewal');
  expect(await statusOf(id)).toBe('APPROVED');
  await runJobsAt(hub, '2037-03-01T08:00:00Z', 'agency-renewal');
  expect(await statusOf(id)).toBe('PENDING_RENEWAL');
});

test('many renewals due at once are each handled once by two nodes', async () => {
  hub.clock.set(new Date('2038-01-01T00:00:00Z'));
  const now = hub.clock.now();
  const count = BATCH + 5;
  const actorId = await someReviewer(hub);
  await inTransaction(hub.db, async (tx) => {
    const own = { windowEndsAt: now, createdAt: now, updatedAt: now };
    const made = await tx.insert(agencies).values(Array(count).fill(own)).returning();
    const person = { passwordHash: '', firstName: 'Jo', lastName: 'Doe', emailConfirmedAt: now };
    await tx.insert(accounts).values(
      made.map(({ id }, n) => ({
        ...{ ...person, createdAt: now, agencyId: id, pointOfContact: true },
        email: `many.${n}@oak.example`,
      })),
    );
    const submitted = await moveAgencies(tx, made, 'submit', { actorId: null, by: 'poc', now });
    await moveAgencies(tx, submitted, 'approve', { actorId, by: 'staff', now });
  });
  const rows = await runJobsAt(hub, '2039-01-02T08:00:00Z', 'agency-renewal');
  expect(rows).toBe(count);
  const { rows: told } = await hub.db.$client.query(
    `select count(*)::int as mails, count(distinct "to")::int as people from mails
     where template = 'agencyRenewalDue' and "to" like 'many.%'`,
  );
  expect(told).toEqual([{ mails: count, people: count }]);
});
