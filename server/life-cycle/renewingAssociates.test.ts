import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgencyEvent } from '../../contract/lifeCycle.ts';
import { demoAssociateForms } from '../../demo/forms.ts';
import { writeHistory } from '../../tests/support/server/history.ts';
import { applyAgencyEvents } from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { saveAssociate } from '../associates/save.ts';
import { rebuildStatuses } from '../audit/rebuild.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, mails } from '../core/db/schema.ts';

const grace = 'poc.renewal@oak.example';
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const account = async () => {
  const found = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, grace) });
  if (!found?.agencyId) throw new Error('Grace has no agency');
  return { ...found, agencyId: found.agencyId };
};
const after = async (...events: AgencyEvent[]) => {
  await applyAgencyEvents(hub, (await account()).agencyId, ...events);
  const { associateStatus, renewsWithAgency, rejectedAt } = await account();
  return [associateStatus, renewsWithAgency, rejectedAt];
};

test('a renewal that waits for the agency is rejected with it, and renewed after all with it', async () => {
  const { id: accountId } = await account();
  const form = demoAssociateForms[grace];
  if (!form) throw new Error('Grace has no form');
  await after('renewWithUpdates');
  const saved = await inTransaction(hub.db, (tx) =>
    saveAssociate(tx, { accountId, registers: false, version: 1, form, now: hub.clock.now() }),
  );
  expect(saved.associateStatus).toBe('PENDING_RENEWAL');
  expect(await after('requestRevisions', 'resubmit')).toEqual(['PENDING_RENEWAL', true, null]);
  expect(await after('reject')).toEqual(['REJECTED', true, null]);
  expect(await after('reopen', 'resubmit', 'approve')).toEqual(['REGISTERED', false, null]);
  const sent = await hub.db.query.mails.findMany({ where: eq(mails.to, grace) });
  const templates = sent.map(({ template }) => template);
  expect(templates).toContain('associateRejected');
  expect(templates).toContain('associateApproved');
  expect(await rebuildStatuses(hub.db)).toEqual([]);
});

test('each of several renewals is decided by its own facts', async () => {
  const { agencyId } = await account();
  const other = await hub.db.query.accounts.findFirst({
    where: eq(accounts.email, 'poc.revision@elm.example'),
  });
  await after('expire');
  const people = [
    { email: 'late@oak.example', renewsWithAgency: false },
    { email: 'closed@oak.example', enabled: false },
    { email: 'foreign@elsewhere.example' },
    { email: 'other@elm.example', agencyId: other?.agencyId },
  ];
  const added = await hub.db
    .insert(accounts)
    .values(
      people.map((one) => ({
        passwordHash: 'none',
        firstName: 'Lee',
        lastName: 'Kim',
        agencyId,
        associate: true,
        associateStatus: 'PENDING_RENEWAL' as const,
        renewsWithAgency: true,
        emailConfirmedAt: hub.clock.now(),
        createdAt: hub.clock.now(),
        ...one,
      })),
    )
    .returning();
  for (const { id } of added) await writeHistory(hub.db, 'account', id, 'PENDING_RENEWAL');
  await after('renewWithUpdates', 'approve');
  const emails = people.map(({ email }) => email);
  const found = await hub.db.query.accounts.findMany({ where: inArray(accounts.email, emails) });
  expect(
    Object.fromEntries(found.map(({ email, associateStatus }) => [email, associateStatus])),
  ).toEqual({
    'late@oak.example': 'PENDING_RENEWAL',
    'closed@oak.example': 'REGISTERED',
    'foreign@elsewhere.example': 'PENDING',
    'other@elm.example': 'PENDING_RENEWAL',
  });
  // Neither a closed account nor who goes to a review gets an email.
  expect(await hub.db.query.mails.findMany({ where: inArray(mails.to, emails) })).toEqual([]);
});
