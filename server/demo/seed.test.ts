import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarterOf } from '../../contract/quarters.ts';
import { staffRoles } from '../../contract/staff/roles.ts';
import { people } from '../../demo/personas.ts';
import { quickHash } from '../../tests/support/server/quickHash.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { readReport } from '../../workbooks/reading/readReport.ts';
import { totalsOf } from '../../workbooks/reading/report.ts';
import { workbookRefusal } from '../../workbooks/refusal.ts';
import { listWaiting } from '../agencies/reviewQueue.ts';
import { queryRows } from '../core/db/rows.ts';
import { bookings, mails, reportSums, reports } from '../core/db/schema.ts';
import { readToday } from '../figures/today.ts';
import { lockedAccounts } from '../sign-in/failures.ts';
import { seedDemo } from './seed.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
  await seedDemo(hub.db, hub.clock.now(), { hash: quickHash, whole: true });
});
// Closing compares all statuses with their history.
afterAll(() => hub.close());

test('each report of the demo has a file that yields just the events and sums that are stored', async () => {
  const rows = await hub.db.select().from(reports).where(sql`${reports.reading} is not null`);
  expect(rows.length).toBeGreaterThan(100);
  for (const { id, fileId, filename, quarter, reading } of rows) {
    const file = await hub.app.files.read(fileId);
    expect(await workbookRefusal(filename, file)).toBeUndefined();
    const read = await readReport(file, quarter);
    const { reportId: _, ...columns } = bookings;
    const stored = await hub.db
      .select()
      .from(bookings)
      .where(eq(bookings.reportId, id))
      .orderBy(columns.row);
    expect(stored.map(({ reportId, ...event }) => event)).toEqual(read.bookings);
    expect(reading).toMatchObject({ state: 'READ', totals: totalsOf(read.bookings) });
    expect(reading?.findings).toEqual(read.findings);
  }
});

test('the sums of a quarter are those of its last report', async () => {
  const rows = await hub.db.select().from(reportSums);
  const latest = new Map<string, (typeof reports)['$inferSelect']>();
  for (const report of await hub.db.select().from(reports).orderBy(reports.uploadedAt))
    if (report.reading) latest.set(`${report.agencyId} ${report.quarter}`, report);
  expect(rows).toHaveLength(latest.size);
  for (const { agencyId, quarter, reportId, findingCount, ...sums } of rows) {
    const report = latest.get(`${agencyId} ${quarter}`);
    expect([reportId, findingCount]).toEqual([report?.id, report?.reading?.findingCount]);
    expect(sums).toEqual(report?.reading?.totals);
  }
  expect(rows.some(({ quarter }) => quarter === quarterOf(hub.clock.now(), -8).name)).toBe(true);
});

test('applications wait for review with every kind of warning', async () => {
  const { rows } = await listWaiting(hub.db, {
    filter: {},
    sort: ['submittedAt', 'ASC'],
    range: [0, 24],
  });
  const warnings = new Set(rows.flatMap((row) => row.warnings));
  expect([...warnings].sort()).toEqual(['domain', 'iataNumber', 'name']);
});

test('the demo has every kind of task for staff, and no persona is locked out', async () => {
  const now = hub.clock.now();
  const waiting = await readToday(hub.db, staffRoles, hub.clock.moment());
  expect(waiting.filter(({ total }) => total === 0)).toEqual([]);
  const locked = await queryRows<{ email: string }>(
    hub.db,
    sql`select email from accounts where id in (${lockedAccounts(now)})`,
  );
  const personas = new Set(people.map(({ email }) => email));
  expect(locked.filter(({ email }) => personas.has(email))).toEqual([]);
});

test('a first start sends none of the notices again that the demo shows as sent', async () => {
  const sent = await hub.db.$count(mails, like(mails.dedupeKey, '%:%'));
  expect(sent).toBeGreaterThan(1);
  expect(await runJob(hub, 'agency-renewal')).toBe(0);
  expect(await runJob(hub, 'quarterly-reports')).toBe(0);
  expect(await hub.db.$count(mails, like(mails.dedupeKey, '%:%'))).toBe(sent);
});
