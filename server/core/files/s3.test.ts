import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../contract/dates.ts';
import { staffBase } from '../../../contract/staff/reach.ts';
import { multipart } from '../../../tests/support/server/form.ts';
import { runJob } from '../../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { plainXlsx } from '../../../workbooks/testing/plainXlsx.ts';
import { moveTo } from '../../admin/files.ts';
import { backUp, restore } from '../../backup/backup.ts';
import { contentImages, fileContents, files, reports } from '../db/schema.ts';
import { checkStore } from './check.ts';
import { createFiles } from './files.ts';
import { StoreUnavailable } from './store.ts';
import { openStores } from './stores.ts';
import { type S3Server, s3Server } from './testing/s3Server.ts';

/** A hub whose new files go to S3; those of the demo data are in the database. */
let server: S3Server;
let hub: TestApp;
let ada: Client;
let staff: Client;
beforeAll(async () => {
  server = await s3Server();
});
beforeEach(async () => {
  server.mode = 'well';
  server.objects.clear();
  hub = await testApp({ seed: true, env: { fileStore: server.settings } });
  ada = await hub.as('poc.approved@northwind.example');
  staff = await hub.as('reviewer@aldervale.example');
});
afterEach(() => hub.close());
afterAll(() => server.stop());

const workbook = plainXlsx();
const upload = async () => {
  const body = await multipart([['file', new File([Uint8Array.from(workbook)], 'a.xlsx')]]);
  return ada.call('uploadReport', body);
};
const download = (id: string) => ada.call('reportFile', { params: { id } });
const ask = (path: string) => staff.request({ method: 'GET', url: `${staffBase}/${path}` });
const addPicture = async () => {
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  const file = new File([Uint8Array.from(await drawn.png().toBuffer())], 'a.png');
  const { body, headers } = await multipart([['file', file]]);
  return staff.request({ method: 'POST', url: `${staffBase}/images`, payload: body, headers });
};
const stores = async () =>
  Object.fromEntries(
    await Promise.all(
      (['database', 's3'] as const).map(async (store) => [
        store,
        (await checkStore(hub.db, hub.app.files, store)).used,
      ]),
    ),
  );
const sweep = () => runJob(hub, 'files');
const sweepInADay = async () => {
  await sweep();
  hub.clock.advance(DAY + 1000);
  await sweep();
};

test('reports and pictures are stored and read there, and nowhere else', async () => {
  const inDatabase = await hub.db.$count(fileContents);
  const { id } = (await upload()).json();
  const { url } = (await addPicture()).json();
  expect(server.objects.size).toBe(2);
  expect([...server.objects.values()].some((content) => content.equals(workbook))).toBe(true);
  expect((await download(id)).rawPayload.equals(workbook)).toBe(true);
  expect((await staff.request({ method: 'GET', url })).statusCode).toBe(200);
  expect(await hub.db.$count(fileContents)).toBe(inDatabase);
});

