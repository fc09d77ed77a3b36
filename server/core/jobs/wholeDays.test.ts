import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { invitationRow } from '../../../tests/support/server/invitations.ts';
import {
  applyAgencyEvents,
  applyAssociateEvents,
  createTestAgency,
  createTestPerson,
  runJobsAt,
  templatesMailedTo,
} from '../../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { sendInvitations } from '../../invitations/send.ts';
import { accounts, agencies, mails } from '../db/schema.ts';
import type { MailContent } from '../mail/outbox.ts';

/** A day that is said to somebody ends when it is over in the zone of the program, whatever began on it and when. */

let hub: TestApp;
afterEach(() => hub.close());
const inZone = async (timeZone: string) => {
  hub = await testApp({ env: { timeZone } });
};

/** The day that the last email of a template to an address names. */
async function dayTold(to: string, template: string): Promise<string | undefined> {
  const sent = await hub.db.query.mails.findMany({
    where: and(eq(mails.to, to), eq(mails.template, template)),
    orderBy: (mail, { desc }) => desc(mail.createdAt),
  });
  return (sent[0]?.params as MailContent | undefined)?.words.until;
}

/** Zones, each with a moment, the day that is named then, and when that is over. */
const ends = [
  ['America/Los_Angeles', '2026-12-28T03:00:00Z', '2027-12-28', '2027-12-29T08:00:00Z'],
  ['America/Los_Angeles', '2026-12-31T23:30:00Z', '2027-12-31', '2028-01-01T08:00:00Z'],
  ['America/Los_Angeles', '2027-03-12T12:00:00Z', '2028-03-12', '2028-03-13T07:00:00Z'],
  ['America/Los_Angeles', '2028-02-29T09:00:00Z', '2029-02-28', '2029-03-01T08:00:00Z'],
  ['Pacific/Honolulu', '2026-12-28T23:59:00Z', '2027-12-28', '2027-12-29T10:00:00Z'],
  ['Asia/Tokyo', '2026-12-28T03:00:00Z', '2027-12-28', '2027-12-28T15:00:00Z'],
] as const;

describe.each(ends)('in %s what begins at %s', (timeZone, from, day, end) => {
  const lastMoment = new Date(Date.parse(end) - 1);

  test(`lasts a year for an agency: until ${day} is over`, async () => {
    await inZone(timeZone);
    hub.clock.set(new Date(from));
    const { id } = await createTestAgency(hub, 'poc@oak.example');
    await applyAgencyEvents(hub, id, 'submit', 'approve');
    expect(await dayTold('poc@oak.example', 'agencyApproved')).toBe(day);
    const statusOf = async () =>
      (await hub.db.query.agencies.findFirst({ where: eq(agencies.id, id) }))?.status;
    await runJobsAt(hub, lastMoment, 'agency-renewal');
    expect(await statusOf()).toBe('APPROVED');
    await runJobsAt(hub, end, 'agency-renewal');
    expect(await statusOf()).toBe('PENDING_RENEWAL');
    expect(await dayTold('poc@oak.example', 'agencyRenewalDue')).toBe(day);
  });

  test(`lasts a year for an associate: until ${day} is over`, async () => {
    await inZone(timeZone);
    hub.clock.set(new Date(from));
    const id = await createTestPerson(hub, 'jo@oak.example', {});
    await applyAssociateEvents(hub, id, 'register', 'acknowledge');
    const statusOf = async () =>
      (await hub.db.query.accounts.findFirst({ where: eq(accounts.id, id) }))?.associateStatus;
    await runJobsAt(hub, lastMoment, 'associate-renewal');
    expect(await statusOf()).toBe('ACCREDITED');
    await runJobsAt(hub, end, 'associate-renewal');
    expect(await statusOf()).toBe('PENDING_RENEWAL');
  });
});

