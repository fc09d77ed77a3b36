import { eq, inArray, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCode, STATUS_LIST_PLACES } from '../../contract/certificates.ts';
import {
  applyAgencyEvents,
  applyAssociateEvents,
  createTestPerson,
  DAY,
  runJobsAt,
} from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { currentCertificate, findCertificate } from '../certificates/read.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { accounts, agencies, certificates, statusSecret } from '../core/db/schema.ts';
import { revokeInvitation } from '../invitations/row.ts';
import { moveAssociates } from './associate.ts';
import { certifyAgencies, certifyPeople, certifyPeopleOf } from './certificates.ts';

const KIRA = 'associate.registered@northwind.example';
let hub: TestApp;
let northwind: string;
let kira: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  ({ id: kira, agencyId: northwind } = await account(KIRA));
});
afterAll(() => hub.close());

async function account(email: string) {
  const found = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  return { id: found?.id ?? '', agencyId: found?.agencyId ?? '' };
}
const certificatesOf = (accountId: string) =>
  hub.db.query.certificates.findMany({
    where: eq(certificates.accountId, accountId),
    orderBy: certificates.number,
  });
const stateOf = async (code: string | undefined) =>
  (await findCertificate(hub.db, code ?? '', hub.clock.moment()))?.state;
const current = () => currentCertificate(hub.db, { accountId: kira }, hub.clock.moment());

test('an accreditation issues a certificate in the registered name, once', async () => {
  expect(await current()).toBeUndefined();
  await Promise.all([1, 2].map(() => applyAssociateEvents(hub, kira, 'acknowledge')));
  const found = await certificatesOf(kira);
  expect(found).toMatchObject([
    { kind: 'associate', name: 'Kira Novak', agencyName: 'Northwind Meetings', endedAt: null },
  ]);
  expect(readCode(found[0]?.code ?? '')).toHaveLength(26);
  expect(await stateOf(found[0]?.code.slice(0, 12))).toBe('valid');
  // A code of the right beginning is not enough.
  expect(await stateOf(`${found[0]?.code.slice(0, 25)}U`)).toBeUndefined();
  expect(await stateOf(`${found[0]?.code.slice(0, 12)}${'0'.repeat(14)}`)).toBeUndefined();
});

test('it does not count while the agency’s accreditation is over, and is issued again with the agency’s', async () => {
  const former = await current();
  await applyAgencyEvents(hub, northwind, 'expire');
  expect(await stateOf(former?.code)).toBe('ended');
  expect(await currentCertificate(hub.db, { agencyId: northwind }, hub.clock.moment())).toBe(
    undefined,
  );
  await applyAgencyEvents(hub, northwind, 'renewUnchanged');
  expect(await stateOf(former?.code)).toBe('renewed');
  const now = await current();
  expect(now?.since).toBe(former?.since);
  const told = await findCertificate(hub.db, former?.code ?? '', hub.clock.moment());
  expect(told?.replacedBy).toBe(now?.code);
  const agency = { agencyId: northwind };
  expect(await currentCertificate(hub.db, agency, hub.clock.moment())).toBeDefined();
});

test('it ends after its last day, and is renewed by the next accreditation', async () => {
  const former = await current();
  await hub.db
    .update(agencies)
    .set({ renewalDate: new Date(hub.clock.now().getTime() + 800 * DAY) })
    .where(eq(agencies.id, northwind));
  await runJobsAt(hub, new Date(hub.clock.now().getTime() + 370 * DAY), 'associate-renewal');
  expect(await stateOf(former?.code)).toBe('ended');
  await applyAssociateEvents(hub, kira, 'renew', 'acknowledge');
  expect(await stateOf(former?.code)).toBe('renewed');
  expect(await stateOf((await current())?.code)).toBe('valid');
});

test('it is withdrawn with the account, and for ever when the agency takes the person out', async () => {
  const found = await current();
  await hub.db.update(accounts).set({ enabled: false }).where(eq(accounts.id, kira));
  expect(await stateOf(found?.code)).toBe('withdrawn');
  await hub.db.update(accounts).set({ enabled: true }).where(eq(accounts.id, kira));
  expect(await stateOf(found?.code)).toBe('valid');
  const now = hub.clock.now();
  await inTransaction(hub.db, (tx) =>
    revokeInvitation(tx, { agencyId: northwind, actorId: kira, email: KIRA, now }),
  );
  expect((await certificatesOf(kira)).at(-1)).toMatchObject({ ended: 'withdrawn', endedAt: now });
});

