import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { quarterOf } from '../../contract/quarters.ts';
import { quickHash } from '../../tests/support/server/quickHash.ts';
import { submitEvents } from '../../tests/support/server/reports.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { readReport } from '../../workbooks/reading/readReport.ts';
import { totalsOf } from '../../workbooks/reading/report.ts';
import { goodEvent } from '../../workbooks/testing/reportWorkbook.ts';
import { backUp, restore } from '../backup/backup.ts';
import { inTransaction } from '../core/db/connection.ts';
import { reportSums, reports } from '../core/db/schema.ts';
import { seedDemo } from '../demo/seed.ts';
import { readProgramme } from '../figures/programme.ts';
import { run as keepProgramme } from '../figures/programmeJob.ts';
import { revokeInvitation } from '../invitations/row.ts';
import { applyResult } from '../optional/applyScanResult.ts';
import { bookingsTable } from './bookingsTable.ts';

const directory = mkdtempSync(join(tmpdir(), 'hub-recount-'));
let hub: TestApp;

beforeAll(async () => {
  hub = await testApp();
  await seedDemo(hub.db, hub.clock.now(), { hash: quickHash, whole: true });
});
afterAll(async () => {
  await hub.close();
  rmSync(directory, { recursive: true });
});

const keyOf = ({ agencyId, quarter }: { agencyId: string; quarter: string }) =>
  `${agencyId} ${quarter}`;

/** The sums of every agency and quarter, from the stored files: those of the latest one without a virus, if it can be read. */
async function recount({ app, db }: TestApp) {
  const rows = await db
    .select()
    .from(reports)
    .where(ne(reports.scan, 'INFECTED'))
    .orderBy(desc(reports.uploadedAt), reports.id);
  const latest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!latest.has(keyOf(row))) latest.set(keyOf(row), row);
  const sums = new Map<string, object>();
  for (const [key, { id, fileId, quarter, reading }] of latest) {
    // One from before reports were read is in no sums.
    if (!reading) continue;
    const read = await readReport(await app.files.read(fileId), quarter);
    if (read.state === 'READ') {
      sums.set(key, {
        reportId: id,
        findingCount: read.findings.length,
        ...totalsOf(read.bookings),
      });
    }
  }
  return sums;
}

/** The sums as they are kept. */
async function kept({ db }: TestApp) {
  const rows = await db.select().from(reportSums);
  return new Map(
    rows.map(({ agencyId, quarter, ...sums }) => [keyOf({ agencyId, quarter }), sums]),
  );
}

/** The sums of the whole program by quarter, as the overview shows them. */
async function shown({ db, clock }: TestApp) {
  await keepProgramme({ db, ...clock.moment() });
  const { quarters } = await readProgramme(db, { quarters: 12 }, clock.moment());
  return new Map(quarters.map(({ quarter, roomNights }) => [quarter, roomNights]));
}

async function expectEqual(app: TestApp) {
  const [counted, stored, overview] = await Promise.all([recount(app), kept(app), shown(app)]);
  expect(stored.size).toBeGreaterThan(100);
  expect(stored).toEqual(counted);
  const nights = new Map([...overview.keys()].map((quarter) => [quarter, 0]));
  for (const [key, sums] of counted) {
    const quarter = key.split(' ')[1] as string;
    nights.set(quarter, (nights.get(quarter) ?? 0) + (sums as { roomNights: number }).roomNights);
  }
  expect(overview).toEqual(nights);
}

test('the table of the bookings of a quarter has every event that is in the sums', async () => {
  const quarter = quarterOf(hub.clock.now(), -2).name;
  const sums = [...(await kept(hub))].filter(([key]) => key.endsWith(quarter));
  expect(sums.length).toBeGreaterThan(10);
  let rows = 0;
  for await (const part of bookingsTable(hub.app.read, quarter, 'en').rows) rows += part.length;
  const events = sums.reduce((sum, [, kept]) => sum + kept.events, 0);
  expect(rows).toBe(events);
});

test('the sums of every agency and quarter are those of the stored files, after corrections, viruses, unreadable files and removed people too', async () => {
  const quarter = quarterOf(hub.clock.now(), -1).name;
  const agencyIds = [...(await kept(hub)).keys()]
    .filter((key) => key.endsWith(quarter))
    .map((key) => key.split(' ')[0] as string);
  const [corrected, infected, unreadable, emptied] = agencyIds as [string, string, string, string];
  const submit = (agencyId: string, more: object = {}) =>
    submitEvents(hub, { agencyId, quarter, events: [goodEvent], ...more });
  await submit(corrected);
  await submit(corrected, { events: [goodEvent, { ...goodEvent, roomNights: 7 }] });
  const virus = await submit(infected, { state: 'WAITING' });
  await inTransaction(hub.db, (tx) =>
    applyResult(tx, 'report', virus, { state: 'INFECTED' }, hub.clock.now()),
  );
  await submit(unreadable, { fields: ['hotel', 'city'] });
  const row = await hub.db.query.invitations.findFirst({
    where: (invitation) =>
      and(eq(invitation.agencyId, emptied), eq(invitation.pointOfContact, false)),
  });
  const actor = await hub.db.query.accounts.findFirst({
    where: (account) => and(eq(account.agencyId, emptied), eq(account.pointOfContact, true)),
  });
  await inTransaction(hub.db, (tx) =>
    revokeInvitation(tx, {
      agencyId: emptied,
      actorId: actor?.id ?? '',
      email: row?.email ?? '',
      now: hub.clock.now(),
    }),
  );
  await expectEqual(hub);
  expect((await kept(hub)).has(keyOf({ agencyId: unreadable, quarter }))).toBe(false);
});

test('so they are in a restored backup', async () => {
  const file = join(directory, 'hub.backup');
  await backUp(hub.url, file, hub.app.files);
  const restored = await testApp();
  onTestFinished(() => restored.close());
  restored.clock.set(hub.clock.now());
  await restore(restored.url, file);
  await expectEqual(restored);
});
