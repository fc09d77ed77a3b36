import { buffer } from 'node:stream/consumers';
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { staffBase } from '../../contract/staff/reach.ts';
import { people } from '../../demo/personas.ts';
import { agencyNamed, submitEvents } from '../../tests/support/server/reports.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { entriesOf } from '../../tests/support/server/zip.ts';
import { type EventCells, goodEvent, serial } from '../../workbooks/testing/reportWorkbook.ts';
import { accounts, audit, files, reportSums, reports } from '../core/db/schema.ts';
import { filesZip, uniqueNames } from './filesZip.ts';

const REVIEWER = 'reviewer@aldervale.example';
/** A closed quarter, of whose reports in the demo data none stays, and whose events are in `goodEvent`. */
const quarter = '2026-Q1';
let hub: TestApp;
let staff: Client;
let northwind: string;
let maple: string;

beforeAll(async () => {
  hub = await testApp({ seed: true });
  await hub.db.delete(reportSums).where(eq(reportSums.quarter, quarter));
  await hub.db.delete(reports).where(eq(reports.quarter, quarter));
  staff = await hub.as(REVIEWER);
  northwind = await agencyNamed(hub, 'Northwind Meetings');
  maple = await agencyNamed(hub, 'Maple Conference Group');
});
afterAll(() => hub.close());

const get = (path: string, client = staff, headers = {}) =>
  client.request({ method: 'GET', url: `${staffBase}/${path}`, headers });
