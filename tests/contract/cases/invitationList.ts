import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../contract/dates.ts';
import { invitation, listOf, type MessageCode } from '../../../contract/records.ts';
import { workbookTypes } from '../../../contract/uploads.ts';
import { type ErrorCode, errorText } from '../../../server/core/rules/errorEnvelope.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, ben, cleo, kira } from '../people.ts';

const row = 'GET /hub/aldervale/invitation/associate';
type Row = {
  email: string;
  status: string | null;
  invitationSentDate: string | null;
  inviteType: string;
  reason?: string;
  failure?: MessageCode;
};

export const invitationList: Cases = (hub) => {
  const list = async (query: Record<string, string> = {}, email = ada) =>
    expectSuccess(await (await hub.as(email)).call(row, { query }));
  const all = async (query: Record<string, string> = {}): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { content, meta } = await list({ ...query, paging: `${page}-20` });
      rows.push(...content);
      pages = meta.totalPages;
    }
    return rows;
  };
  const emails = async (query: Record<string, string>) =>
    (await all(query)).map(({ email }) => email);

  it('has the list envelope, and rows of specification §3', async () => {
    const answer = await list();
    expect(listOf(invitation).strict().safeParse(answer).error).toBeUndefined();
    expect(answer.meta).toEqual({ currPage: 1, totalPages: 6, totalElements: 120 });
    expect(answer.content).toHaveLength(20);
  });

  it('can be downloaded as a file of all rows that match the filters', async () => {
    const answer = await (await hub.as(ada)).call(`GET /hub/aldervale/invitation/export`, {
      query: { inviteStatus: 'ACCREDITED' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; ?filename="associates\.csv"/,
    );
    const [heading, ...lines] = answer.bytes.toString('utf8').trimEnd().split('\r\n');
    expect(heading).toBe('\uFEFFEmail,Status,Date,Invitation Type,POC,Reason');
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      await emails({ inviteStatus: 'ACCREDITED' }),
    );
  });

  it('can be downloaded as a workbook with the same rows, in words', async () => {
    const query = { inviteStatus: 'ACCREDITED', format: 'xlsx', timeZone: 'Asia/Tokyo' };
    const answer = await (await hub.as(ada)).call('GET /hub/aldervale/invitation/export', {
      query,
      headers: { 'accept-language': 'fr' },
    });
    expect(answer.headers.get('content-type')).toMatch(workbookTypes.xlsx);
    expect(answer.headers.get('content-disposition')).toMatch(/filename\*=.*associ%C3%A9s\.xlsx$/);
    const sheet = read(answer.bytes, { cellDates: true, UTC: true }).Sheets.associés ?? {};
    const rows = utils.sheet_to_json<Record<string, unknown>>(sheet);
    expect(rows.map(({ Courriel }) => Courriel)).toEqual(
      await emails({ inviteStatus: 'ACCREDITED' }),
    );
    const [first] = await all({ inviteStatus: 'ACCREDITED' });
    const day = dayIn('Asia/Tokyo', first?.invitationSentDate ?? '');
    expect(rows[0]).toMatchObject({ Statut: 'Accrédité', Date: new Date(day) });
  });

  it('is downloaded under a name in the language of the reader', async () => {
    const answer = await (await hub.as(ada)).call('GET /hub/aldervale/invitation/export', {
      headers: { 'accept-language': 'fr' },
    });
    const [heading] = answer.bytes.toString('utf8').split('\r\n');
    expect([answer.headers.get('content-disposition'), heading]).toEqual([
      expect.stringMatching(/filename\*=UTF-8''associ%C3%A9s\.csv$/),
      '\uFEFFCourriel;Statut;Date;Type d’invitation;Personne-ressource;Motif',
    ]);
  });

  describe('page numbers', () => {
    it.each([
      ['2-20', 2],
      ['6-20', 6],
      ['7-20', 6],
      ['99999-20', 6],
      ['abc', 1],
      ['abc-20', 1],
      ['0-20', 1],
      ['-5-20', 1],
      ['', 1],
      ['1e9-20', 1],
      ['99999999999999999999-20', 6],
      [`${'9'.repeat(400)}-20`, 6],
    ])('paging=%s is page %i', async (paging, currPage) => {
      const { meta, content } = await list({ paging });
      expect(meta).toEqual({ currPage, totalPages: 6, totalElements: 120 });
      expect(content).toHaveLength(20);
    });

    it('another page size is ignored', async () => {
      expect((await list({ paging: '1-500' })).content).toHaveLength(20);
    });

    it('contain every row exactly once', async () => {
      const found = await emails({});
      expect(found).toHaveLength(120);
      expect(new Set(found).size).toBe(120);
    });

    it('of an empty list are 1 of 1', async () => {
      expect(await list({ search: 'nobody-at-all' })).toEqual({
        content: [],
        meta: { currPage: 1, totalPages: 1, totalElements: 0 },
      });
    });
  });

  it('is sorted: rows without a date first, then the newest, then by email', async () => {
    const rows = await all();
    const key = ({ invitationSentDate }: Row) => invitationSentDate ?? '9';
    const sorted = rows.toSorted(
      (a, b) => key(b).localeCompare(key(a)) || (a.email < b.email ? -1 : 1),
    );
    expect(rows.map(({ email }) => email)).toEqual(sorted.map(({ email }) => email));
    expect(rows[0]?.invitationSentDate).toBeNull();
    expect(rows.at(-1)?.invitationSentDate).toMatch(/^20\d\d-/);
  });

  it('only failed rows have a reason', async () => {
    for (const { status, reason, failure } of await all()) {
      const text = failure && errorText({ key: failure.code as ErrorCode, params: failure.params });
      expect([reason, text !== undefined]).toEqual([text, status === 'FAILED']);
    }
  });

  describe('filters select the statuses of decision D7', () => {
    let rows: Row[];
    beforeAll(async () => {
      rows = await all();
    });

    it.each([
      ['INVITED', ['INVITED', 'FAILED', 'EXPIRED', 'NOT_CREATED', null]],
      ['CREATED', ['CREATED', 'REGISTERED']],
      ['ACCREDITED', ['ACCREDITED', 'PENDING_RENEWAL']],
      ['PENDING', ['PENDING']],
      ['REJECTED', ['REJECTED']],
    ])('%s', async (inviteStatus, statuses) => {
      const expected = rows.filter(({ status }) => (statuses as unknown[]).includes(status));
      expect(expected.length).toBeGreaterThan(0);
      expect(await all({ inviteStatus })).toEqual(expected);
    });

    it.each(['POC', 'SELF'])('type %s', async (inviteType) => {
      const expected = rows.filter((found) => found.inviteType === inviteType);
      expect(expected.length).toBeGreaterThan(20);
      expect(await all({ inviteType })).toEqual(expected);
    });

    it('all filters at once', async () => {
      const query = { inviteStatus: 'INVITED', inviteType: 'SELF', search: 'A' };
      const expected = rows.filter(
        ({ email, status, inviteType }) =>
          [null, 'INVITED', 'FAILED', 'EXPIRED'].includes(status) &&
          inviteType === 'SELF' &&
          email.includes('a'),
      );
      expect(expected.length).toBeGreaterThan(0);
      expect(await all(query)).toEqual(expected);
    });

    it('an empty filter does not filter', async () => {
      const { meta } = await list({ inviteStatus: '', inviteType: '', search: '' });
      expect(meta.totalElements).toBe(120);
    });

    it.each([
      ['inviteStatus', 'FAILED'],
      ['inviteStatus', 'invited'],
      ['inviteStatus', "INVITED' or 1=1"],
      ['inviteType', 'Self'],
      ['inviteType', 'SELF,POC'],
    ])('%s=%s is unknown: 400', async (key, value) => {
      const answer = await (await hub.as(ada)).call(row, { query: { [key]: value } });
      expectRefusal(answer, 400, {
        fields: { [key]: 'Field should contain one of select options' },
      });
    });
  });

  describe('search', () => {
    it('finds any part of the address in any case', async () => {
      expect(await emails({ search: 'oc.approv' })).toEqual([ada]);
      expect(await emails({ search: 'POC.Approved@NORTHWIND' })).toEqual([ada]);
      expect(await emails({ search: '  poc.approved ' })).toEqual([ada]);
      expect(await emails({ search: '@northwind.example' })).toHaveLength(120);
    });

    it('finds words with accents, and in any order', async () => {
      expect(await emails({ search: 'pöc.Àpproved' })).toEqual([ada]);
      expect(await emails({ search: 'poc.appro\u0301ved' })).toEqual([ada]);
      expect(await emails({ search: 'northwind approved poc.' })).toEqual([ada]);
      expect(await emails({ search: 'northwind disapproved' })).toEqual([]);
    });

    it.each(['%', '_', 'a%a', 'a_a', '\\', '%25', "'", '"', '*', '.*', '\u0000'.slice(1)])(
      '%j stands for itself',
      async (search) => {
        const expected = (await emails({})).filter((email) => email.includes(search));
        expect(await emails({ search })).toEqual(expected);
      },
    );

    it('accepts 200 characters and refuses 201', async () => {
      expect((await list({ search: 'a'.repeat(200) })).content).toEqual([]);
      const query = { search: 'a'.repeat(201) };
      expectRefusal(await (await hub.as(ada)).call(row, { query }), 400, {
        fields: { search: 'Field length more than 200 chars' },
      });
    });

    it('corrects the page to the number of results', async () => {
      const { meta } = await list({ search: 'associate.', paging: '6-20' });
      expect(meta).toEqual({ currPage: 1, totalPages: 1, totalElements: 7 });
    });
  });

  it("never shows another agency's rows", async () => {
    const { content, meta } = await list({}, cleo);
    expect(meta.totalElements).toBe(8);
    for (const { email } of content) expect(email).toMatch(/@maple\.example$/);
    expect((await list({}, ben)).meta.totalElements).toBe(3);
    expect((await list({ search: 'northwind' }, cleo)).content).toEqual([]);
  });

  it('is closed to associates', async () => {
    expectRefusal(await (await hub.as(kira)).call(row), 403, { code: 'gate.pocOnly' });
  });
};