describe('while it is down', () => {
  const unavailable = [503, 'error.filesUnavailable'];
  const saidBy = (answer: { statusCode: number; json(): { error: { code: string } } }) => [
    answer.statusCode,
    answer.json().error.code,
  ];
  const downs: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['is not there', () => server.stop(), () => server.start()],
    [
      'refuses',
      async () => {
        server.mode = 'refuse';
      },
      async () => {},
    ],
  ];

  test.each(downs)(
    'because it %s: uploads and downloads say so, the rest works',
    async (_, end, begin) => {
      const { id } = (await upload()).json();
      const { url } = (await addPicture()).json();
      const { quarter } = (await ada.call('reports')).json().content[0];
      const before = await hub.db.$count(reports);
      await end();
      try {
        const answers = [
          await upload(),
          await download(id),
          await ada.call('markedReport', { params: { id } }),
          await addPicture(),
          await staff.request({ method: 'GET', url }),
          await ask(`reports/${id}/file`),
          await ask(`reports/files?quarter=${quarter}`),
        ];
        for (const answer of answers) {
          expect(saidBy(answer)).toEqual(unavailable);
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        }
        expect(await hub.db.$count(reports)).toBe(before);
        const others = [
          await ada.call('me'),
          await ada.call('reports'),
          await ada.call('reportDetail', { params: { id } }),
          await ask(`reports/${id}`),
          await ask('images'),
          await hub.guest().request({ method: 'GET', url: '/readyz' }),
        ];
        expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
      } finally {
        await begin();
      }
      server.mode = 'well';
      expect((await download(id)).statusCode).toBe(200);
      expect((await upload()).statusCode).toBe(201);
      // What was left of the uploads that failed.
      await sweepInADay();
      const { orphans, used } = await checkStore(hub.db, hub.app.files, 's3');
      expect([orphans, used, server.objects.size]).toEqual([[], 3, 3]);
      expect(await hub.db.$count(files, eq(files.store, 's3'))).toBe(3);
    },
  );

  test('unused files of the database are still removed', async () => {
    const { add } = hub.app.files;
    const [there, here] = [await add(workbook), await add(workbook, 'database')];
    await sweep();
    hub.clock.advance(DAY + 1000);
    server.mode = 'refuse';
    await expect(sweep()).rejects.toThrow(StoreUnavailable);
    const left = await hub.db.query.files.findMany({ where: inArray(files.id, [there, here]) });
    expect(left.map(({ id }) => id)).toEqual([there]);
  });

  test('files that are in the database are still sent', async () => {
    const [stored] = await hub.db.select().from(reports);
    await server.stop();
    expect((await ask(`reports/${stored?.id}/file`)).statusCode).toBe(200);
    await server.start();
  });
});

test('an object that is gone or was changed is not sent, and is found', async () => {
  const [gone, changed] = [(await upload()).json().id, (await upload()).json().id];
  const keyOf = async (id: string) => {
    const row = await hub.db.query.reports.findFirst({ where: eq(reports.id, id) });
    return `hub/${row?.fileId}`;
  };
  server.objects.delete(await keyOf(gone));
  server.objects.set(await keyOf(changed), Buffer.from('x'));
  for (const id of [gone, changed]) {
    const answer = await download(id);
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'error.fileDamaged']);
  }
  server.objects.set('hub/of-somebody', Buffer.from('x'));
  const found = await checkStore(hub.db, hub.app.files, 's3');
  expect(found).toMatchObject({ used: 2, orphans: ['of-somebody'] });
  expect(found.damaged).toHaveLength(2);
  expect(found.damaged).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`report ${gone}: File .* is missing`),
      expect.stringMatching(`report ${changed}: File .* differs`),
    ]),
  );
});

test('without the setting for the bucket its files are not read, and the check says why', async () => {
  const { id } = (await upload()).json();
  const without = createFiles(hub.db, openStores(hub.db));
  const row = await hub.db.query.reports.findFirst({ where: eq(reports.id, id) });
  await expect(without.read(row?.fileId ?? '')).rejects.toThrow('FILE_STORE_URL');
  expect(await checkStore(hub.db, without, 's3')).toMatchObject({
    used: 1,
    unavailable: "The store 's3' is not set up: FILE_STORE_URL.",
  });
});

test('a backup has the files of both stores; restored they are in the database', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hub-s3-'));
  const kept = join(directory, 'hub.backup');
  const { id } = (await upload()).json();
  const { damaged } = await backUp(hub.url, kept, hub.app.files);
  expect(damaged).toEqual([]);
  const restored = await testApp();
  await restore(restored.url, kept);
  const rows = await restored.db.select().from(reports);
  expect(rows).toHaveLength(await hub.db.$count(reports));
  for (const { fileId, size } of rows) {
    expect((await restored.app.files.read(fileId)).length).toBe(size);
  }
  const fileId = rows.find((row) => row.id === id)?.fileId ?? '';
  expect((await restored.app.files.read(fileId)).equals(workbook)).toBe(true);
  await server.stop();
  await expect(backUp(hub.url, kept, hub.app.files)).rejects.toThrow('ECONNREFUSED');
  await server.start();
  await restored.close();
  rmSync(directory, { recursive: true });
});

