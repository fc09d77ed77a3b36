import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quarterBefore, quarterOf } from '../../contract/quarters.ts';
import type { Programme } from '../../contract/staff/programme.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { agencyNamed, submitEvents } from '../../tests/support/server/reports.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { type EventCells, goodEvent, serial } from '../../workbooks/testing/reportWorkbook.ts';
import { inTransaction } from '../core/db/connection.ts';
import {
  accounts,
  agencies,
  audit,
  invitations,
  programmePictures,
  programmeQuarters,
  programmeSums,
  reportSums,
} from '../core/db/schema.ts';
import { revokeInvitation } from '../invitations/row.ts';
import { expireAssociates } from '../life-cycle/associate.ts';
import { applyResult } from '../optional/applyScanResult.ts';
import { run as keepProgramme } from './programmeJob.ts';
import { recountQuarters } from './sums.ts';

let hub: TestApp;
let staff: Client;
let northwind: string;
let maple: string;

beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as('reviewer@aldervale.example');
  northwind = await agencyNamed(hub, 'Northwind Meetings');
  maple = await agencyNamed(hub, 'Maple Conference Group');
  await hub.db.delete(reportSums);
});
afterAll(() => hub.close());

const get = (query = '') => staff.request({ method: 'GET', url: `${staffBase}/programme${query}` });
/** How the program goes, counted now, or for one agency. */
async function programme(query = ''): Promise<Programme> {
  await keepProgramme({ db: hub.db, ...hub.clock.moment() });
  return (await get(query)).json();
}
const last = () => quarterOf(hub.clock.now(), -1);

test.each([
  ['quarters=5', 400],
  ['agencyId=elm', 400],
  ['agencyId=11111111-1111-4111-8111-111111111111', 404],
  ['quarters=8', 200],
])('%s is answered with %i', async (query, status) => {
  expect((await get(`?${query}`)).statusCode).toBe(status);
});

test('no further period is counted when the server stops', async () => {
  const { at } = await programme();
  hub.clock.advance(1000);
  await keepProgramme({ db: hub.db, signal: AbortSignal.abort(), ...hub.clock.moment() });
  expect((await get()).json().at).toBe(at);
});

test('the first reader counts it, where nothing is kept yet', async () => {
  await hub.db.delete(programmePictures);
  // A person without a status counts as well.
  await hub.db.insert(accounts).values({
    email: 'nobody.yet@northwind.example',
    passwordHash: 'none',
    firstName: 'A',
    lastName: 'B',
    associate: true,
    emailConfirmedAt: hub.clock.now(),
    createdAt: hub.clock.now(),
  });
  const { at, quarters, now } = (await get('?quarters=12')).json<Programme>();
  expect(at).toBe(hub.clock.now().toISOString());
  expect(quarters).toHaveLength(12);
  expect(now?.agencies).toContainEqual({ status: 'APPROVED', total: 3 });
  const sum = (rows: { total: number }[] = []) => rows.reduce((all, { total }) => all + total, 0);
  expect(sum(now?.agencies)).toBe(await hub.db.$count(agencies));
  expect(sum(now?.associates)).toBe(await hub.db.$count(accounts, eq(accounts.associate, true)));
  expect(now?.reports.name).toBe(last().name);
});

