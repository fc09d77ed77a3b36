import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { englishText, type MessageKey } from '../../../contract/messages.ts';
import { listOf, report } from '../../../contract/records.ts';
import { emptyWorkbook } from '../../../fixtures/workbook.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, ben, cleo, grace, liam } from '../people.ts';

const row = 'GET /hub/aldervale/report';
const upload = 'POST /hub/aldervale/report';
const MB = 1024 * 1024;
const DAY = 86_400_000;
const workbook = new Uint8Array(emptyWorkbook(['Hotel', 'Nights']));
/** The same with a part of macros instead of its sheet. */
const withMacros = new Uint8Array(
  Buffer.from(
    Buffer.from(workbook)
      .toString('latin1')
      .replaceAll('xl/worksheets/sheet1.xml', 'xl/macro1/vbaProject.bin'),
    'latin1',
  ),
);
const page = new TextEncoder().encode('<html><table><tr><td>Hotel</td></tr></table></html>');
/** The sentence of the specification, and what is known of the file. */
const wrongFile = (key: MessageKey): string => {
  const text = englishText({ key });
  expect(text.startsWith('Only .xls and .xlsx files are allowed. ')).toBe(true);
  return text;
};
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

type Upload = [name: string, bytes: Uint8Array<ArrayBuffer>];
const formOf = (...files: Upload[]): FormData => {
  const form = new FormData();
  for (const [name, bytes] of files) form.append('file', new File([bytes], name));
  return form;
};
const large = (bytes: number): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(bytes);
  file.set(workbook);
  return file;
};

