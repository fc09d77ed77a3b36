import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualTimeZone } from '../../contract/settings.ts';
import {
  applyAgencyEvents,
  createTestAgency,
  createTestPerson,
  DAY,
  runJobsAt,
  templatesMailedTo,
} from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { connect, inTransaction } from '../core/db/connection.ts';
import { agencies, mails } from '../core/db/schema.ts';
import { NotAllowed } from '../core/errors.ts';
import { seedDemo } from '../demo/seed.ts';
import { submitReport } from '../reports/submit.ts';
import { refuseSave } from './save.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const agencyOf = async (id: string) => {
  const [agency] = await hub.db.select().from(agencies).where(eq(agencies.id, id));
  if (!agency) throw new Error('No such agency');
  return agency;
};

test('an unused registration window causes emails on days 16, 23 and 29 and closes at the end of its last day', async () => {
  hub.clock.set(new Date('2030-02-10T09:00:00Z'));
  const poc = 'slow@oak.example';
  const { id } = await createTestAgency(hub, poc);
  const start = hub.clock.now().getTime();
  const told: [number, number][] = [];
  for (const day of [15, 16, 17, 22, 23, 24, 28, 29, 30, 31]) {
    await runJobsAt(hub, new Date(start + day * DAY), 'registration-window');
    told.push([day, (await templatesMailedTo(hub, poc)).length]);
  }
  expect(told).toEqual([
    [15, 0],
    [16, 1],
    [17, 1],
    [22, 1],
    [23, 2],
    [24, 2],
    [28, 2],
    [29, 3],
    [30, 3],
    [31, 3],
  ]);
  const save = async (moment: number) => {
    refuseSave(await agencyOf(id), 0, { now: new Date(moment), timeZone: usualTimeZone });
  };
  const end = Date.parse('2030-03-13T07:00:00Z');
  await expect(save(end)).rejects.toBeInstanceOf(NotAllowed);
  await expect(save(end - 1)).resolves.toBeUndefined();

  // Staff extend it: it has days of its own.
  const windowEndsAt = new Date(start + 50 * DAY);
  await hub.db.update(agencies).set({ windowEndsAt }).where(eq(agencies.id, id));
  await runJobsAt(hub, new Date(start + 43 * DAY), 'registration-window');
  expect(await templatesMailedTo(hub, poc)).toHaveLength(4);
});

test('an agency that registered in time gets no email', async () => {
  hub.clock.set(new Date('2031-02-10T09:00:00Z'));
  const { id } = await createTestAgency(hub, 'quick@oak.example');
  await applyAgencyEvents(hub, id, 'submit');
  const since = hub.clock.now();
  await runJobsAt(hub, '2031-03-05T09:00:00Z', 'registration-window');
  expect(await templatesMailedTo(hub, 'quick@oak.example', since)).toEqual([]);
});

/** An agency that has to report, approved on a day. */
async function reporting(email: string, approved: string, required = true) {
  hub.clock.set(new Date(approved));
  const agency = await createTestAgency(hub, email, { quarterlyReportRequired: required });
  await applyAgencyEvents(hub, agency.id, 'submit', 'approve');
  return agency;
}

/** Days around the ends of quarters, each with what an agency that never reports has been sent by then. */
const quarters: [string, string[]][] = [
  ['2031-12-31T23:59:59.999Z', []],
  ['2032-01-01T00:00:00Z', ['reportDue']],
  ['2032-01-30T23:59:59.999Z', ['reportDue']],
  ['2032-01-31T07:59:59.999Z', ['reportDue']],
  ['2032-01-31T08:00:00Z', ['reportDue', 'reportOverdue']],
  // A leap year: the quarter ends a day later all the same.
  ['2032-03-31T23:59:59.999Z', ['reportDue', 'reportOverdue']],
  ['2032-04-01T00:00:00Z', ['reportDue', 'reportOverdue', 'reportDue']],
  ['2032-05-01T06:59:59.999Z', ['reportDue', 'reportOverdue', 'reportDue']],
  ['2032-05-01T07:00:00Z', ['reportDue', 'reportOverdue', 'reportDue', 'reportOverdue']],
];

