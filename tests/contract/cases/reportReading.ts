import { read } from '@e965/xlsx';
import { afterEach, describe, expect, it } from 'vitest';
import { reportReading } from '../../../contract/reportReading.ts';
import {
  type EventCells,
  goodEvent,
  reportWorkbook,
  serial,
} from '../../../workbooks/testing/reportWorkbook.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, cleo, grace, liam } from '../people.ts';

const list = 'GET /hub/aldervale/report';
const preview = 'POST /hub/aldervale/report/preview';

const fileOf = (name: string, events: readonly EventCells[]): File =>
  new File([Uint8Array.from(reportWorkbook(events))], name);
const formOf = (file: File, quarter?: string): FormData => {
  const form = new FormData();
  form.append('file', file);
  if (quarter) form.append('quarter', quarter);
  return form;
};
const gala = { ...goodEvent, eventName: 'Gala', status: 'Cancelled' };
const wrong = { ...goodEvent, eventName: 'Wrong', departureDate: serial('2026-03-01') };
const totals = {
  events: 3,
  cancelled: 1,
  roomNights: 220,
  hotelRevenue: 66_001,
  commission: 6_600.1,
};

// The clock stands at 20 May 2026, so the last closed quarter is the first of that year.
export const reportReadingCases: Cases = (hub) => {
  const counted = async () =>
    expectSuccess(await (await hub.as(cleo)).call(list)).meta.totalElements;

  describe('a preview', () => {
    it('says what is in a report, with sums and findings, and stores nothing', async () => {
      const before = await counted();
      const form = formOf(fileOf('Q1.xlsx', [goodEvent, gala, wrong]));
      const reading = expectSuccess(await (await hub.as(cleo)).call(preview, { form }));
      expect(reportReading.strict().safeParse(reading).error).toBeUndefined();
      expect(reading).toMatchObject({
        state: 'READ',
        sheet: 'Bookings',
        quarter: '2026-Q1',
        totals,
        findings: [
          {
            sheet: 'Bookings',
            cell: 'G4',
            row: 4,
            field: 'departureDate',
            code: 'dateOrder',
          },
        ],
        findingCount: 1,
        hints: [],
        rows: [{ row: 4, eventName: 'Wrong', departureDate: '2026-03-01', status: 'HELD' }],
      });
      expect(await counted()).toBe(before);
    });

    it('shows at most 200 findings', async () => {
      const events = Array.from({ length: 30 }, (_, n) => ({ hotel: `Millrace ${n}` }));
      const form = formOf(fileOf('Q1.xlsx', events));
      const reading = expectSuccess(await (await hub.as(cleo)).call(preview, { form }));
      expect([reading.findings.length, reading.findingCount]).toEqual([200, 30 * 7]);
    });

    it('names another layout', async () => {
      const file = new File([Uint8Array.from(reportWorkbook([], { fields: ['hotel'] }))], 'a.xlsx');
      const reading = expectSuccess(
        await (await hub.as(cleo)).call(preview, { form: formOf(file) }),
      );
      expect(reading).toMatchObject({ state: 'UNKNOWN_LAYOUT', totals: null, findings: [] });
    });

    it('is refused like an upload', async () => {
      const client = await hub.as(cleo);
      const refusedFile = await client.call(preview, { form: formOf(new File(['x'], 'a.xlsx')) });
      expectRefusal(refusedFile, 400, { code: 'upload.text' });
      const file = fileOf('Q1.xlsx', [goodEvent]);
      expectRefusal(await client.call(preview, { form: formOf(file, '2020-Q1') }), 400, {
        fields: { quarter: 'Field should contain one of select options' },
      });
      expectRefusal(await client.call(preview, { body: {} }), 415, {});
      for (const [person, code] of [
        [liam, 'gate.pocOnly'],
        [grace, 'gate.agencyApproved'],
      ] as const) {
        const form = formOf(file);
        expectRefusal(await (await hub.as(person)).call(preview, { form }), 403, { code });
      }
    });
  });

  describe('an upload', () => {
    afterEach(() => hub.restart());

    const upload = async (name: string, events: readonly EventCells[], client = hub.as(cleo)) =>
      expectSuccess(
        await (await client).call(list.replace('GET', 'POST'), {
          form: formOf(fileOf(name, events)),
        }),
      );

    it('is read: its sums stand in the list, the rest on a page of its own', async () => {
      const saved = await upload('First.xlsx', [goodEvent, gala, wrong]);
      expect(saved).toMatchObject({
        quarter: '2026-Q1',
        sheet: 'Bookings',
        totals,
        findingCount: 1,
      });
      const client = await hub.as(cleo);
      expect(expectSuccess(await client.call(list)).content[0]).toEqual(saved);
      const { report, reading } = expectSuccess(await client.call(`${list}/${saved.id}`));
      expect(report).toEqual(saved);
      expect(reportReading.strict().safeParse(reading).error).toBeUndefined();
      expect(reading).toMatchObject({
        state: 'READ',
        sheet: 'Bookings',
        quarter: '2026-Q1',
        totals,
        findings: [{ cell: 'G4', code: 'dateOrder' }],
        rows: [{ row: 4, eventName: 'Wrong', hotelRevenue: 33_000.5, departureDate: '2026-03-01' }],
        previous: { quarter: '2025-Q4' },
      });
    });

    it('that was uploaded before reports were read has no reading', async () => {
      const client = await hub.as(ada);
      const { content } = expectSuccess(await client.call(list, { query: { paging: '3-10' } }));
      const detail = await client.call(`${list}/${content.at(-1).id}`);
      expect(expectSuccess(detail).reading).toBeNull();
    });

    it("of another agency is not there, nor is one that doesn't exist", async () => {
      const { id } = await upload('Mine.xlsx', [goodEvent]);
      expectRefusal(await (await hub.as(ada)).call(`${list}/${id}`), 404, {});
      for (const unknown of ['nothing', '00000000-0000-4000-8000-000000000000'])
        expectRefusal(await (await hub.as(cleo)).call(`${list}/${unknown}`), 404, {});
    });

    it('takes the place of the one before it in the sums of the quarter', async () => {
      hub.advance(1000);
      const first = await upload('First.xlsx', [goodEvent, gala, wrong]);
      hub.advance(1000);
      await upload('Corrected.xlsx', [goodEvent]);
      // In the next quarter; the open sessions have ended.
      hub.advance(60 * 86_400_000);
      const client = hub.freshlyAs(cleo);
      const before = await (await client).call(`${list}/${first.id}`);
      expect(expectSuccess(before).report).toMatchObject({ replaced: true, totals });
      const form = formOf(
        fileOf('Next.xlsx', [
          {
            ...goodEvent,
            hotel: 'Milrace Boston',
            arrivalDate: serial('2026-04-01'),
            departureDate: serial('2026-04-04'),
          },
        ]),
      );
      const reading = expectSuccess(await (await client).call(preview, { form }));
      expect(reading).toMatchObject({
        quarter: '2026-Q2',
        findings: [],
        hints: [{ cell: 'C2', code: 'unknownHotel' }],
        previous: {
          quarter: '2026-Q1',
          totals: { events: 1, cancelled: 0, roomNights: 110, hotelRevenue: 33_000.5 },
        },
      });
    });
  });

  describe('the marked copy', () => {
    const marked = `${list}/preview/marked`.replace('GET', 'POST');
    const notesOf = (copy: Uint8Array): unknown => {
      const book = read(copy);
      const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
      return Object.entries(sheet).flatMap(([cell, { c }]) => (c ? [[cell, c[0].t]] : []));
    };
    const note = 'Departure Date · is before the arrival date · change one of them';
    const client = () => hub.freshlyAs(cleo);
    const send = async (file: File) =>
      (await client()).call(list.replace('GET', 'POST'), { form: formOf(file) });

    it('of a report has its cells with findings commented, for its agency alone', async () => {
      const row = expectSuccess(await send(fileOf('Marked.xls.xlsx', [goodEvent, wrong])));
      const answer = await (await client()).call(`${list}/${row.id}/marked`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toContain('Marked.xls-marked.xlsx');
      expect(notesOf(answer.bytes)).toContainEqual(['G3', note]);
      expectRefusal(await (await hub.freshlyAs(ada)).call(`${list}/${row.id}/marked`), 404, {});
      expectRefusal(await (await client()).call(`${list}/nothing/marked`), 404, {});
    });

    it('of a report that is not submitted stores nothing', async () => {
      const before = expectSuccess(await (await client()).call(list)).meta.totalElements;
      const form = formOf(fileOf('Q1.xlsx', [goodEvent, wrong]));
      const copy = expectSuccess(await (await client()).call(marked, { form }));
      expect(copy.filename).toBe('Q1-marked.xlsx');
      expect(notesOf(Buffer.from(copy.file, 'base64'))).toContainEqual(['G3', note]);
      expect(expectSuccess(await (await client()).call(list)).meta.totalElements).toBe(before);
    });

    it('is refused where there is none', async () => {
      const other = new File(
        [Uint8Array.from(reportWorkbook([], { fields: ['hotel'] }))],
        'other.xlsx',
      );
      const refused = { code: 'upload.notMarked' };
      expectRefusal(await (await client()).call(marked, { form: formOf(other) }), 409, refused);
      const form = formOf(new File(['x'], 'a.xlsx'));
      expectRefusal(await (await client()).call(marked, { form }), 400, {
        code: 'upload.text',
      });
      expectRefusal(await (await client()).call(marked, { body: {} }), 415, {});
      expectRefusal(await (await hub.freshlyAs(liam)).call(marked, { form: formOf(other) }), 403, {
        code: 'gate.pocOnly',
      });
    });
  });
};