describe('a reminder', () => {
  /** December 28 is over for the first of all people. */
  const [before, beginsToEnd] = ['2026-12-28T09:59:59Z', '2026-12-28T10:00:00Z'];
  const until = new Date('2026-12-28T23:00:00Z');
  const poc = 'poc@oak.example';

  test.each([
    [before, ['agencyWindow']],
    [beginsToEnd, []],
    ['2026-12-29T07:00:00Z', []],
  ])('of the registration, for the first time at %s: %j', async (moment, expected) => {
    await inZone('America/Los_Angeles');
    hub.clock.set(new Date('2026-11-28T23:00:00Z'));
    await createTestAgency(hub, poc, { windowEndsAt: until });
    await runJobsAt(hub, moment, 'registration-window');
    expect(await templatesMailedTo(hub, poc)).toEqual(expected);
  });

  test.each([
    [before, ['agencyRenewalNotice']],
    [beginsToEnd, []],
    ['2026-12-29T07:59:59Z', []],
    ['2026-12-29T08:00:00Z', ['agencyRenewalDue']],
  ])('of the renewal, for the first time at %s: %j', async (moment, expected) => {
    await inZone('America/Los_Angeles');
    hub.clock.set(new Date('2025-12-28T23:00:00Z'));
    const { id } = await createTestAgency(hub, poc);
    await applyAgencyEvents(hub, id, 'submit', 'approve');
    await runJobsAt(hub, moment, 'agency-renewal');
    expect(await templatesMailedTo(hub, poc, new Date('2026-01-01'))).toEqual(expected);
  });

  test.each([
    ['2026-10-30T09:59:59Z', ['reportDue']],
    ['2026-10-30T10:00:00Z', []],
    ['2026-10-31T06:59:59Z', []],
    ['2026-10-31T07:00:00Z', ['reportOverdue']],
  ])('of a report, for the first time at %s: %j', async (moment, expected) => {
    await inZone('America/Los_Angeles');
    hub.clock.set(new Date('2026-02-01T09:00:00Z'));
    const { id } = await createTestAgency(hub, poc, { quarterlyReportRequired: true });
    await applyAgencyEvents(hub, id, 'submit', 'approve');
    await runJobsAt(hub, moment, 'quarterly-reports');
    expect(await templatesMailedTo(hub, poc, new Date('2026-03-01'))).toEqual(expected);
  });

  test.each([
    [before, ['invitation', 'invitationReminder'], 'INVITED'],
    [beginsToEnd, ['invitation'], 'INVITED'],
    ['2026-12-29T07:59:59Z', ['invitation'], 'INVITED'],
    ['2026-12-29T08:00:00Z', ['invitation'], 'EXPIRED'],
  ])('of an invitation, for the first time at %s: %j, then %s', async (moment, told, status) => {
    await inZone('America/Los_Angeles');
    hub.clock.set(new Date('2026-11-28T23:00:00Z'));
    const { id: agencyId, pocId: actorId } = await createTestAgency(hub, poc);
    const email = 'late@oak.example';
    await sendInvitations(hub.db, [email], {
      agencyId,
      actorId,
      language: 'en',
      tokens: hub.app.tokens,
      mailChoices: hub.app.mailChoices,
      ...hub.clock.moment(),
    });
    expect(await dayTold(email, 'invitation')).toBe('2026-12-28');
    await hub.db.update(mails).set({ status: 'SENT' });
    const row = await invitationRow(hub, email);
    await hub.db.execute(`update invitations set status = 'INVITED' where id = '${row?.id}'`);
    await runJobsAt(hub, moment, 'invitations');
    expect(await templatesMailedTo(hub, email)).toEqual(told);
    expect(await invitationRow(hub, email)).toMatchObject({ status });
    // Once it has ended there is nothing more to do.
    expect(await runJobsAt(hub, '2027-01-15T00:00:00Z', 'invitations')).toBe(
      status === 'EXPIRED' ? 0 : 1,
    );
    expect(await invitationRow(hub, email)).toMatchObject({ status: 'EXPIRED', nextStepAt: null });
  });
});
