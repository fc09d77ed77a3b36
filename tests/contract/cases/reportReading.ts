import { describe, expect, it } from 'vitest';
import { reportReading } from '../../../contract/reportReading.ts';
import {
  type EventCells,
  goodEvent,
  reportWorkbook,
  serial,
} from '../../../workbooks/testing/reportWorkbook.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { cleo, grace, liam } from '../people.ts';

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
      const form = formOf(fileOf('Q1.xlsx', Array(30).fill({ hotel: 'Millrace' })));
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
      expectRefusal(refusedFile, 400, { code: 'upload.wrongType' });
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
};