test('it answers after the person is erased, without the name', async () => {
  const id = await createTestPerson(hub, 'gone@northwind.example', {
    agencyId: northwind,
  });
  await applyAssociateEvents(hub, id, 'register', 'acknowledge');
  const [issued] = await certificatesOf(id);
  expect(issued?.name).toBe('Jo Doe');
  await hub.db.delete(accounts).where(eq(accounts.id, id));
  const found = await findCertificate(hub.db, issued?.code ?? '', hub.clock.moment());
  expect(found).toMatchObject({ state: 'ended', name: null, agencyName: 'Northwind Meetings' });
});

test('a thousand are issued by one statement, each with a code and a place of its own', async () => {
  const now = hub.clock.now();
  const added = await hub.db
    .insert(accounts)
    .values(
      Array.from({ length: 1000 }, (_, place) => ({
        email: `one.of.many.${place}@northwind.example`,
        firstName: 'One',
        lastName: `Of ${place}`,
        agencyId: northwind,
        associate: true,
        emailConfirmedAt: now,
        createdAt: now,
      })),
    )
    .returning({ id: accounts.id });
  const ids = added.map(({ id }) => id);
  for (const event of ['register', 'acknowledge'] as const) {
    await inTransaction(hub.db, async (tx) => {
      const rows = await tx.select().from(accounts).where(inArray(accounts.id, ids)).for('update');
      await moveAssociates(tx, rows, event, { actorId: kira, by: 'associate', now });
    });
  }
  await applyAgencyEvents(hub, northwind, 'expire', 'renewUnchanged');
  const rows = await hub.db.query.certificates.findMany({
    where: inArray(certificates.accountId, ids),
  });
  expect(rows).toHaveLength(2000);
  expect(rows.filter(({ ended }) => ended === null)).toHaveLength(1000);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(2000);
  expect(new Set(rows.map(({ statusIndex }) => statusIndex)).size).toBe(2000);
});

test('places of a list tell no order: neighbours have nothing in common, and others can’t compute them', async () => {
  const places = async (tx: Transaction) => {
    const { rows } = await tx.execute<{ place: number }>(
      sql`select certificate_place(number) as place from generate_series(0, 4095) number`,
    );
    return rows.map(({ place }) => place);
  };
  await inTransaction(hub.db, async (tx) => {
    const drawn = await places(tx);
    expect(new Set(drawn).size).toBe(drawn.length);
    const steps = drawn.slice(1).map((place, n) => place ^ (drawn[n] ?? 0));
    expect(new Set(steps).size).toBeGreaterThan(0.975 * steps.length);
    for (const half of [drawn.slice(0, 2048), drawn.slice(2048)]) {
      const low = half.filter((place) => place < STATUS_LIST_PLACES / 2).length;
      expect(low / half.length).toBeCloseTo(0.5, 1);
    }
    await tx.update(statusSecret).set({ secret: Buffer.alloc(32) });
    const others = await places(tx);
    expect(others.filter((place, n) => place === drawn[n]).length).toBeLessThan(8);
    tx.rollback();
  }).catch((error) => expect(error).toBeInstanceOf(TransactionRollbackError));
});

test('while a thousand are issued nobody else waits', async () => {
  const { id: cleo, agencyId: maple } = await account('poc.other@maple.example');
  const { id: nils } = await account('associate.pending@northwind.example');
  const now = hub.clock.now();
  await inTransaction(hub.db, async (tx) => {
    await certifyPeopleOf(tx, [northwind], now);
    await inTransaction(hub.db, async (other) => {
      await other.execute(sql`set local lock_timeout = '1s'`);
      await certifyAgencies(other, [maple], now);
      await certifyPeople(other, [cleo], now);
      await other
        .update(accounts)
        .set({ enabled: true })
        .where(inArray(accounts.id, [cleo, nils]));
    });
  });
});