const listed = async (filter: object) =>
  (await get(`reports?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();
const submit = (agencyId: string, events: readonly EventCells[], more = {}) =>
  submitEvents(hub, { agencyId, quarter, events, ...more });
const bookingsOf = (reportId: string, range: string) =>
  get(`bookings?filter=${encodeURIComponent(JSON.stringify({ reportId }))}&range=${range}`);

test.each([
  'reports/11111111-1111-4111-8111-111111111111',
  'reports/11111111-1111-4111-8111-111111111111/marked',
  'bookings',
  `reports/files?quarter=${quarter}`,
  `reports/bookings?quarter=${quarter}`,
])('%s is for staff alone', async (path) => {
  expect((await get(path, hub.guest())).statusCode).toBe(401);
  for (const { email } of people.filter(({ staffRoles }) => staffRoles.length === 0)) {
    expect([email, (await get(path, await hub.as(email))).statusCode]).toEqual([email, 403]);
  }
});

test.each([
  ['a report that is none', 'reports/11111111-1111-4111-8111-111111111111', 404],
  ['a marked copy of none', 'reports/11111111-1111-4111-8111-111111111111/marked', 404],
  ['files without a quarter', 'reports/files', 400],
  ['files of a quarter of wrong form', 'reports/files?quarter=Q1', 400],
  ['bookings without a quarter', 'reports/bookings', 400],
  ['bookings as something else', `reports/bookings?quarter=${quarter}&format=pdf`, 400],
])('%s', async (_, path, status) => {
  expect((await get(path)).statusCode).toBe(status);
});

describe('a report', () => {
  const events = [goodEvent, { ...goodEvent, eventName: '', hotelRevenue: -1 }];

  test('is read with its findings, its versions and its events', async () => {
    const first = await submit(northwind, [goodEvent], { filename: 'first.xlsx' });
    const second = await submit(northwind, events, { filename: 'second.xlsx' });
    const report = (await get(`reports/${second}`)).json();
    expect(report).toMatchObject({
      agency: 'Northwind Meetings',
      filename: 'second.xlsx',
      scan: 'CLEAN',
      reading: { state: 'READ', findingCount: 2, totals: { events: 2, roomNights: 220 } },
    });
    expect(report.versions).toMatchObject([
      { id: second, counts: true },
      { id: first, counts: false },
    ]);
    const answer = await bookingsOf(second, '[1,1]');
    expect(answer.headers['content-range']).toBe('bookings 1-1/2');
    expect(answer.json()).toMatchObject([{ id: `${second}:3`, row: 3, eventName: null }]);
    expect((await get('bookings')).json()).toEqual([]);
  });

  test('that is infected shows nothing that was read', async () => {
    const id = await submit(northwind, [goodEvent], { state: 'INFECTED' });
    expect((await get(`reports/${id}`)).json()).toMatchObject({ scan: 'INFECTED', reading: null });
  });

  test('has a marked copy, if something was found in it and it is not in quarantine', async () => {
    const marked = await submit(northwind, events, { filename: 'third.xlsx' });
    const copy = await get(`reports/${marked}/marked`);
    expect(copy.headers['content-disposition']).toContain('filename="third-marked.xlsx"');
    const [sheet] = Object.values(read(copy.rawPayload).Sheets);
    expect(sheet?.A3?.c?.[0]?.t).toContain('is empty');
    const [entry] = await hub.db.query.audit.findMany({
      where: and(eq(audit.event, 'downloadReport'), eq(audit.subjectId, marked)),
    });
    expect(entry).toBeDefined();
    for (const [given, more, code] of [
      [[goodEvent], {}, 'upload.notMarked'],
      [events, { state: 'WAITING' }, 'upload.beingChecked'],
      [events, { state: 'INFECTED' }, 'upload.quarantined'],
    ] as const) {
      const refused = await get(`reports/${await submit(northwind, given, more)}/marked`);
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, code]);
    }
    await submit(northwind, events, { filename: 'second.xlsx' });
  });

  test('stands in the list with its sums, and can be filtered by findings', async () => {
    await submit(maple, [goodEvent]);
    const rows = await listed({ quarter });
    const row = (id: string) => rows.find((one: { id: string }) => one.id === id);
    expect(row(northwind)).toMatchObject({ findingCount: 2, totals: { events: 2, cancelled: 0 } });
    expect(row(maple)).toMatchObject({ findingCount: 0, totals: { hotelRevenue: 33_000.5 } });
    const ids = async (findings: string) =>
      (await listed({ quarter, findings })).map(({ id }: { id: string }) => id);
    expect(await ids('true')).toContain(northwind);
    expect(await ids('true')).not.toContain(maple);
    expect(await ids('false')).toContain(maple);
    expect((await get(`reports/quarters/${quarter}`)).json()).toMatchObject({
      name: quarter,
      submitted: 2,
      withFindings: 1,
      totals: { events: 3, roomNights: 330 },
    });
  });
});

describe('the files of a quarter', () => {
  const names = async () => {
    const { rawPayload, headers } = await get(`reports/files?quarter=${quarter}`);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain(`filename="reports-${quarter}.zip"`);
    return entriesOf(rawPayload);
  };

  test('are one archive of those that count, as they were uploaded', async () => {
    const id = await submit(maple, [goodEvent], { filename: '../../evil/Q1.xlsx' });
    const archive = await names();
    expect([...archive.keys()]).toEqual([
      'Maple Conference Group - .._.._evil_Q1.xlsx',
      'Northwind Meetings - second.xlsx',
    ]);
    const stored = await hub.db.query.reports.findFirst({ where: eq(reports.id, id) });
    const [first] = archive.values();
    expect(first).toEqual(await hub.app.files.read(stored?.fileId ?? ''));
  });

  test('leave out what waits for the virus scanner, and the version before it', async () => {
    await submit(maple, [goodEvent], { state: 'WAITING' });
    expect([...(await names()).keys()]).toEqual(['Northwind Meetings - second.xlsx']);
    await submit(maple, [goodEvent]);
  });

  test('go on after a damaged one, which a text in the archive and the log name', async () => {
    const ofMaple = eq(reports.id, await submit(maple, [goodEvent], { filename: 'broken.xlsx' }));
    const { fileId = '' } = (await hub.db.query.reports.findFirst({ where: ofMaple })) ?? {};
    const { sha256 } = (await hub.db.query.files.findFirst({ where: eq(files.id, fileId) })) ?? {};
    const have = (sum?: string) =>
      hub.db.update(files).set({ sha256: sum }).where(eq(files.id, fileId));
    await have('0'.repeat(64));
    const log = { error: vi.fn() };
    const options = { quarter, language: 'fr-CA', log } as const;
    const archive = await entriesOf(
      await buffer(await filesZip(hub.app.read, hub.app.files, options)),
    );
    expect([...archive.keys()]).toEqual([
      'Northwind Meetings - second.xlsx',
      'Fichiers manquants.txt',
    ]);
    expect(String(archive.get('Fichiers manquants.txt'))).toMatch(
      /^Ces fichiers n’ont pas pu être lus.*\r\n\r\nMaple Conference Group - broken\.xlsx\r\n$/,
    );
    expect(log.error.mock.calls).toMatchObject([
      [{ problem: expect.stringContaining(fileId) }, 'The archive of a quarter lacks a file'],
    ]);
    await have(sha256);
    expect([...(await names()).keys()]).toHaveLength(2);
  });

  test('break off the download, and nothing else, when they can no longer be read', async () => {
    await submit(maple, [goodEvent]);
    const lost = vi.spyOn(hub.app.files, 'read').mockRejectedValue(new Error('unreadable'));
    const { rawPayload } = await get(`reports/files?quarter=${quarter}`);
    await expect(fromBufferPromise(rawPayload)).rejects.toThrow(
      'End of central directory record signature not found',
    );
    lost.mockRestore();
  });

  test('have names of their own, also where capitals make no difference', () => {
    const name = uniqueNames();
    expect([name('A/B', 'q.xlsx'), name('a_b', 'Q.xlsx'), name('A\\B', 'q.xlsx')]).toEqual([
      'A_B - q.xlsx',
      'a_b - Q (2).xlsx',
      'A_B - q (3).xlsx',
    ]);
  });
});

describe('the bookings of a quarter', () => {
  const lines = async (headers = {}) =>
    (await get(`reports/bookings?quarter=${quarter}`, staff, headers)).payload.split('\r\n');

  test('are a line for each event that counts, and no cell is a formula', async () => {
    await submit(maple, [{ ...goodEvent, eventName: '=HYPERLINK("x")', status: 'Cancelled' }]);
    const [heading, ...rows] = await lines();
    expect(heading).toMatch(/^\uFEFFAgency,Quarter,File,Row,Event Name,.*,Status$/);
    expect(rows.filter((row) => row !== '').sort()).toEqual([
      `Maple Conference Group,${quarter},Q1.xlsx,2,"'=HYPERLINK(""x"")",Conference,Millrace Boston,Boston,US,2026-03-02,2026-03-05,40,110,33000.5,3300.05,Cancelled`,
      expect.stringMatching(/^Northwind Meetings,2026-Q1,second.xlsx,2,Spring meeting,/),
      expect.stringMatching(/^Northwind Meetings,2026-Q1,second.xlsx,3,,/),
    ]);
  });

  test('are the same in an .xlsx, whose texts are no formulas, whose days are dates and whose amounts are numbers', async () => {
    const answer = await get(`reports/bookings?quarter=${quarter}&format=xlsx`);
    expect(answer.headers['content-disposition']).toContain(`filename="bookings-${quarter}.xlsx"`);
    const book = read(answer.rawPayload, { cellNF: true });
    const sheet = book.Sheets.Bookings as WorkSheet;
    const csv = await lines();
    const rows: (string | number)[][] = utils.sheet_to_json(sheet, { header: 1, defval: '' });
    expect(rows).toHaveLength(csv.filter((line) => line !== '').length);
    expect(rows[0]?.join()).toBe(csv[0]?.slice(1).replaceAll('"', ''));
    const place = rows.findIndex(([agency]) => agency === 'Maple Conference Group');
    const cell = (column: string): CellObject => sheet[`${column}${place + 1}`];
    expect(cell('E')).toMatchObject({ t: 's', v: '=HYPERLINK("x")', z: '@' });
    expect(cell('E').f).toBeUndefined();
    expect(cell('J')).toMatchObject({ t: 'n', v: serial('2026-03-02'), z: 'yyyy-mm-dd' });
    expect([cell('M').v, cell('N').v, cell('P').v]).toEqual([110, 33_000.5, 'Cancelled']);
    expect(sheet['!ref']).toBe(`A1:P${rows.length}`);
  });

  test('are in the reader’s language, with its separator and decimal sign, and the download is in the audit', async () => {
    await hub.db.update(accounts).set({ language: 'fr-CA' }).where(eq(accounts.email, REVIEWER));
    const [heading, row] = await lines();
    expect(heading).toMatch(/^\uFEFFAgence;Trimestre;Fichier;Ligne;/);
    expect(row).not.toContain('Cancelled');
    expect(row).toContain(';2026-03-02;2026-03-05;40;110;33000,5;3300,05;');
    const entries = await hub.db.query.audit.findMany({ where: eq(audit.event, 'exportList') });
    expect(entries.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ file: `bookings-${quarter}.csv` }),
    );
  });
});
