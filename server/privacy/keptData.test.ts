import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { keptData } from './keptData.ts';

const EMAIL = 'poc.approved@northwind.example';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

test('each reason says how much there is, and how long the longest of it is kept, as the operator has set it', async () => {
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, EMAIL) });
  await inTransaction(hub.db, (tx) =>
    enqueueMail(tx, { to: EMAIL, template: 'dataExportByStaff', params: {}, now: hub.clock.now() }),
  );
  const keep = { mails: 90, invitations: 0, signIns: 0, reports: 0, inactive: 0 };
  const kept = await keptData(hub.db, account?.id ?? '', keep);
  const of = (purpose: string) => kept.find((one) => one.purpose === purpose);
  expect(of('mails')).toEqual({
    purpose: 'mails',
    total: expect.any(Number),
    until: 'days',
    days: 90,
  });
  expect(of('account')).toMatchObject({ total: 1, until: 'account', days: null });
  expect(of('reports')).toMatchObject({ total: 23, until: 'program', days: null });
  const unused = await keptData(hub.db, account?.id ?? '', { ...keep, inactive: 400 });
  expect(unused[0]).toEqual({ purpose: 'account', total: 1, until: 'account', days: 400 });
  expect(kept.every(({ total }) => total > 0)).toBe(true);
});
