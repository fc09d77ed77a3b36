import { request as post } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { englishText, type MessageKey } from '../../contract/messages.ts';
import { multipart } from '../../tests/support/server/form.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { reportTemplate } from '../../workbooks/reportTemplate.ts';
import { compoundFile } from '../../workbooks/testing/compoundFile.ts';
import { plainXls, record } from '../../workbooks/testing/plainXls.ts';
import { plainItems, plainXlsx } from '../../workbooks/testing/plainXlsx.ts';
import { zipArchive } from '../../workbooks/testing/zipArchive.ts';
import * as auditing from '../core/audit/record.ts';
import { accounts, agencies, audit, files, reportSums, reports } from '../core/db/schema.ts';
import * as uploads from './upload.ts';

const ada = 'poc.approved@northwind.example';
const xlsx = await reportTemplate('en');
const xls = plainXls();
const withMacros = plainXlsx({
  main: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
  types: { '/xl/vbaProject.bin': 'application/vnd.ms-office.vbaProject' },
  parts: { 'xl/vbaProject.bin': 'code' },
});
const file = (name: string, bytes: Buffer = xlsx) => new File([Uint8Array.from(bytes)], name);
/** A workbook of so many bytes: one that is large for a picture in it. */
function ofSize(bytes: number): Buffer {
  const picture = (length: number) =>
    zipArchive([
      ...plainItems({ defaults: { png: 'image/png' } }),
      { name: 'xl/media/image1.png', content: Buffer.alloc(length) },
    ]);
  return picture(bytes - picture(0).length);
}

let hub: TestApp;
let client: Client;
let agencyId: string;
beforeAll(async () => {
  hub = await testApp({ seed: true, limits: { uploadsPerDay: 1000 } });
  client = await hub.as(ada);
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, ada) });
  agencyId = account?.agencyId ?? '';
});
beforeEach(() => hub.clock.advance(1000));
afterAll(() => hub.close());

const send = async (...entries: (readonly [string, string | File])[]) =>
  client.call('uploadReport', await multipart(entries));
const upload = (...files: File[]) => send(...files.map((one) => ['file', one] as const));
const count = () => hub.db.$count(reports, eq(reports.agencyId, agencyId));