export const reports: Cases = (hub) => {
  const list = async (email: string, paging = '1-10') =>
    expectSuccess(await (await hub.as(email)).call(row, { query: { paging } }));
  const send = async (email: string, ...files: Upload[]) =>
    (await hub.as(email)).call(upload, { form: formOf(...files) });
  const sendFor = async (email: string, quarter: string, name: string) => {
    const form = formOf([name, workbook]);
    form.append('quarter', quarter);
    return (await hub.as(email)).call(upload, { form });
  };
  const openOf = async (email: string) =>
    expectSuccess(await (await hub.as(email)).call('GET /hub/aldervale/report/quarters')).content;

  describe('the list', () => {
    it('has the list envelope, newest first, 10 per page', async () => {
      const first = await list(ada);
      expect(listOf(report).strict().safeParse(first).error).toBeUndefined();
      expect(first.meta).toEqual({ currPage: 1, totalPages: 3, totalElements: 23 });
      expect(first.content).toHaveLength(10);
      const last = await list(ada, '3-10');
      expect(last.content).toHaveLength(3);
      const times = [...first.content, ...last.content].map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted().reverse());
    });

    it.each([
      ['abc', 1],
      ['0-10', 1],
      ['99999-10', 3],
      [`${'9'.repeat(400)}-10`, 3],
      ['2-500', 2],
    ])('paging=%s is page %i', async (paging, currPage) => {
      expect((await list(ada, paging)).meta).toEqual({
        currPage,
        totalPages: 3,
        totalElements: 23,
      });
    });

    it("never shows another agency's reports", async () => {
      expect((await list(cleo)).meta.totalElements).toBe(2);
    });
  });

  describe('a refused upload leaves no row', () => {
    it.each<[string, Upload[], RegExp | string]>([
      ['no file', [], 'Please choose a file.'],
      ['a PNG', [['a.png', png]], wrongFile('upload.wrongType')],
      ['a PNG that is named .xlsx', [['a.xlsx', png]], wrongFile('upload.wrongType')],
      ['a workbook that is named .xls', [['a.xls', workbook]], wrongFile('upload.wrongType')],
      ['a workbook without ending', [['xlsx', workbook]], wrongFile('upload.wrongType')],
      ['a workbook for macros', [['a.xlsm', workbook]], wrongFile('upload.macros')],
      ['an empty file', [['a.xlsx', new Uint8Array()]], wrongFile('upload.damaged')],
      [
        'the first bytes of a workbook',
        [['a.xlsx', workbook.slice(0, 100)]],
        wrongFile('upload.damaged'),
      ],
      [
        'the first bytes of an old workbook',
        [['a.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])]],
        wrongFile('upload.damaged'),
      ],
      [
        'a workbook with macros under another name',
        [['a.xlsx', withMacros]],
        wrongFile('upload.macros'),
      ],
      ['a web page that is named .xls', [['a.xls', page]], wrongFile('upload.text')],
      ['a table with commas', [['a.csv', page]], wrongFile('upload.text')],
      ['a form without a choice', [['', new Uint8Array()]], 'Please choose a file.'],
      [
        'one byte too many',
        [['a.xlsx', large(MB + 1)]],
        'Allowed file size is 1MB. Your file(s) has/have size 1.00MB',
      ],
      [
        'a quarter too many',
        [['a.xlsx', large(1.25 * MB)]],
        'Allowed file size is 1MB. Your file(s) has/have size 1.25MB',
      ],
      [
        'two files',
        [
          ['a.xlsx', workbook],
          ['b.xlsx', workbook],
        ],
        'Please upload one file at a time.',
      ],
    ])('%s', async (_, files, description) => {
      const answer = await send(ada, ...files);
      expect([400, 413, 415]).toContain(answer.status);
      expectRefusal(answer, answer.status, {});
      expect(answer.body.error.description).toBe(description);
      expect((await list(ada)).meta.totalElements).toBe(23);
    });

    it('a body that is not a form', async () => {
      const answer = await (await hub.as(ada)).call(upload, { body: { file: 'x' } });
      expectRefusal(answer, 415, { code: 'error.unsupportedMediaType' });
    });

    it('an incomplete form', async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const raw = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK';
      const answer = await (await hub.as(ada)).call(upload, { raw, headers });
      expectRefusal(answer, 400, { code: 'error.badRequest' });
    });
  });

  describe('an upload', () => {
    afterEach(() => hub.restart());

    it('returns its row, is listed first, and no report is due any more', async () => {
      const due = async () =>
        expectSuccess(await (await hub.as(ada)).call('GET /hub/account/me')).provider
          .quarterlyReportDue;
      expect(await due()).toBe(true);
      const saved = expectSuccess(await send(ada, ['Q1.xlsx', workbook]));
      expect(report.strict().safeParse(saved).error).toBeUndefined();
      expect(saved.filename).toBe('Q1.xlsx');
      const { content, meta } = await list(ada);
      expect(content[0]).toEqual(saved);
      expect(meta.totalElements).toBe(24);
      expect(await due()).toBe(false);
    });

    it('is downloaded byte for byte, as an attachment, by its agency only', async () => {
      const { id } = expectSuccess(await send(ada, ['back.xlsx', workbook]));
      const file = `GET /hub/aldervale/report/${id}/file`;
      const answer = await (await hub.as(ada)).call(file);
      expect(answer.status).toBe(200);
      expect(answer.bytes.equals(Buffer.from(workbook))).toBe(true);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;.*back\.xlsx/);
      expectRefusal(await (await hub.as(cleo)).call(file), 404);
      expectRefusal(await (await hub.as(liam)).call(file), 403);
      expectRefusal(await hub.guest().call(file), 401);
    });

    it('an earlier report can be downloaded too, and an unknown one is 404', async () => {
      const { content } = await list(cleo);
      const answer = await (await hub.as(cleo)).call(
        `GET /hub/aldervale/report/${content[0].id}/file`,
      );
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      for (const id of ['nothing', '0', '00000000-0000-4000-8000-000000000000'])
        expectRefusal(await (await hub.as(cleo)).call(`GET /hub/aldervale/report/${id}/file`), 404);
    });

    it('two uploads with the same name are two reports', async () => {
      const [one, two] = [
        expectSuccess(await send(cleo, ['same.xlsx', workbook])),
        expectSuccess(await send(cleo, ['same.xlsx', workbook])),
      ];
      expect(one.id).not.toBe(two.id);
    });

    it('the file name loses its path and keeps its letters', async () => {
      const named = async (name: string) =>
        expectSuccess(await send(cleo, [name, workbook])).filename;
      expect(await named('Отчёт за квартал.xlsx')).toBe('Отчёт за квартал.xlsx');
      expect(await named('C:\\Users\\Cleo\\report.xlsx')).toBe('report.xlsx');
      expect(await named('../../etc/report.xlsx')).toBe('report.xlsx');
      expect(await named('the "best" of\r\nMay.xlsx')).toBe('the _best_ ofMay.xlsx');
      expect(await named('.xlsx')).toBe('report.xlsx');
      expect(await named(`${'a'.repeat(300)}.xlsx`)).toHaveLength(150);
    });
  });

  // The clock stands at 20 May 2026.
  describe('the quarter of a report', () => {
    afterEach(() => hub.restart());

    it('is by default the last closed one, which stays open and whose report can be replaced', async () => {
      hub.advance(1000);
      const first = expectSuccess(await send(cleo, ['first.xlsx', workbook]));
      expect(first.quarter).toBe('2026-Q1');
      expect(await openOf(cleo)).toEqual([{ name: '2026-Q1', filename: 'first.xlsx' }]);
      hub.advance(1000);
      const second = expectSuccess(await sendFor(cleo, '2026-Q1', 'second.xlsx'));
      expect(await openOf(cleo)).toEqual([{ name: '2026-Q1', filename: 'second.xlsx' }]);
      const { content } = await list(cleo);
      expect(content.slice(0, 2)).toEqual([second, { ...first, replaced: true }]);
    });

    it.each(['2026-Q2', '2020-Q1', '2025-Q4', 'last'])('cannot be %s', async (quarter) => {
      const { totalElements } = (await list(cleo)).meta;
      expectRefusal(await sendFor(cleo, quarter, 'a.xlsx'), 400, {
        fields: { quarter: 'Field should contain one of select options' },
      });
      expect((await list(cleo)).meta.totalElements).toBe(totalElements);
    });
  });

  it("is closed to those who don't report", async () => {
    expectRefusal(await send(ben, ['a.xlsx', workbook]), 403, { code: 'gate.reportRequired' });
    expectRefusal(await send(grace, ['a.xlsx', workbook]), 403, { code: 'gate.agencyApproved' });
    expectRefusal(await send(liam, ['a.xlsx', workbook]), 403, { code: 'gate.pocOnly' });
  });

  describe('a quarter that was missed', () => {
    afterAll(() => hub.restart());

    it('can be reported late, while the last one stays due', async () => {
      // Two quarters close without a report; the open sessions end meanwhile.
      hub.advance(190 * DAY);
      const client = await hub.freshlyAs(cleo);
      const { content: open } = expectSuccess(
        await client.call('GET /hub/aldervale/report/quarters'),
      );
      expect(open.map(({ name }: { name: string }) => name)).toEqual(['2026-Q3', '2026-Q2']);
      const dueAfter = async (quarter: string) => {
        const form = formOf([`${quarter}.xlsx`, workbook]);
        form.append('quarter', quarter);
        expect(expectSuccess(await client.call(upload, { form })).quarter).toBe(quarter);
        return expectSuccess(await client.call('GET /hub/account/me')).provider.quarterlyReportDue;
      };
      expect(await dueAfter('2026-Q2')).toBe(true);
      expect(await dueAfter('2026-Q3')).toBe(false);
    });
  });
};
