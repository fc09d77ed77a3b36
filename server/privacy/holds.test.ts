import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { readHeld } from '../core/db/personal/periods.ts';
import { accounts, audit } from '../core/db/schema.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

test('an administrator holds what is kept of a person and of the agency, and ends it, each with its reason', async () => {
  const administrator = await hub.as('administrator@aldervale.example');
  const [person] = await hub.db
    .select({ id: accounts.id, agencyId: accounts.agencyId })
    .from(accounts)
    .where(eq(accounts.email, 'poc.approved@northwind.example'));
  const act = (what: string, payload: object) =>
    administrator.request({
      method: 'POST',
      url: `/api/staff/v1/people/${person?.id}/${what}`,
      payload,
    });
  expect((await act('hold', { of: 'person', note: '' })).statusCode).toBe(400);
  await act('hold', { of: 'person', note: 'A dispute.' });
  const both = await act('hold', { of: 'agency', note: 'An order.' });
  expect(both.json().holds).toEqual([
    { of: 'person', reason: 'A dispute.', setAt: expect.any(String) },
    { of: 'agency', reason: 'An order.', setAt: expect.any(String) },
  ]);
  expect((await act('hold', { of: 'agency', note: 'Again.' })).statusCode).toBe(409);
  const held = await readHeld(hub.db);
  expect([held.people[0]?.accountId, held.agencyIds]).toEqual([person?.id, [person?.agencyId]]);

  const after = await act('release', { of: 'person', note: 'Settled.' });
  expect(after.json().holds).toMatchObject([{ of: 'agency' }]);
  expect((await act('release', { of: 'person', note: 'Again.' })).statusCode).toBe(409);
  const entries = await hub.db
    .select({ event: audit.event, type: audit.subjectType, id: audit.subjectId, note: audit.note })
    .from(audit)
    .orderBy(audit.id);
  expect(entries.slice(-3)).toEqual([
    { event: 'setHold', type: 'account', id: person?.id, note: 'A dispute.' },
    { event: 'setHold', type: 'agency', id: person?.agencyId, note: 'An order.' },
    { event: 'releaseHold', type: 'account', id: person?.id, note: 'Settled.' },
  ]);
  const due = await administrator.request({ method: 'GET', url: '/api/staff/v1/periods' });
  expect(
    due
      .json()
      .map(({ what }: { what: string }) => what)
      .sort(),
  ).toEqual(['inactive', 'invitations', 'mails', 'reports', 'signIns']);
});