describe('an accepted report', () => {
  test('is the newest in the list, and is downloaded unchanged', async () => {
    const answer = await upload(file('Q1.xlsx'));
    expect(answer.statusCode).toBe(201);
    const row = answer.json();
    expect(row).toEqual({
      id: expect.any(String),
      filename: 'Q1.xlsx',
      timestamp: hub.clock.now().toISOString(),
      quarter: '2026-Q1',
      sheet: 'Bookings',
      // The template without events.
      totals: { events: 0, cancelled: 0, roomNights: 0, hotelRevenue: 0, commission: 0 },
      findingCount: 1,
    });
    const list = (await client.call('reports')).json();
    expect(list.content[0]).toEqual(row);
    expect(list.content).toHaveLength(10);
    const download = await client.call('reportFile', { params: { id: row.id } });
    expect(download.rawPayload.equals(xlsx)).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="Q1.xlsx"; filename*=UTF-8''Q1.xlsx`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('that is sent again while it is still being stored is stored once', async () => {
    const before = await count();
    const press = () => send(['file', file('pressed twice.xlsx')], ['submission', 'twice']);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('with the same name as another has an id of its own', async () => {
    const [one, other] = [await upload(file('same.xls', xls)), await upload(file('same.xls', xls))];
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(one.json().id).not.toBe(other.json().id);
  });

  test.each([
    ['../../etc/passwd.xlsx', 'passwd.xlsx'],
    ['C:\\Users\\Ada\\Q1 report.xlsx', 'Q1 report.xlsx'],
    ['報告書 四半期 (最終).xlsx', '報告書 四半期 (最終).xlsx'],
    ['отчёт.xlsx', 'отчёт.xlsx'],
    ["Ada's best <report>.xlsx", "Ada's best _report_.xlsx"],
    ['evil\u202exslx.xlsx', 'evilxslx.xlsx'],
  ])('has the name %j as %j', async (name, kept) => {
    const answer = await upload(file(name));
    expect(answer.json().filename).toBe(kept);
    const { headers } = await client.call('reportFile', { params: { id: answer.json().id } });
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition']))?.[1];
    expect(decodeURIComponent(encoded ?? '')).toBe(kept);
  });

  test('may be sent with other small fields', async () => {
    const answer = await send(['note', 'a'], ['file', file('Q1.xlsx')], ['other', 'b']);
    expect(answer.statusCode).toBe(201);
  });
});

describe('the size', () => {
  test('1,048,576 bytes are accepted', async () => {
    const answer = await upload(file('large.xlsx', ofSize(limits.uploadBytes)));
    expect(answer.statusCode).toBe(201);
    const { rawPayload } = await client.call('reportFile', { params: { id: answer.json().id } });
    expect(rawPayload.length).toBe(1_048_576);
  });

  test.each([
    [[1_048_577], '1.00MB'],
    [[1_310_720], '1.25MB'],
    [[5_242_880], '5.00MB'],
    [[1_572_864, 2_097_152], '1.50MB, 2.00MB'],
  ])('%j bytes are refused', async (sizes, told) => {
    const before = await count();
    const answer = await upload(...sizes.map((size, i) => file(`${i}.xlsx`, ofSize(size))));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.description).toBe(
      `Allowed file size is 1MB. Your file(s) has/have size ${told}`,
    );
    expect(await count()).toBe(before);
  });
});

describe('an invalid upload is refused, and nothing is stored', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const known = (key: MessageKey) => englishText({ key });
  test.each([
    ['a renamed PNG', [file('photo.xlsx', png)], known('upload.wrongType')],
    ['a PNG', [file('photo.png', png)], known('upload.wrongType')],
    ['a macro-enabled workbook', [file('a.xlsm', withMacros)], known('upload.macros')],
    ['one renamed', [file('a.xlsx', withMacros)], known('upload.macros')],
    [
      'an encrypted .xlsx',
      [file('a.xlsx', compoundFile([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]))],
      known('upload.password'),
    ],
    [
      'an encrypted .xls',
      [file('a.xls', plainXls({ records: [record(0x2f)] }))],
      known('upload.password'),
    ],
    ['an .xls named .xlsx', [file('a.xlsx', xls)], known('upload.wrongType')],
    ['an empty file', [file('a.xlsx', Buffer.alloc(0))], known('upload.damaged')],
    ['a name that hides its ending', [file('a.xlsx\u0000.exe')], known('upload.wrongType')],
    ['two files', [file('a.xlsx'), file('b.xlsx')], 'Please upload one file at a time.'],
    ['no file', [], 'Please choose a file.'],
    ['a form without a choice', [file('', Buffer.alloc(0))], 'Please choose a file.'],
  ])('%s', async (_what, files, text) => {
    const before = await count();
    const answer = await send(['note', 'a'], ...files.map((one) => ['file', one] as const));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.description).toBe(text);
    expect(await count()).toBe(before);
  });

  test('a file under another name of a field', async () => {
    const answer = await send(['report', file('a.xlsx')]);
    expect(answer.json().error.description).toBe('Please choose a file.');
  });

  test('a text in place of the file', async () => {
    expect((await send(['file', 'a.xlsx'])).statusCode).toBe(400);
  });

  test.each([
    ['JSON', 'application/json', '{"file": "a"}', 415],
    ['a file alone', 'application/octet-stream', 'PK', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['a body that ends early', 'multipart/form-data; boundary=a', '--a\r\nContent-Dis', 400],
    [
      'headers that are no text',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8\'\'%ff%zz.xlsx\r\n\r\nPK\r\n--a--\r\n',
      400,
    ],
  ])('%s', async (_what, type, body, status) => {
    const headers = { 'content-type': type };
    expect((await client.call('uploadReport', { body, headers })).statusCode).toBe(status);
  });

  test('a hundred fields', async () => {
    const fields = Array.from({ length: 100 }, (_, i) => [`f${i}`, 'a'] as const);
    expect((await send(...fields, ['file', file('a.xlsx')])).statusCode).toBe(400);
  });
});

describe('an upload whose connection breaks off leaves no row and no file', () => {
  let origin: string;
  beforeAll(async () => {
    origin = await hub.app.listen({ port: 0, host: '127.0.0.1' });
  });

  test.each(['content-length: 20000000', 'transfer-encoding: chunked'])(
    'an upload of 20 MB with %s is broken off',
    async (length) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      const isChunked = length.startsWith('transfer');
      const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      socket.write(
        `POST /api/v1/hub/aldervale/report HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookies}\r\n` +
          `x-xsrf-token: ${client.cookies.get('XSRF-TOKEN')}\r\n${length}\r\n` +
          'content-type: multipart/form-data; boundary=x\r\n\r\n',
      );
      const piece = Buffer.alloc(100_000, 'a');
      const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
      let answer = '';
      let sent = 0;
      socket.on('data', (data) => {
        answer += data;
      });
      const ended = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => {});
      const write = (data: Buffer | string) =>
        new Promise((resolve) => {
          const chunk = isChunked ? `${data.length.toString(16)}\r\n${data}\r\n` : data;
          socket.write(chunk, resolve);
        });
      await write(start);
      while (!socket.destroyed && sent < 20_000_000) {
        await write(piece);
        sent += piece.length;
        // As a slow connection: 20 MB take ten seconds.
        await pause(50);
      }
      await ended;
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('Allowed file size is 1MB. Your file(s) has/have size ');
      expect(sent).toBeLessThan(20_000_000);
    },
  );

  test.each([
    ['in the middle of the file', (body: Buffer) => body.subarray(0, body.length / 2)],
    ['before the end of the form', (body: Buffer) => body.subarray(0, -8)],
  ])('%s', async (_when, partOf) => {
    const stored = () => Promise.all([count(), hub.db.$count(files), hub.db.$count(reportSums)]);
    const before = await stored();
    const receiving = vi.spyOn(uploads, 'receiveReport');
    const form = await multipart([['file', file('Q1.xlsx', ofSize(500_000))]]);
    const request = post(`${origin}/api/v1/hub/aldervale/report`, {
      method: 'POST',
      headers: {
        ...form.headers,
        'content-length': form.body.length,
        cookie: [...client.cookies].map((cookie) => cookie.join('=')).join('; '),
        'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    request.on('error', () => undefined);
    request.write(partOf(form.body));
    await vi.waitFor(() => expect(receiving).toHaveBeenCalled(), 10_000);
    request.destroy();
    await expect(receiving.mock.results[0]?.value).rejects.toThrow(/^We could not process/);
    receiving.mockRestore();
    expect(await stored()).toEqual(before);
    expect((await upload(file('Q1.xlsx'))).statusCode).toBe(201);
  });
});

describe('a due report', () => {
  const provider = async () => (await client.call('me')).json().provider;
  const open = () =>
    hub.db.update(agencies).set({ reportedQuarter: '2025-Q4' }).where(eq(agencies.id, agencyId));

  test('is done with the upload, which is audited', async () => {
    await open();
    expect(await provider()).toMatchObject({
      quarterlyReportDue: true,
      quarterlyReportDeadline: '2026-04-30T23:59:59.999Z',
    });
    const { id } = (await upload(file('Q1.xlsx'))).json();
    expect(await provider()).toMatchObject({
      quarterlyReportDue: false,
      quarterlyReportDeadline: null,
    });
    const entries = await hub.db.query.audit.findMany({
      where: and(eq(audit.subjectType, 'report'), eq(audit.subjectId, id)),
    });
    expect(entries).toMatchObject([
      { event: 'submitReport', after: { agencyId, filename: 'Q1.xlsx', quarter: '2026-Q1' } },
    ]);
  });

  test('stays due if the upload fails midway, and nothing of it is stored', async () => {
    await open();
    const before = await count();
    const failing = vi.spyOn(auditing, 'recordAudit').mockRejectedValueOnce(new Error('broken'));
    const answer = await upload(file('Q1.xlsx'));
    failing.mockRestore();
    expect(answer.statusCode).toBe(500);
    expect(await count()).toBe(before);
    expect(await provider()).toMatchObject({ quarterlyReportDue: true });
  });
});

describe("another agency's report", () => {
  test('is not there', async () => {
    const [theirs] = await hub.db
      .select({ id: reports.id })
      .from(reports)
      .innerJoin(agencies, eq(agencies.id, reports.agencyId))
      .where(eq(agencies.domain, 'maple.example'))
      .orderBy(desc(reports.uploadedAt));
    const params = { id: theirs?.id ?? '' };
    const cleo = await hub.as('poc.other@maple.example');
    expect((await cleo.call('reportFile', { params })).statusCode).toBe(200);
    const answer = await client.call('reportFile', { params });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('error.notFoundRecord');
    const ids = (await client.call('reports')).json().content.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(theirs?.id);
  });

  test.each(['1', 'abc', '00000000-0000-4000-8000-000000000000', "a' or '1'='1", 'a\u0000b'])(
    'nor is %j',
    async (id) => {
      expect((await client.call('reportFile', { params: { id } })).statusCode).toBe(404);
    },
  );

  test.each([
    ['poc.training@harbor.example', 'gate.reportRequired'],
    ['poc.renewal@oak.example', 'gate.agencyApproved'],
    ['associate.accredited@northwind.example', 'gate.pocOnly'],
  ])('%s reads and sends none: %s', async (email, reason) => {
    const person = await hub.as(email);
    const answers = [
      await person.call('reports'),
      await person.call('uploadReport', await multipart([['file', file('a.xlsx')]])),
      await person.call('reportFile', { params: { id: 'x' } }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, reason]);
    }
  });
});

test.each(['0-10', '-1-10', 'abc', '', '99999999999999999999-10', '1-99999', '2.5-10', '\u0000'])(
  'the page %j is one that there is',
  async (paging) => {
    const answer = await client.call('reports', { query: { paging } });
    expect(answer.statusCode).toBe(200);
    const { meta, content } = answer.json();
    expect(meta.currPage).toBeGreaterThanOrEqual(1);
    expect(meta.currPage).toBeLessThanOrEqual(meta.totalPages);
    expect(content.length).toBeGreaterThan(0);
    expect(content.length).toBeLessThanOrEqual(10);
  },
);