describe('bookings', () => {
  const event = (more: EventCells = {}) => {
    const first = last().start.toISOString().slice(0, 10);
    return { ...goodEvent, arrivalDate: serial(first), departureDate: serial(first) + 3, ...more };
  };
  const submit = (agencyId: string, events: EventCells[], more: object = {}) =>
    submitEvents(hub, { agencyId, quarter: last().name, events, ...more });

  test('are given by quarter beside the year before, and by agency, hotel and country', async () => {
    await submit(northwind, [
      event({ hotel: 'Grand Vale', country: 'México', roomNights: 50 }),
      event({ hotel: 'GRAND VALE', country: 'mexico', roomNights: 30 }),
      event({ status: 'Cancelled', roomNights: 70 }),
    ]);
    await submit(maple, [event({ country: 'US', roomNights: 60 })]);
    const yearBefore = [1, 2, 3, 4].reduce(quarterBefore, last().name);
    await submit(maple, [event()], { quarter: yearBefore });
    const { quarters, top } = await programme();
    expect(quarters.at(-1)).toMatchObject({
      quarter: last().name,
      events: 3,
      roomNights: 140,
      hotelRevenue: 99_001.5,
      before: { events: 1, roomNights: 110 },
    });
    expect(top.agencies).toMatchObject([
      { id: northwind, name: 'Northwind Meetings', events: 2, roomNights: 80 },
      { id: maple, events: 1, roomNights: 60 },
    ]);
    expect(top.hotels).toMatchObject([
      { name: expect.stringMatching(/^grand vale$/i), events: 2, roomNights: 80 },
      { name: 'Millrace Boston', events: 1, roomNights: 60 },
    ]);
    expect(top.countries.map(({ roomNights }) => roomNights)).toEqual([80, 60]);
  });

  test('of one agency are its own alone', async () => {
    const { quarters, top, now } = await programme(`?agencyId=${northwind}`);
    expect(quarters.at(-1)).toMatchObject({ events: 2, roomNights: 80, before: null });
    expect(top.agencies).toEqual([]);
    expect(top.hotels).toMatchObject([{ events: 2, roomNights: 80, hotelRevenue: 66_001 }]);
    expect(top.countries).toHaveLength(1);
    expect(now).toBeNull();
    // Its report of a year before is outside of the period.
    expect((await programme(`?agencyId=${maple}`)).top.hotels).toMatchObject([
      { events: 1, roomNights: 60 },
    ]);
  });

  test('of a corrected and of an infected report count no more, and only changed quarters are counted', async () => {
    const waiting = await submit(northwind, [event({ hotel: 'Elsewhere', roomNights: 5 })], {
      state: 'WAITING',
    });
    expect(await recountQuarters(hub.db)).toEqual([last().name]);
    expect(await recountQuarters(hub.db)).toEqual([]);
    expect((await programme()).top.hotels.map(({ name }) => name)).toContain('Elsewhere');
    await inTransaction(hub.db, (tx) =>
      applyResult(tx, 'report', waiting, { state: 'INFECTED' }, hub.clock.now()),
    );
    const names = (await programme()).top.hotels.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(['grand vale', 'millrace boston']);
  });

  test('are the same, however many reports are counted at once', async () => {
    await submit(maple, [event({ hotel: 'GRAND VALE', roomNights: 7 })]);
    const counted = async (atOnce?: number) => {
      await hub.db.update(programmeQuarters).set({ reports: '' });
      await recountQuarters(hub.db, atOnce);
      const { kind, key } = programmeSums;
      return hub.db.select().from(programmeSums).orderBy(programmeSums.quarter, kind, key);
    };
    const atOnce = await counted();
    expect(atOnce).toContainEqual(
      expect.objectContaining({ key: 'grand vale', name: 'GRAND VALE', events: 3, roomNights: 87 }),
    );
    expect(await counted(1)).toEqual(atOnce);
    expect(await counted(2)).toEqual(atOnce);
  });
});

