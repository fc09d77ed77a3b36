import { and, desc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { multipart } from '../../tests/support/server/form.ts';
import { runJob } from '../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { plainItems, plainXlsx } from '../../workbooks/testing/plainXlsx.ts';
import { zipArchive } from '../../workbooks/testing/zipArchive.ts';
import {
  accounts,
  agencies,
  audit,
  contentImages,
  fileContents,
  mails,
  reports,
} from '../core/db/schema.ts';
import { noScanner } from '../core/files/scanner.ts';
import { clamd } from '../optional/clamd.ts';
import { EICAR, type FakeClamd, fakeClamd } from '../optional/testing/fakeClamd.ts';

const ADA = 'poc.approved@northwind.example';
const clean = plainXlsx();
/** Not packed, so that the daemon of the tests finds it. */
const infected = zipArchive([
  ...plainItems({ types: { '/customXml/item1.xml': 'application/xml' } }),
  { name: 'customXml/item1.xml', content: EICAR },
]);

let daemon: FakeClamd;
let hub: TestApp;
let ada: Client;
let staff: Client;
let agencyId: string;
beforeAll(async () => {
  daemon = await fakeClamd();
  hub = await testApp({ seed: true, env: { clamdUrl: daemon.url } });
  ada = await hub.as(ADA);
  staff = await hub.as('reviewer@aldervale.example');
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, ADA) });
  agencyId = account?.agencyId ?? '';
});
beforeEach(() => hub.clock.advance(1000));
afterAll(async () => {
  await hub.close();
  await daemon.stop();
});

const upload = async (name: string, bytes: Buffer) =>
  ada.call('uploadReport', await multipart([['file', new File([Uint8Array.from(bytes)], name)]]));
const download = (id: string) => ada.call('reportFile', { params: { id } });
const listed = async () => (await ada.call('reports')).json();
const isDue = async () => (await ada.call('me')).json().provider.quarterlyReportDue;
const ask = (path: string) => staff.request({ method: 'GET', url: `${staffBase}/${path}` });
const inQuarantine = async () => (await ask('reports/quarantine')).json();
const rowOf = (filename: string) =>
  hub.db.query.reports.findFirst({ where: eq(reports.filename, filename) });
const eventsOf = async (id = '') =>
  (
    await hub.db.query.audit.findMany({
      where: eq(audit.subjectId, id),
      orderBy: audit.id,
    })
  ).map(({ event, after }) => ({ event, after }));
const due = () =>
  hub.db.update(agencies).set({ reportedQuarter: '2025-Q4' }).where(eq(agencies.id, agencyId));
const scanAgain = () => runJob(hub, 'quarantine', { scanner: clamd(daemon.url) });

/** As long as `work` takes the scanner is away. */
async function away<T>(work: () => Promise<T>): Promise<T> {
  await daemon.stop();
  try {
    return await work();
  } finally {
    await daemon.start();
  }
}

test('a clean file counts as a report', async () => {
  await due();
  const answer = await upload('clean.xlsx', clean);
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      filename: 'clean.xlsx',
      timestamp: expect.any(String),
      quarter: '2026-Q1',
    },
  ]);
  expect((await download(answer.json().id)).statusCode).toBe(200);
  expect(await rowOf('clean.xlsx')).toMatchObject({ scan: 'CLEAN', finding: null });
});

test('an infected file is refused, does not count as a report, and is stored for staff', async () => {
  await due();
  const before = await listed();
  const answer = await upload('infected.xlsx', infected);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'upload.infected']);
  expect(await listed()).toEqual(before);
  expect(await isDue()).toBe(true);
  const row = await rowOf('infected.xlsx');
  expect(row).toMatchObject({ scan: 'INFECTED', finding: 'Eicar-Test-Signature' });
  expect((await download(row?.id ?? '')).statusCode).toBe(404);
  expect(await inQuarantine()).toMatchObject([
    {
      id: row?.id,
      kind: 'report',
      filename: 'infected.xlsx',
      state: 'INFECTED',
      finding: 'Eicar-Test-Signature',
      agencyId,
      email: ADA,
    },
  ]);
  const file = await ask(`reports/${row?.id}/file`);
  expect([file.statusCode, file.json().error.code]).toEqual([409, 'upload.quarantined']);
  expect(await eventsOf(row?.id)).toMatchObject([
    { event: 'refuseReport', after: { scan: 'INFECTED', finding: 'Eicar-Test-Signature' } },
  ]);
});

