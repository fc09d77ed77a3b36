import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ReportField, reportFields } from '../../contract/reportColumns.ts';
import { submitEvents } from '../../tests/support/server/reports.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { type EventCells, goodEvent } from '../../workbooks/testing/reportWorkbook.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, agencies, bookings, reportSums } from '../core/db/schema.ts';
import { applyResult } from '../optional/applyScanResult.ts';
import { submitReport } from './submit.ts';

const quarter = '2026-Q1';
let hub: TestApp;
let agencyId: string;
let actorId: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  const account = await hub.db.query.accounts.findFirst({
    where: eq(accounts.email, 'poc.approved@northwind.example'),
  });
  agencyId = account?.agencyId ?? '';
  actorId = account?.id ?? '';
});
afterAll(() => hub.close());

const submit = (
  events: readonly EventCells[],
  state: 'CLEAN' | 'WAITING' = 'CLEAN',
  fields: readonly ReportField[] = reportFields,
) => submitEvents(hub, { agencyId, quarter, events, state, fields });
const sums = () =>
  hub.db
    .select()
    .from(reportSums)
    .where(and(eq(reportSums.agencyId, agencyId), eq(reportSums.quarter, quarter)));
const eventsOf = (id: string) =>
  hub.db.select().from(bookings).where(eq(bookings.reportId, id)).orderBy(bookings.row);
const settle = (id: string, state: 'CLEAN' | 'INFECTED') =>
  inTransaction(hub.db, (tx) => applyResult(tx, 'report', id, { state }, hub.clock.now()));

test('the events of a report are rows, and its sums are kept to the cent', async () => {
  const id = await submit([
    goodEvent,
    { ...goodEvent, eventName: 'Gala', hotelRevenue: 0.1 },
    {},
    { eventName: 'Broken' },
  ]);
  expect(await eventsOf(id)).toMatchObject([
    { row: 2, arrivalDate: '2026-03-02', hotelRevenue: 33_000.5, status: 'HELD' },
    { row: 3, eventName: 'Gala', hotelRevenue: 0.1 },
    { row: 5, eventName: 'Broken', arrivalDate: null, hotelRevenue: null, status: null },
  ]);
  expect(await sums()).toEqual([
    {
      agencyId,
      quarter,
      reportId: id,
      events: 3,
      cancelled: 0,
      roomNights: 220,
      hotelRevenue: 33_000.6,
      commission: 6_600.1,
      findingCount: 7,
    },
  ]);
});

test('a corrected report takes the place of the one before; one that cannot be read leaves no sums', async () => {
  const id = await submit([goodEvent]);
  expect(await sums()).toMatchObject([{ reportId: id, events: 1 }]);
  await submit([], 'CLEAN', ['hotel', 'city']);
  expect(await sums()).toEqual([]);
});

test('a report with a virus no longer counts, and the previous one counts again', async () => {
  const clean = await submit([goodEvent]);
  const infected = await submit([goodEvent, { ...goodEvent, eventName: 'Other' }], 'WAITING');
  expect(await sums()).toMatchObject([{ reportId: infected, events: 2 }]);
  await settle(infected, 'INFECTED');
  expect(await sums()).toMatchObject([{ reportId: clean, events: 1 }]);
});

test('a virus that is found while a corrected report is being stored leaves the quarter reported', async () => {
  const later = '2031-Q1';
  const id = await submitEvents(hub, {
    agencyId,
    quarter: later,
    events: [goodEvent],
    state: 'WAITING',
  });
  const corrected = {
    agencyId,
    actorId,
    filename: 'corrected.xlsx',
    fileId: await hub.app.files.add(Buffer.from('corrected')),
    size: 9,
    quarter: later,
    scan: { state: 'CLEAN' },
    read: undefined,
    now: hub.clock.now(),
  } as const;
  let isSettled = false;
  let settled: Promise<unknown> | undefined;
  await inTransaction(hub.db, async (tx) => {
    await submitReport(tx, corrected);
    settled = settle(id, 'INFECTED').finally(() => {
      isSettled = true;
    });
    await vi.waitFor(async () => {
      const { rows } = await hub.db.execute(sql`select from pg_locks where not granted`);
      expect(isSettled || rows.length > 0).toBe(true);
    });
  });
  await settled;
  const agency = await hub.db.query.agencies.findFirst({ where: eq(agencies.id, agencyId) });
  expect(agency?.reportedQuarter).toBe(later);
});

test('two simultaneous reports on a quarter leave the sums of the later one', async () => {
  const ids = await Promise.all([submit([goodEvent]), submit([goodEvent])]);
  expect([...ids]).toContain((await sums())[0]?.reportId);
  expect(await sums()).toHaveLength(1);
});