test('an email is sent once when a report is due with the new quarter, and once when it is overdue after day 30', async () => {
  // Whatever the time zones of server and database are.
  const owner = connect(hub.url, { max: 1 });
  await owner.execute(
    `alter database "${new URL(hub.url).pathname.slice(1)}" set timezone to 'Pacific/Auckland'`,
  );
  await owner.$client.end();
  const db = connect(hub.url, { max: 4 });
  const far = { ...hub, db };
  const poc = 'late@oak.example';
  const { id } = await reporting(poc, '2031-12-31T23:59:59Z');
  const others = [
    await reporting('new@oak.example', '2032-01-01T00:00:00Z'),
    await reporting('free@oak.example', '2031-06-01T00:00:00Z', false),
  ];
  await createTestPerson(hub, 'associate@oak.example', { agencyId: id });
  const since = new Date('2031-12-31T23:59:59.500Z');
  for (const [moment, expected] of quarters.slice(0, 5)) {
    await runJobsAt(far, moment, 'quarterly-reports');
    expect([moment, ...(await templatesMailedTo(hub, poc, since))]).toEqual([moment, ...expected]);
  }
  const [due] = await hub.db.select().from(mails).where(eq(mails.template, 'reportDue'));
  expect(due?.params).toMatchObject({ words: { quarter: '2031-Q4', until: '2032-01-30' } });
  for (const [moment, expected] of quarters.slice(5)) {
    await runJobsAt(far, moment, 'quarterly-reports');
    expect([moment, ...(await templatesMailedTo(hub, poc, since))]).toEqual([moment, ...expected]);
  }
  await db.$client.end();
  // Approved on the first day of a quarter: reports on that one, not on the one before.
  expect(await templatesMailedTo(hub, 'new@oak.example', new Date('2032-01-02'))).toEqual([
    'reportDue',
    'reportOverdue',
  ]);
  expect(await templatesMailedTo(hub, 'free@oak.example', since)).toEqual([]);
  expect(await templatesMailedTo(hub, 'associate@oak.example', since)).toEqual([]);
  expect(others).toHaveLength(2);
});

test('an agency that has reported gets no email until the next quarter, one that has to renew gets none', async () => {
  const { id, pocId } = await reporting('good@oak.example', '2033-02-01T00:00:00Z');
  const renewing = await reporting('renewing@oak.example', '2033-02-01T00:00:00Z');
  await applyAgencyEvents(hub, renewing.id, 'expire');
  const since = hub.clock.now();
  await runJobsAt(hub, '2033-04-01T00:00:00Z', 'quarterly-reports');
  const fileId = await hub.app.files.add(Buffer.from('x'));
  await inTransaction(hub.db, (tx) =>
    submitReport(tx, {
      agencyId: id,
      actorId: pocId,
      filename: 'q1.xlsx',
      fileId,
      size: 1,
      quarter: '2033-Q1',
      scan: { state: 'NOT_SCANNED' },
      read: undefined,
      now: hub.clock.now(),
    }),
  );
  await runJobsAt(hub, '2033-06-30T23:59:59Z', 'quarterly-reports');
  expect(await templatesMailedTo(hub, 'good@oak.example', since)).toEqual(['reportDue']);
  await runJobsAt(hub, '2033-07-01T00:00:00Z', 'quarterly-reports');
  expect(await templatesMailedTo(hub, 'good@oak.example', since)).toEqual([
    'reportDue',
    'reportDue',
  ]);
  expect(await templatesMailedTo(hub, 'renewing@oak.example', since)).toEqual([]);
});

test.each(['2026-01-01T00:00:00Z', '2027-05-10T12:00:00Z', '2028-02-29T23:59:00Z'])(
  'with demo data made at %s nothing is due at once',
  async (moment) => {
    const demo = await testApp();
    await seedDemo(demo.db, new Date(moment), { whole: true });
    expect(await runJobsAt(demo, moment)).toBe(0);
    await demo.close();
  },
);
