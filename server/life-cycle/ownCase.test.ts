import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { setRolesOf } from '../../tests/support/server/staff.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, agencies } from '../core/db/schema.ts';
import { lockAgency, moveAgencies } from './agency.ts';
import { lockAccount, moveAssociates } from './associate.ts';

/** A member of staff who is the point of contact of an agency under review. */
const ELENA = 'poc.pending@birch.example';
const NILS = 'associate.pending@northwind.example';

let hub: TestApp;
let elena: Client;
let birch: string;
let northwind: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  await setRolesOf(hub, ELENA);
  elena = await hub.as(ELENA);
  birch = await agencyOf(ELENA);
  northwind = await agencyOf(NILS);
});
afterAll(() => hub.close());

const account = async (email: string) => {
  const found = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  if (!found) throw new Error(`There is no account ${email}`);
  return found;
};
const agencyOf = async (email: string) => (await account(email)).agencyId ?? '';
const post = async (path: string, payload: object) => {
  const answer = await elena.request({ method: 'POST', url: `${staffBase}/${path}`, payload });
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().error.code];
};
const own = [403, 'staff.ownCase'];

describe('nobody of staff decides about their own agency', () => {
  test.each<[string, () => string, object]>([
    [
      'an application',
      () => `review/${birch}/decision`,
      {
        decision: 'approve',
        version: 1,
        quarterlyReportRequired: false,
        renewalDate: '2027-06-30',
      },
    ],
    ['its terms', () => `agencies/${birch}/terms`, { quarterlyReportRequired: true }],
    ['its window', () => `agencies/${birch}/window`, { lastDay: '2027-06-30' }],
  ])('%s', async (_, path, body) => {
    expect(await post(path(), body)).toEqual(own);
  });

  test('its point of contact, and its people', async () => {
    const { id } = await account(ELENA);
    expect(await post(`agencies/${birch}/point-of-contact`, { to: id })).toEqual(own);
    await hub.db.update(accounts).set({ agencyId: northwind }).where(eq(accounts.email, ELENA));
    const nils = (await account(NILS)).id;
    const decision = { decision: 'approve' };
    expect(await post(`people/${nils}/decision`, decision)).toEqual(own);
    await hub.db.update(accounts).set({ agencyId: birch }).where(eq(accounts.email, ELENA));
    expect(await post(`people/${nils}/decision`, decision)).toBe(200);
  });

  test('in a set of several', async () => {
    const other = await agencyOf('poc.approved@northwind.example');
    const actorId = (await account(ELENA)).id;
    await hub.db.update(agencies).set({ status: 'PENDING' }).where(eq(agencies.id, other));
    const decided = inTransaction(hub.db, async (tx) => {
      const rows = [await lockAgency(tx, other), await lockAgency(tx, birch)];
      await moveAgencies(tx, rows, 'approve', { actorId, by: 'staff', now: hub.clock.now() });
    });
    await expect(decided).rejects.toMatchObject({ code: 'staff.ownCase' });
    await hub.db.update(agencies).set({ status: 'APPROVED' }).where(eq(agencies.id, other));
  });
});

test.each<[string, () => Promise<string | null>]>([
  ['nobody', async () => null],
  ['somebody who is no staff', async () => (await account(NILS)).id],
  [
    'an administrator who is no reviewer',
    () => setRolesOf(hub, 'administrator@aldervale.example', ['administrator']),
  ],
])('a decision by %s is refused, whatever way it comes', async (_, actor) => {
  const actorId = await actor();
  const by = { actorId, by: 'staff', now: hub.clock.now() } as const;
  const refused = { code: 'staff.notInYourRole' };
  await expect(
    inTransaction(hub.db, async (tx) =>
      moveAgencies(tx, [await lockAgency(tx, birch)], 'approve', by),
    ),
  ).rejects.toMatchObject(refused);
  const olga = (await account('associate.rejected@northwind.example')).id;
  await expect(
    inTransaction(hub.db, async (tx) =>
      moveAssociates(tx, [await lockAccount(tx, olga)], 'reopen', by),
    ),
  ).rejects.toMatchObject(refused);
});