test('an infected file that is sent again by the same submission is refused again, and stored once', async () => {
  const form = await multipart([
    ['file', new File([Uint8Array.from(infected)], 'infected twice.xlsx')],
    ['submission', 'one'],
  ]);
  for (let press = 0; press < 2; press++) {
    const answer = await ada.call('uploadReport', form);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'upload.infected']);
  }
  expect(await hub.db.$count(reports, eq(reports.filename, 'infected twice.xlsx'))).toBe(1);
});

describe('while the scanner is unavailable', () => {
  test('a file counts as submitted, nobody can download it, and staff see it wait', async () => {
    await due();
    const { id, beingChecked } = (await away(() => upload('late.xlsx', clean))).json();
    expect(beingChecked).toBe(true);
    expect(await isDue()).toBe(false);
    expect((await listed()).content[0]).toMatchObject({ id, beingChecked: true });
    for (const answer of [await download(id), await ask(`reports/${id}/file`)]) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'upload.beingChecked']);
    }
    expect(await inQuarantine()).toContainEqual(
      expect.objectContaining({ id, state: 'WAITING', finding: null }),
    );
    const rows = (await ask('reports')).json();
    expect(rows).toContainEqual(expect.objectContaining({ reportId: id, beingChecked: true }));

    expect(await away(scanAgain)).toBe(0);
    expect((await download(id)).statusCode).toBe(409);
    expect(await scanAgain()).toBe(1);
    expect((await download(id)).rawPayload.equals(clean)).toBe(true);
    expect(await eventsOf(id)).toMatchObject([
      { event: 'submitReport', after: { scan: 'WAITING' } },
      { event: 'scanFile', after: { scan: 'CLEAN' } },
      { event: 'downloadReport' },
    ]);
  });

  test(`an infected report is withdrawn: due again, with an email, and no longer in the agency's list`, async () => {
    await due();
    await hub.db
      .delete(reports)
      .where(and(eq(reports.agencyId, agencyId), eq(reports.quarter, '2026-Q1')));
    const { id } = (await away(() => upload('worm.xlsx', infected))).json();
    expect(await isDue()).toBe(false);
    expect(await scanAgain()).toBe(1);
    expect(await scanAgain()).toBe(0);
    expect(await isDue()).toBe(true);
    expect(JSON.stringify(await listed())).not.toContain(id);
    expect((await download(id)).statusCode).toBe(404);
    const sent = await hub.db.query.mails.findMany({ where: eq(mails.template, 'reportRefused') });
    expect(sent.map(({ to }) => to)).toContain(ADA);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(sent.length);
    expect(await inQuarantine()).toContainEqual(
      expect.objectContaining({ id, state: 'INFECTED', finding: 'Eicar-Test-Signature' }),
    );
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      event: 'scanFile',
      after: { scan: 'INFECTED', finding: 'Eicar-Test-Signature' },
    });
  });

  test('a clean report of the same quarter still counts beside a withdrawn one', async () => {
    await due();
    await upload('good.xlsx', clean);
    await away(() => upload('bad.xlsx', infected));
    await scanAgain();
    expect(await isDue()).toBe(false);
  });

  test('a waiting file that is damaged keeps no other from being scanned, and the job says so', async () => {
    const { id: damaged } = (await away(() => upload('damaged.xlsx', clean))).json();
    hub.clock.advance(1000);
    const { id } = (await away(() => upload('after.xlsx', clean))).json();
    const fileId = (await rowOf('damaged.xlsx'))?.fileId ?? '';
    await hub.db.delete(fileContents).where(eq(fileContents.id, fileId));
    await expect(scanAgain()).rejects.toThrow(`File ${fileId} is missing`);
    expect((await download(id)).statusCode).toBe(200);
    expect((await download(damaged)).statusCode).toBe(409);
    await hub.db.insert(fileContents).values({ id: fileId, content: clean });
    expect(await scanAgain()).toBe(1);
  });

  test('many files that are damaged keep no later one from being scanned', async () => {
    await hub.db.execute(sql`
      with lost as (
        insert into files (store, sha256) select 'database', '' from generate_series(1, 50) returning id
      )
      insert into reports (agency_id, filename, mime, size, quarter, file_id, scan, uploaded_at)
      select ${agencyId}, 'lost.xlsx', '', 1, '2025-Q1', id, 'WAITING', ${hub.clock.now().toISOString()} from lost`);
    hub.clock.advance(1000);
    const { id } = (await away(() => upload('behind.xlsx', clean))).json();
    await expect(scanAgain()).rejects.toThrow('is missing');
    await expect(scanAgain()).rejects.toThrow('is missing');
    expect((await download(id)).statusCode).toBe(200);
    await hub.db.delete(reports).where(eq(reports.filename, 'lost.xlsx'));
  });

  test('behind a file that the scanner cannot cope with, the next run goes on', async () => {
    const ids = [];
    for (const name of ['one.xlsx', 'two.xlsx']) {
      ids.push((await away(() => upload(name, clean))).json().id);
    }
    daemon.says = '';
    const before = daemon.seen.length;
    expect(await scanAgain()).toBe(0);
    expect(daemon.seen.length - before).toBe(1);
    daemon.says = undefined;
    expect(await scanAgain()).toBe(2);
    for (const id of ids) expect((await download(id)).statusCode).toBe(200);
  });

  test('without a scanner, waiting files are released', async () => {
    const { id } = (await away(() => upload('off.xlsx', clean))).json();
    await runJob(hub, 'quarantine', { scanner: noScanner });
    expect((await download(id)).statusCode).toBe(200);
  });
});