describe('moving files', () => {
  const lines: string[] = [];
  const move = (store: string) =>
    moveTo(store, { db: hub.db, files: hub.app.files }, (line) => lines.push(line));
  beforeEach(() => {
    lines.length = 0;
  });
  /** The contents of all reports and pictures, by their rows. */
  const contents = async () => {
    const rows = [
      ...(await hub.db.select({ id: reports.id, fileId: reports.fileId }).from(reports)),
      ...(await hub.db
        .select({ id: contentImages.id, fileId: contentImages.fileId })
        .from(contentImages)),
    ];
    const read = rows.map(
      async ({ id, fileId }) => [id, (await hub.app.files.read(fileId)).toString('hex')] as const,
    );
    return Object.fromEntries(await Promise.all(read));
  };

  test('there and back keeps every content, and leaves none behind', async () => {
    await upload();
    await addPicture();
    const [before, { database }] = [await contents(), await stores()];
    const all = Object.keys(before).length;
    expect(database).toBe(all - 2);
    await move('s3');
    expect(await stores()).toEqual({ database: 0, s3: all });
    expect(await contents()).toEqual(before);
    // Until then, whoever is reading an old file can go on.
    expect(await hub.db.$count(fileContents)).toBe(database);
    await sweepInADay();
    expect([await hub.db.$count(fileContents), server.objects.size]).toEqual([0, all]);
    await move('database');
    await sweepInADay();
    expect(await stores()).toEqual({ database: all, s3: 0 });
    expect([await hub.db.$count(fileContents), server.objects.size]).toEqual([all, 0]);
    expect(await contents()).toEqual(before);
    expect(lines.map((line) => line.replace(/[\d.]+ MB/, 'MB'))).toEqual([
      `${all - 2} of ${all - 2} files moved, MB to 's3'. The job 'files' removes the old contents in a day.`,
      `${all} of ${all} files moved, MB to 'database'. The job 'files' removes the old contents in a day.`,
    ]);
  });

  test('can be interrupted and continued', async () => {
    const [before, { database }] = [await contents(), await stores()];
    expect(database).toBeGreaterThan(16);
    server.failsAfter = 20;
    await expect(move('s3')).rejects.toThrow('ServiceUnavailable');
    server.failsAfter = Number.POSITIVE_INFINITY;
    const half = await stores();
    expect(half.s3).toBeGreaterThan(0);
    expect(half.database).toBeGreaterThan(0);
    expect(half.s3 + half.database).toBe(database);
    expect(await contents()).toEqual(before);
    await move('s3');
    expect(lines.at(-1)).toContain(`${half.database} of ${half.database} files moved`);
    expect(await contents()).toEqual(before);
    await sweepInADay();
    expect([await hub.db.$count(fileContents), server.objects.size]).toEqual([0, database]);
  });

  test('leaves damaged files in place and reports them', async () => {
    const [broken] = await hub.db.select().from(reports);
    const content = Buffer.from('x');
    const here = eq(fileContents.id, broken?.fileId ?? '');
    await hub.db.update(fileContents).set({ content }).where(here);
    await expect(move('s3')).rejects.toThrow(
      `1 files were not moved:\nFile ${broken?.fileId} in the store 'database' differs`,
    );
    expect((await stores()).database).toBe(1);
    await sweepInADay();
    expect(await hub.db.select().from(fileContents)).toEqual([{ id: broken?.fileId, content }]);
  });

  test('does not refer to a copy that arrived damaged', async () => {
    server.mode = 'spoil';
    const { database } = await stores();
    await expect(move('s3')).rejects.toThrow(`${database} files were not moved`);
    expect(await stores()).toEqual({ database, s3: 0 });
    await sweepInADay();
    expect(server.objects.size).toBe(0);
  });

  test.each([
    ['s4', 'STORE is one of: database, s3.'],
    ['s3', "The store 's3' is not set up: FILE_STORE_URL."],
  ])('to %s, which is unknown or not set up, is refused', async (store, reason) => {
    const without = createFiles(hub.db, openStores(hub.db));
    await expect(moveTo(store, { db: hub.db, files: without }, () => {})).rejects.toThrow(reason);
  });
});
