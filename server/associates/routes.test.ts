import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgencyStatus, AssociateStatus } from '../../contract/statuses.ts';
import { demoAssociateForm } from '../../demo/forms.ts';
import { writeHistory } from '../../tests/support/server/history.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { rebuildStatuses } from '../audit/rebuild.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, agencies, associateForms, audit, invitations } from '../core/db/schema.ts';
import { saveAssociate } from './save.ts';

const form = demoAssociateForm({ firstName: 'Jon', lastName: 'Price', agency: 'northwind' });
const jon = 'associate.created@northwind.example';

let hub: TestApp;
let client: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  client = await hub.as(jon);
});
afterAll(() => hub.close());

/** Puts Jon where a case begins: never saved, unless told otherwise. What the last one did is in the audit. */
async function given(
  person: Partial<typeof accounts.$inferInsert>,
  agencyStatus: AgencyStatus = 'APPROVED',
) {
  expect(await rebuildStatuses(hub.db)).toEqual([]);
  const fresh = { associateStatus: 'CREATED', rejectedAt: null, associate: true } as const;
  const [account] = await hub.db
    .update(accounts)
    .set({ ...fresh, ...person })
    .where(eq(accounts.email, jon))
    .returning();
  if (!account?.agencyId) throw new Error('Jon has no agency');
  const agency = { status: agencyStatus, domain: 'northwind.example' };
  await hub.db.update(agencies).set(agency).where(eq(agencies.id, account.agencyId));
  await hub.db.delete(associateForms).where(eq(associateForms.accountId, account.id));
  await hub.db
    .update(invitations)
    .set({ status: account.associateStatus })
    .where(eq(invitations.email, jon));
  await writeHistory(hub.db, 'account', account.id, account.associateStatus ?? 'NOT_CREATED');
  await writeHistory(hub.db, 'agency', account.agencyId, agencyStatus);
  return account;
}

/** Everything that a save writes. */
async function written(id: string) {
  const [account, row, saved, entries] = await Promise.all([
    hub.db.query.accounts.findFirst({ where: eq(accounts.id, id) }),
    hub.db.query.invitations.findFirst({ where: eq(invitations.accountId, id) }),
    hub.db.query.associateForms.findFirst({ where: eq(associateForms.accountId, id) }),
    hub.db.query.audit.findMany({
      where: and(eq(audit.subjectType, 'account'), eq(audit.subjectId, id)),
      orderBy: desc(audit.id),
    }),
  ]);
  return { account, row, saved, entries };
}

const save = (method: 'POST' | 'PATCH', body: object = form) =>
  client.call('saveAssociate', { method, body });

describe('a save moves account, list and audit together', () => {
  test.each([
    ['POST', 'CREATED', 'register', 'REGISTERED'],
    ['POST', 'INVITED', 'register', 'REGISTERED'],
    ['POST', null, 'register', 'REGISTERED'],
    ['PATCH', 'CREATED', 'update', 'CREATED'],
    ['PATCH', 'REGISTERED', 'update', 'REGISTERED'],
    ['PATCH', 'ACCREDITED', 'update', 'ACCREDITED'],
    ['PATCH', 'PENDING_RENEWAL', 'renew', 'REGISTERED'],
  ] as const)('%s in %s: %s → %s', async (method, from, event, to) => {
    const { id } = await given({ associateStatus: from });
    const answer = await save(method);
    expect(answer.statusCode).toBe(method === 'POST' ? 201 : 200);
    expect(answer.json()).toMatchObject({ ...form, associateStatus: to, version: 1 });
    const { account, row, saved, entries } = await written(id);
    expect(account?.associateStatus).toBe(to);
    expect(row?.status).toBe(to);
    expect(saved).toMatchObject({ form, version: 1, savedAt: hub.clock.now() });
    expect(entries[0]).toMatchObject({
      actorId: id,
      event,
      before: { associateStatus: from ?? 'NOT_CREATED', form: { jobTitle: '' } },
      after: { associateStatus: to, form: { jobTitle: form.jobTitle } },
      at: hub.clock.now(),
    });
  });
});

