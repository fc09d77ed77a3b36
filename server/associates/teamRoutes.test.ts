import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, agencies, audit, invitations, mails } from '../core/db/schema.ts';
import { remindTeam } from './remind.ts';

const ada = 'poc.approved@northwind.example';
const jon = 'associate.created@northwind.example';
const kira = 'associate.registered@northwind.example';
const HOUR = 3_600_000;

let hub: TestApp;
let client: Client;
let agencyId: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  client = await hub.as(ada);
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, ada) });
  agencyId = account?.agencyId ?? '';
});
afterAll(() => hub.close());

type Result = { email: string; outcome: string };
const remind = async (status: string): Promise<Result[]> =>
  (await client.call('remindTeam', { body: { status } })).json().results;
const outcomeOf = (results: Result[], email: string) =>
  results.find((result) => result.email === email)?.outcome;
const mailTo = (email: string) =>
  hub.db.query.mails.findFirst({ where: eq(mails.to, email), orderBy: desc(mails.createdAt) });

test('each person is reminded of their own next step, in their own language', async () => {
  await hub.db.update(accounts).set({ language: 'fr-CA' }).where(eq(accounts.email, jon));
  expect(outcomeOf(await remind('CREATED'), jon)).toBe('REMINDED');
  expect(await mailTo(jon)).toMatchObject({
    template: 'registrationReminder',
    language: 'fr-CA',
    params: { words: { agency: 'Northwind Meetings' } },
    agencyId,
  });
  expect(outcomeOf(await remind('REGISTERED'), kira)).toBe('REMINDED');
  expect(await mailTo(kira)).toMatchObject({ template: 'acknowledgementReminder', language: 'en' });
  await remind('PENDING_RENEWAL');
  expect(await mailTo('associate.renewal@northwind.example')).toMatchObject({
    template: 'associateRenewalDue',
    params: { words: { since: '2025-05-17' } },
  });
});

test('the act is in the audit, and its emails count among those of the day', async () => {
  const [entry] = await hub.db
    .select()
    .from(audit)
    .where(and(eq(audit.event, 'remindTeam'), eq(audit.subjectId, agencyId)));
  expect(entry?.after).toMatchObject({ associateStatus: 'CREATED', mails: 20 });
  const agency = await hub.db.query.agencies.findFirst({ where: eq(agencies.id, agencyId) });
  expect(agency?.mailsToday).toBe(20 + 14 + 7);
});

test('a person with an account is not sent the link of an invitation, which is dead by then', async () => {
  const ivy = 'associate.invited@northwind.example';
  expect(outcomeOf(await remind('INVITED'), ivy)).toBe('REMINDED');
  expect(await mailTo(ivy)).toMatchObject({ template: 'registrationReminder', invitationId: null });
});

test('two simultaneous reminders send one email', async () => {
  hub.clock.advance(25 * HOUR);
  client = await hub.as(ada);
  const actor = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, ada) });
  const reminding = {
    agencyId,
    actorId: actor?.id ?? '',
    status: 'CREATED',
    ...hub.clock.moment(),
  } as const;
  let isAnswered = false;
  let second: Promise<Result[]> | undefined;
  const { results } = await inTransaction(hub.db, async (tx) => {
    const first = await remindTeam(tx, reminding);
    second = remind('CREATED').finally(() => {
      isAnswered = true;
    });
    // The first act is stored only once the second waits for it.
    await vi.waitFor(async () => {
      const { rows } = await hub.db.execute(sql`select from pg_locks where not granted`);
      expect(isAnswered || rows.length > 0).toBe(true);
    });
    return first;
  });
  expect([outcomeOf(results, jon), outcomeOf((await second) ?? [], jon)]).toEqual([
    'REMINDED',
    'PAUSED',
  ]);
});

test('the reminder of a job and one of a point of contact keep the same pause', async () => {
  // Whoever has an account already gets no reminder of the job.
  const where = and(
    eq(invitations.agencyId, agencyId),
    eq(invitations.status, 'INVITED'),
    isNull(invitations.accountId),
  );
  const row = await hub.db.query.invitations.findFirst({ where, columns: { email: true } });
  const email = row?.email ?? '';
  await hub.db
    .update(invitations)
    .set({
      inviteType: 'POC',
      nextStepAt: hub.clock.now(),
      tokenExpiresAt: new Date(hub.clock.now().getTime() + 48 * HOUR),
    })
    .where(eq(invitations.email, email));
  await runJob(hub, 'invitations');
  expect(await mailTo(email)).toMatchObject({ template: 'invitationReminder' });
  expect(outcomeOf(await remind('INVITED'), email)).toBe('PAUSED');
  const requestedAt = new Date(hub.clock.now().getTime() - 25 * HOUR);
  hub.clock.advance(60_000);
  const self = { inviteType: 'SELF', remindedAt: null, requestedAt } as const;
  await hub.db.update(invitations).set(self).where(eq(invitations.email, email));
  expect(outcomeOf(await remind('INVITED'), email)).toBe('REMINDED');
  expect(await mailTo(email)).toMatchObject({ template: 'selfInvitationReminder' });
});

test('beyond the daily limit of emails nobody is reminded, and the response names them', async () => {
  hub.clock.advance(25 * HOUR);
  client = await hub.as(ada);
  const today = hub.clock.now().toISOString().slice(0, 10);
  const room = 3;
  const mailsToday = limits.invitationMailsPerAgencyAndDay - room;
  await hub.db
    .update(agencies)
    .set({ mailsDay: today, mailsToday })
    .where(eq(agencies.id, agencyId));
  const outcomes = (await remind('CREATED')).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'REMINDED')).toHaveLength(room);
  expect(new Set(outcomes)).toEqual(new Set(['REMINDED', 'LIMIT']));
});

test('people with a disabled account are neither named nor reminded', async () => {
  await hub.db.update(accounts).set({ enabled: false }).where(eq(accounts.email, kira));
  const { waiting } = (await client.call('team')).json();
  expect(JSON.stringify(waiting)).not.toContain(kira);
  expect(outcomeOf(await remind('REGISTERED'), kira)).toBeUndefined();
});