describe('people', () => {
  const DAY = 86_400_000;
  const ago = (days: number) => new Date(hub.clock.now().getTime() - days * DAY);

  test('who were invited in the period are counted by how far they came, with the days of each step', async () => {
    await hub.db.delete(invitations).where(isNotNull(invitations.id));
    const steps = [
      { email: 'one@northwind.example', days: [40, 38, 30, 29] },
      { email: 'two@northwind.example', days: [40, 36, 30] },
      { email: 'three@northwind.example', days: [40] },
      { email: 'before@northwind.example', days: [900] },
    ];
    for (const { email, days } of steps) {
      const [invitedAt, createdAt, registeredAt, accreditedAt] = days.map(ago) as [Date, ...Date[]];
      const [account] = createdAt
        ? await hub.db
            .insert(accounts)
            .values({
              email,
              passwordHash: 'none',
              firstName: 'A',
              lastName: 'B',
              agencyId: northwind,
              emailConfirmedAt: createdAt,
              createdAt,
            })
            .returning()
        : [];
      await hub.db.insert(invitations).values({
        agencyId: northwind,
        email,
        inviteType: 'POC',
        accountId: account?.id,
        sentAt: invitedAt,
        requestedAt: invitedAt,
        createdAt: invitedAt,
      });
      const subject = { subjectType: 'account', subjectId: account?.id ?? '' };
      // Without statuses, which would have to follow from each other: only what happened counts.
      if (registeredAt)
        await hub.db.insert(audit).values({ ...subject, event: 'register', at: registeredAt });
      if (accreditedAt)
        await hub.db.insert(audit).values({ ...subject, event: 'acknowledge', at: accreditedAt });
    }
    const { funnel } = await programme();
    expect(funnel).toEqual({
      invited: 3,
      account: 2,
      registered: 2,
      accredited: 1,
      days: { account: 3, registered: 7, accredited: 1 },
    });
    expect((await programme(`?agencyId=${maple}`)).funnel.invited).toBe(0);
  });

  test('who were sent an invitation, and accepted one, are counted by week', async () => {
    const { weeks } = await programme();
    const monday = (date: Date) =>
      new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
    expect(weeks.find(({ week }) => week === monday(ago(40)))?.sent).toBe(3);
    expect(weeks.at(-1)?.week).toBe(monday(hub.clock.now()));
    const accepted = async (query = '') => (await programme(query)).weeks.at(-1)?.accepted ?? 0;
    const ofNorthwind = `?agencyId=${northwind}`;
    const before = [await accepted(), await accepted(ofNorthwind)];
    const [account] = await hub.db.select().from(accounts).limit(1);
    const joined = {
      subjectType: 'account',
      subjectId: account?.id ?? '',
      event: 'join',
      at: hub.clock.now(),
    };
    await hub.db.insert(audit).values([
      { ...joined, agencyId: northwind },
      { ...joined, agencyId: maple },
    ]);
    const after = [await accepted(), await accepted(ofNorthwind)];
    expect(after).toEqual([Number(before[0]) + 2, Number(before[1]) + 1]);
    const ofMaple = (await programme(`?agencyId=${maple}`)).weeks;
    expect(ofMaple.reduce((sum, { sent }) => sum + sent, 0)).toBe(0);
  });

  test('who are accredited are counted back from today', async () => {
    const { accredited } = await programme();
    const today = await hub.db.$count(accounts, eq(accounts.associateStatus, 'ACCREDITED'));
    expect(accredited.at(-1)?.total).toBe(today);
    const before = accredited.at(-2)?.total ?? 0;
    const person = await hub.db.query.accounts.findFirst({
      where: eq(accounts.associateStatus, 'REGISTERED'),
    });
    const client = await hub.as(person?.email ?? '');
    const { statusCode } = await client.call('acknowledge', { body: {} });
    expect(statusCode).toBeLessThan(300);
    const after = (await programme()).accredited;
    expect([after.at(-2)?.total, after.at(-1)?.total]).toEqual([before, today + 1]);
    expect((await programme(`?agencyId=${maple}`)).accredited.at(-1)?.total).toBe(
      await hub.db.$count(
        accounts,
        and(eq(accounts.associateStatus, 'ACCREDITED'), eq(accounts.agencyId, maple)),
      ),
    );
  });

  test('who were accredited and have left, or have to renew, count until the month in which that was', async () => {
    const months = async () => (await programme()).accredited.slice(-2).map(({ total }) => total);
    const now = hub.clock.now();
    const accredited = await hub.db.query.accounts.findMany({
      where: and(eq(accounts.associateStatus, 'ACCREDITED'), accounts.associate),
      // The only point of contact of an agency can't leave.
      orderBy: accounts.pointOfContact,
    });
    const [leaving, expiring] = accredited as [(typeof accredited)[0], (typeof accredited)[0]];
    const agencyId = leaving.agencyId ?? '';
    const row = { agencyId, email: leaving.email, accountId: leaving.id };
    await hub.db
      .insert(invitations)
      .values({ ...row, inviteType: 'POC', requestedAt: now, createdAt: now });
    const before = await months();
    await inTransaction(hub.db, async (tx) => {
      const actorId = leaving.id;
      await revokeInvitation(tx, { agencyId, actorId, email: leaving.email, now });
      await expireAssociates(tx, now, 1, eq(accounts.id, expiring.id));
    });
    expect(await months()).toEqual([before[0], Number(before[1]) - 2]);
  });
});