describe('a registration needs a review if', () => {
  const cases: [why: string, person: Parameters<typeof given>[0], agency?: AgencyStatus][] = [
    ['the agency waits for its approval', {}, 'PENDING'],
    ['the agency has to renew', {}, 'PENDING_RENEWAL'],
    ['the agency was rejected', {}, 'REJECTED'],
    ['the person was rejected before', { rejectedAt: new Date('2026-01-01') }],
  ];
  test.each(cases)('%s', async (_why, person, agency) => {
    const { id } = await given(person, agency);
    expect((await save('POST')).json().associateStatus).toBe('PENDING');
    const { account, row, entries } = await written(id);
    expect([account?.associateStatus, row?.status, entries[0]?.event]).toEqual([
      'PENDING',
      'PENDING',
      'registerForReview',
    ]);
  });

  test.each([null, 'other.example', 'northwind.example.evil.example'])(
    "the agency's domain is %s",
    async (domain) => {
      const { agencyId } = await given({});
      await hub.db
        .update(agencies)
        .set({ domain })
        .where(eq(agencies.id, agencyId ?? ''));
      expect((await save('POST')).json().associateStatus).toBe('PENDING');
    },
  );

  test('someone renews', async () => {
    await given({ associateStatus: 'PENDING_RENEWAL', rejectedAt: new Date('2026-01-01') });
    expect((await save('PATCH')).json().associateStatus).toBe('PENDING');
  });

  test('but not if an accredited associate corrects a phone number', async () => {
    await given({ associateStatus: 'ACCREDITED' }, 'PENDING_RENEWAL');
    expect((await save('PATCH')).json().associateStatus).toBe('ACCREDITED');
  });
});

describe('a refused save changes nothing', () => {
  const refused: ['POST' | 'PATCH', AssociateStatus, number | undefined, string][] = [
    ['POST', 'CREATED', 1, 'error.stale'],
    ['PATCH', 'ACCREDITED', -1, 'error.stale'],
    ['PATCH', 'INVITED', 0, 'error.alreadyMoved'],
    ['POST', 'REGISTERED', 0, 'error.alreadyMoved'],
    ['POST', 'ACCREDITED', 0, 'error.alreadyMoved'],
    ['POST', 'PENDING', 0, 'error.alreadyMoved'],
    ['PATCH', 'PENDING', 0, 'error.alreadyMoved'],
    ['POST', 'REJECTED', undefined, 'error.alreadyMoved'],
    ['PATCH', 'REJECTED', 0, 'error.alreadyMoved'],
  ];
  test.each(refused)('%s in %s with version %s: %s', async (method, from, version, code) => {
    const { id } = await given({ associateStatus: from });
    const before = await written(id);
    const answer = await save(method, { ...form, version });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error.code).toBe(code);
    expect(await written(id)).toEqual(before);
  });

  test('an unknown status gets 409, not 500', async () => {
    const { id } = await given({ associateStatus: 'SOMETHING' as never });
    const before = await written(id);
    expect((await save('POST')).statusCode).toBe(409);
    expect((await client.call('associate')).statusCode).toBe(409);
    expect(await written(id)).toEqual(before);
    // No life leads there.
    await hub.db.update(accounts).set({ associateStatus: null }).where(eq(accounts.id, id));
  });

  test('a person who was detached in the meantime is refused', async () => {
    const { id } = await given({ associate: false });
    const save = { accountId: id, registers: true, version: 0, form, now: hub.clock.now() };
    await expect(inTransaction(hub.db, (tx) => saveAssociate(tx, save))).rejects.toMatchObject({
      name: 'NotAllowed',
      code: 'gate.associateOnly',
    });
    expect((await written(id)).saved).toBeUndefined();
  });
});

test('of ten concurrent saves of an associate form one succeeds', async () => {
  const { id } = await given({});
  const before = await written(id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => save('POST')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  const { saved, entries } = await written(id);
  expect(saved?.version).toBe(1);
  expect(entries.length).toBe(before.entries.length + 1);
});

test('properties that the form may not set are unchanged', async () => {
  const { id } = await given({});
  const answer = await save('POST', {
    ...form,
    isAcknowledged: true,
    associateStatus: 'ACCREDITED',
    email: 'somebody@else.example',
    pointOfContact: true,
    accountId: '00000000-0000-0000-0000-000000000000',
  });
  expect(answer.json()).toMatchObject({ associateStatus: 'REGISTERED', isAcknowledged: false });
  const { account, saved } = await written(id);
  expect(saved?.form).toEqual(form);
  expect(account).toMatchObject({ email: jon, pointOfContact: false, acknowledgedAt: null });
});

test('before the first save the form contains the known name and company', async () => {
  await given({});
  expect((await client.call('associate')).json()).toMatchObject({
    firstName: 'Jon',
    lastName: 'Price',
    companyName: 'Northwind Meetings',
    jobTitle: '',
    version: 0,
    isAcknowledged: false,
  });
});