describe('pictures', () => {
  const send = async (name: string, hidden = '') => {
    const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const file = Buffer.concat([await drawn.png().toBuffer(), Buffer.from(hidden)]);
    const { body, headers } = await multipart([['file', new File([Uint8Array.from(file)], name)]]);
    const url = `${staffBase}/images`;
    return staff.request({ method: 'POST', url, payload: body as Buffer, headers });
  };
  const latest = () =>
    hub.db.query.contentImages.findFirst({ orderBy: desc(contentImages.uploadedAt) });
  const latestFile = async () => hub.app.files.read((await latest())?.fileId ?? '');
  const see = async () =>
    staff.request({ method: 'GET', url: (await ask('images')).json()[0].url });

  test('an infected picture is refused and never shown', async () => {
    expect((await send('worm.png', EICAR)).json().error.code).toBe('upload.infected');
    expect(await latest()).toMatchObject({ filename: 'worm.png', scan: 'INFECTED' });
    expect(JSON.stringify((await ask('images')).json())).not.toContain('worm.png');
    expect(await inQuarantine()).toContainEqual(
      expect.objectContaining({ kind: 'image', filename: 'worm.png', agencyId: null }),
    );
  });

  test('a waiting picture is shown after the scanner has checked the original', async () => {
    const answer = await away(() => send('later.png', 'what hangs behind its end'));
    expect([answer.statusCode, answer.json().beingChecked]).toEqual([201, true]);
    expect((await see()).statusCode).toBe(404);
    expect((await latestFile()).includes('what hangs behind')).toBe(true);
    expect(await scanAgain()).toBe(1);
    await runJob(hub, 'pictures');
    expect((await latestFile()).includes('what hangs behind')).toBe(false);
    expect((await see()).statusCode).toBe(200);
  });
});
