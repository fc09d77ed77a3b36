import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import { associateStatuses } from '../../contract/statuses.ts';
import { invitationRow } from '../../tests/support/server/invitations.ts';
import {
  applyAssociateEvents,
  createTestAgency,
  createTestPerson,
  DAY,
  runJobsAt,
  templatesMailedTo,
} from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, audit, invitations, mails } from '../core/db/schema.ts';
import type { MailContent } from '../core/mail/outbox.ts';
import { sendInvitations } from '../invitations/send.ts';
import { startMailWorker } from '../mails/worker.ts';
import { readInvitation } from '../sign-up/invitationToken.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const start = new Date('2030-05-10T09:00:00Z').getTime();
const day = (days: number) => new Date(start + days * DAY);
const at = (now: Date) => ({ now, timeZone: usualTimeZone });
const rowOf = (email: string) => invitationRow(hub, email);

/** Sends what waits in the outbox, to nowhere. */
async function deliver(refused: string[] = []): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const { db, clock, app } = hub;
  const worker = startMailWorker({
    db,
    clock,
    tokens: app.tokens,
    mailChoices: app.mailChoices,
    frame: { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone },
    pollMs: 3_600_000,
    transport: {
      send: async ({ to, text }) => {
        if (refused.includes(to)) throw new Error('not today');
        texts.set(to, text);
      },
      close() {},
    },
  });
  await worker.idle();
  await worker.stop();
  return texts;
}

test('an unused invitation is emailed again on days 3, 10 and 28 and ends with day 30', async () => {
  hub.clock.set(day(0));
  const { id: agencyId, pocId: actorId } = await createTestAgency(hub, 'inviter@oak.example');
  const invite = (...emails: string[]) =>
    sendInvitations(hub.db, emails, {
      agencyId,
      actorId,
      language: 'en',
      tokens: hub.app.tokens,
      mailChoices: hub.app.mailChoices,
      ...hub.clock.moment(),
    });
  const [idle, taken, again, revoked] = ['idle', 'taken', 'again', 'revoked'].map(
    (w) => `${w}@oak.example`,
  ) as [string, string, string, string];
  await invite(idle, taken, again, revoked);
  await deliver();

  const told: [number, number][] = [];
  for (const days of [2, 3, 4]) {
    await runJobsAt(hub, day(days), 'invitations');
    told.push([days, (await templatesMailedTo(hub, idle)).length]);
  }
  const texts = await deliver();
  // The reminder's link opens, and is the one of the first mail; the list still names the day of that one.
  const link = /creationToken=([\w-]{43})/.exec(texts.get(idle) ?? '')?.[1] ?? '';
  expect(await readInvitation(hub.db, link, at(day(29.9)))).toMatchObject({ email: idle });
  expect(texts.get(idle)).toContain('Your invitation is valid until the end of June 9, 2030.');
  expect(await rowOf(idle)).toMatchObject({ status: 'INVITED', sentAt: day(0) });

  // One registers, one is asked again by the point of contact, one is revoked.
  const accountId = await createTestPerson(hub, taken, { agencyId });
  await hub.db.update(invitations).set({ accountId }).where(eq(invitations.email, taken));
  await hub.db.delete(invitations).where(eq(invitations.email, revoked));
  await runJobsAt(hub, day(5), 'invitations');
  await invite(again);
  for (const days of [9, 10, 11, 27, 28, 29]) {
    await runJobsAt(hub, day(days), 'invitations');
    told.push([days, (await templatesMailedTo(hub, idle)).length]);
  }
  await deliver();
  const lastMoment = new Date('2030-06-10T06:59:59.999Z');
  await runJobsAt(hub, lastMoment, 'invitations');
  expect(await readInvitation(hub.db, link, hub.clock.moment())).toMatchObject({ email: idle });
  expect(await rowOf(idle)).toMatchObject({ status: 'INVITED' });
  await runJobsAt(hub, '2030-06-10T07:00:00Z', 'invitations');
  expect(await readInvitation(hub.db, link, hub.clock.moment())).toBeUndefined();
  expect(await rowOf(idle)).toMatchObject({ status: 'EXPIRED' });
  for (const days of [31, 60]) {
    await runJobsAt(hub, day(days), 'invitations');
    told.push([days, (await templatesMailedTo(hub, idle)).length]);
  }
  expect(told).toEqual([
    [2, 1],
    [3, 2],
    [4, 2],
    [9, 2],
    [10, 3],
    [11, 3],
    [27, 3],
    [28, 4],
    [29, 4],
    [31, 4],
    [60, 4],
  ]);
  expect(await rowOf(idle)).toMatchObject({ status: 'EXPIRED', tokenHash: null, nextStepAt: null });
  expect(await templatesMailedTo(hub, taken)).toEqual(['invitation', 'invitationReminder']);
  expect(await templatesMailedTo(hub, revoked)).toEqual([]);
  // On day 3; asked again on day 5: on 8 and 15. On the day of the last nobody looked, and now it has ended.
  const reminder = 'invitationReminder';
  expect(await templatesMailedTo(hub, again)).toEqual([
    'invitation',
    reminder,
    'invitation',
    reminder,
    reminder,
  ]);
  const row = await rowOf(idle);
  const ended = await hub.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, row?.id ?? ''));
  expect(ended.map(({ event }) => event)).toEqual(['invite', 'expire']);
});

test('only the latest of several missed reminders is sent, and a refused one changes nothing', async () => {
  hub.clock.set(day(100));
  const { id: agencyId, pocId: actorId } = await createTestAgency(hub, 'second@oak.example');
  const email = 'away@oak.example';
  await sendInvitations(hub.db, [email], {
    agencyId,
    actorId,
    language: 'en',
    tokens: hub.app.tokens,
    mailChoices: hub.app.mailChoices,
    ...hub.clock.moment(),
  });
  await deliver();
  await runJobsAt(hub, day(115), 'invitations');
  expect(await templatesMailedTo(hub, email)).toEqual(['invitation', 'invitationReminder']);
  await deliver([email]);
  expect(await rowOf(email)).toMatchObject({ status: 'INVITED', failure: null });
  await runJobsAt(hub, day(200), 'invitations');
  expect(await templatesMailedTo(hub, email)).toHaveLength(2);
});

test('a self-invited person is reminded of what they asked for, in their own language', async () => {
  hub.clock.set(day(300));
  const { id: agencyId, pocId: actorId } = await createTestAgency(hub, 'third@oak.example');
  const email = 'self@oak.example';
  await sendInvitations(hub.db, [email], {
    agencyId,
    actorId,
    language: 'en',
    tokens: hub.app.tokens,
    mailChoices: hub.app.mailChoices,
    ...hub.clock.moment(),
  });
  await deliver();
  const own = { inviteType: 'SELF', language: 'fr-CA' } as const;
  await hub.db.update(invitations).set(own).where(eq(invitations.email, email));
  await runJobsAt(hub, day(303), 'invitations');
  expect(await templatesMailedTo(hub, email)).toEqual(['invitation', 'selfInvitationReminder']);
  const text = (await deliver()).get(email);
  expect(text).toContain('Vous avez demandé une invitation');
  expect(await rowOf(email)).toMatchObject({ status: 'INVITED', sentAt: day(300) });
});

test('the dedupe key of a reminder contains no token, and its email belongs to the invitation', async () => {
  const rows = await hub.db
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, 'invitationReminder:%'));
  for (const { params, invitationId, dedupeKey } of rows) {
    const { link } = params as MailContent;
    expect(link).toEqual({ purpose: 'invitation', id: invitationId });
    expect(dedupeKey).toMatch(/^invitationReminder:(27|20|2):[\dTZ:.-]{24}:[\da-f-]{36}$/);
  }
  expect(rows.length).toBeGreaterThan(5);
});

test.each([
  ['2030-05-10T09:00:00Z', '2031-05-11T06:59:59.999Z', '2031-05-11T07:00:00Z'],
  ['2028-02-29T09:00:00Z', '2029-03-01T07:59:59.999Z', '2029-03-01T08:00:00Z'],
  ['2027-02-28T23:30:00Z', '2028-02-29T07:59:59.999Z', '2028-02-29T08:00:00Z'],
])('accredited at %s: still at %s, to be renewed at %s', async (from, before, then) => {
  const email = `accredited.${Date.parse(from)}@oak.example`;
  hub.clock.set(new Date(from));
  const id = await createTestPerson(hub, email, {});
  await applyAssociateEvents(hub, id, 'register', 'acknowledge');
  const statusOf = async () => (await hub.db.select().from(accounts).where(eq(accounts.id, id)))[0];
  expect(await runJobsAt(hub, before, 'associate-renewal')).toBe(0);
  expect((await statusOf())?.associateStatus).toBe('ACCREDITED');
  expect(await runJobsAt(hub, then, 'associate-renewal')).toBe(1);
  expect(await statusOf()).toMatchObject({
    associateStatus: 'PENDING_RENEWAL',
    acknowledgedAt: null,
  });
  expect(await templatesMailedTo(hub, email)).toEqual(['associateRenewalDue']);

  await applyAssociateEvents(hub, id, 'renew', 'acknowledge');
  expect(await runJobsAt(hub, new Date(Date.parse(then) + 364 * DAY), 'associate-renewal')).toBe(0);
});

test('the row of the associates list changes too, and only accredited associates are affected', async () => {
  const demo = await testApp({ seed: true });
  const before = await demo.db.select().from(accounts);
  await runJobsAt(demo, new Date(demo.clock.now().getTime() + 250 * DAY), 'associate-renewal');
  const after = await demo.db.select().from(accounts);
  const moved = (rows: typeof before, status: string) =>
    rows.filter(({ associateStatus }) => associateStatus === status).length;
  expect(moved(before, 'ACCREDITED')).toBeGreaterThan(1);
  expect(moved(after, 'ACCREDITED')).toBe(0);
  for (const status of associateStatuses.filter(
    (s) => s !== 'ACCREDITED' && s !== 'PENDING_RENEWAL',
  )) {
    expect([status, moved(after, status)]).toEqual([status, moved(before, status)]);
  }
  const liam = await demo.db
    .select()
    .from(invitations)
    .where(eq(invitations.email, 'associate.accredited@northwind.example'));
  expect(liam).toMatchObject([{ status: 'PENDING_RENEWAL' }]);
  await demo.close();
});
