import { type CellObject, utils } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { readingLimits } from '../../contract/reportColumns.ts';
import { type Changes, plainXlsx } from '../testing/plainXlsx.ts';
import { type EventCells, goodEvent, reportWorkbook, serial } from '../testing/reportWorkbook.ts';
import { readReport } from './readReport.ts';
import { totalsOf } from './report.ts';

const read = (file: Buffer) => readReport(file, '2026-Q1');
const second = { ...goodEvent, eventName: 'Second', status: 'Cancelled' };
const sums = { roomNights: 220, hotelRevenue: 66_001, commission: 6_600.1 };
/** Two events with rows after them: the sums, findings and hints of the report. */
async function withRows(...rows: EventCells[]) {
  const { bookings, findings, hints } = await read(reportWorkbook([goodEvent, second, ...rows]));
  return {
    events: bookings.length,
    nights: totalsOf(bookings).roomNights,
    found: [...findings, ...hints].map(({ cell, code, params }) =>
      [cell, code, params?.n].filter(Boolean).join(' '),
    ),
  };
}
const two = { events: 2, nights: 110 };
const formula = (v: number | string): CellObject => ({
  t: typeof v === 'number' ? 'n' : 's',
  v,
  f: 'A1',
});

describe('a row of sums is told of, and not counted', () => {
  test.each([
    'Total',
    'TOTAL:',
    'Totals',
    'Grand total',
    'Gran total',
    'Total general',
    'Suma',
    'Sous-total',
    'Sub-total',
    'Total général',
    'Total Q1 2026',
    'Total du trimestre',
    'Total March 2026 (USD)',
    'Millrace Boston Total',
    'Moyenne',
  ])('%s', async (eventName) => {
    expect(await withRows({}, { eventName, roomNights: 999, hotelRevenue: 1 })).toEqual({
      ...two,
      found: ['A5 totalRows 1'],
    });
  });

  test('in any column, with a status and with days', async () => {
    expect(await withRows({ hotel: 'Total', ...sums, status: 'Held' })).toMatchObject(two);
    expect(
      await withRows({
        eventName: 'Total',
        ...sums,
        arrivalDate: serial('2026-03-02'),
        departureDate: serial('2026-03-05'),
      }),
    ).toMatchObject(two);
  });

  test('without a word for it, of all events and of those that take place', async () => {
    expect(await withRows({}, sums)).toEqual({ ...two, found: ['A5 totalRows 1'] });
    expect(await withRows({ roomNights: 110 })).toEqual({ ...two, found: ['A4 totalRows 1'] });
    expect((await withRows({ roomNights: 111 })).found).toContain('A4 missing');
  });

  test('as a subtotal between events', async () => {
    const { roomNights, hotelRevenue } = goodEvent;
    const third = { ...goodEvent, eventName: 'Third' };
    expect(await withRows({ roomNights, hotelRevenue }, third, { eventName: 'Total' })).toEqual({
      events: 3,
      nights: 220,
      found: ['A4 totalRows 2'],
    });
  });

  test('as the row of sums that a table has, whatever is in it', async () => {
    const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
    const cells = (...texts: string[]) =>
      `<row>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
    const file = (totals: string) => {
      const changes: Changes = {
        types: { '/xl/tables/table1.xml': `${OFFICE}.table+xml` },
        sheet: [['table', '../tables/table1.xml']],
        parts: {
          'xl/tables/table1.xml': `<table xmlns="${MAIN}" id="1" name="T" displayName="T" ref="A1:E3" ${totals}/>`,
          'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${cells('Event Name', 'Hotel', 'Arrival Date', 'Departure Date', 'Room Nights')}${cells('Gala', 'Inn', '2026-03-02', '2026-03-03', '7')}${cells('Alles', 'x', '', '', '5')}</sheetData></worksheet>`,
        },
      };
      return plainXlsx(changes);
    };
    expect((await read(file('totalsRowCount="1"'))).bookings).toHaveLength(1);
    expect((await read(file('totalsRowShown="0"'))).bookings).toHaveLength(2);
  });

  test('but an event may have such a name', async () => {
    expect((await withRows({ ...goodEvent, eventName: 'Total' })).events).toBe(3);
    expect((await withRows({ ...goodEvent, eventName: 'Total Wine & More' })).events).toBe(3);
    expect((await withRows({ eventName: 'Total Wine & More', hotel: 'Inn' })).events).toBe(3);
  });
});

describe('a row without an event is none', () => {
  test('with formulas filled down, whose results say nothing', async () => {
    const rows = Array.from({ length: 30 }, () => ({
      eventName: formula(0),
      hotel: formula(''),
      departureDate: formula(3),
      roomNights: formula(-10),
      commission: formula(0),
    }));
    expect(await withRows(...rows)).toEqual({ ...two, found: [] });
  });

  test('with formulas that were never calculated, which is told once', async () => {
    const empty = (f: string) => ({ t: 's', v: '', f }) as CellObject;
    const amounts = Array.from({ length: 5 }, () => ({ commission: empty('J4*0.1') }));
    expect(await withRows(...amounts)).toEqual({ ...two, found: [] });
    const linked = { eventName: empty('Data!A4'), hotel: empty('Data!B4') };
    expect(await withRows(linked, linked)).toEqual({ ...two, found: ['A4 noValue'] });
  });

  test('with a column filled in advance', async () => {
    const status = Array.from({ length: 9 }, () => ({ status: 'Held', country: 'US' }));
    expect(await withRows(...status)).toEqual({ ...two, found: [] });
    const hotel = Array.from({ length: 9 }, () => ({ hotel: 'Inn', commission: 0.1 }));
    expect(await withRows(...hotel)).toEqual({ ...two, found: [] });
  });

  test('with the headings once more', async () => {
    const file = reportWorkbook([goodEvent, {}, second], {
      change: (sheet) =>
        utils.sheet_add_aoa(sheet, [['Event Name', '', 'HOTEL', '', 'Country']], { origin: 'A3' }),
    });
    expect(await read(file)).toMatchObject({
      bookings: [{ row: 2 }, { row: 4 }],
      findings: [],
      hints: [],
    });
  });

  test('with a note', async () => {
    for (const note of ['Note: rates are net', '* estimate', 'Nota: neto', 'March 2026']) {
      expect(
        await withRows({ eventName: note }, { ...goodEvent, eventName: 'Third' }),
      ).toMatchObject({
        events: 3,
        found: ['A4 noteRows 1'],
      });
    }
    expect(
      await withRows({}, { eventName: 'Prepared by Ana', city: 'Ruiz' }, { hotel: 'Bye' }),
    ).toEqual({ ...two, found: ['A5 noteRows 2'] });
    expect(await withRows({ eventName: 'Total', ...sums }, { eventName: 'Thank you!' })).toEqual({
      ...two,
      found: ['A4 totalRows 1', 'A5 noteRows 1'],
    });
  });

  test('but what somebody began to fill in is an event', async () => {
    for (const rows of [[{ eventName: 'Gala' }], [{}, { eventName: 'Gala' }]]) {
      expect((await withRows(...rows)).events).toBe(3);
    }
    expect((await withRows({}, { eventName: 'Gala', hotel: 'Inn' })).events).toBe(3);
    expect((await withRows({}, { hotel: 'Inn', roomNights: 7 })).events).toBe(3);
    expect((await withRows({}, { hotel: 'Inn', roomNights: 'seven' })).events).toBe(3);
  });
});

test.each([
  'No bookings this quarter',
  'No bookings.',
  'No events in Q1',
  'Sin reservaciones este trimestre',
  'Aucune réservation pour ce trimestre',
  'Néant',
  'N/A',
])('%s: a quarter without events', async (text) => {
  for (const row of [{ eventName: text }, { hotel: text, roomNights: 0, hotelRevenue: 0 }]) {
    expect(await read(reportWorkbook([row]))).toMatchObject({
      bookings: [],
      findings: [],
      hints: [],
    });
  }
});

test('a row of dashes is not filled in', async () => {
  const dashes = { eventName: '—', hotel: '-', arrivalDate: '–', hotelRevenue: '-', status: '--' };
  const { bookings } = await read(reportWorkbook([goodEvent, dashes, { eventName: '…' }]));
  expect(bookings).toHaveLength(1);
});

test.each([
  { ...goodEvent, eventType: 'N/A', arrivalDate: 'TBD', departureDate: 'TBD' },
  { eventName: 'Gala', eventType: 'none', hotel: 'Millrace Boston' },
])('an event of which something is not known is one', async (event) => {
  expect((await read(reportWorkbook([event]))).bookings).toHaveLength(1);
});

test.each(['No Limits Tour', 'No Business Like Show Business Gala'])(
  '%s is an event where it has a day',
  async (eventName) => {
    expect((await read(reportWorkbook([{ ...goodEvent, eventName }]))).bookings).toHaveLength(1);
  },
);

test('events beyond the last row that is read are counted in a finding, however far away', async () => {
  const change = (row: number) =>
    reportWorkbook([goodEvent], {
      change(sheet) {
        utils.sheet_add_aoa(sheet, [['Far', 'Gala', 'Inn'], [], ['Farther', 'Gala', 'Inn']], {
          origin: { r: row, c: 0 },
        });
      },
    });
  const { bookings, findings } = await read(change(40_000));
  expect(bookings).toHaveLength(1);
  expect(findings).toMatchObject([
    { cell: 'A40001', code: 'tooManyRows', params: { max: readingLimits.rows, n: 2 } },
  ]);
});

describe('sums without a word', () => {
  const third = { ...goodEvent, eventName: 'Third' };

  test.each([
    ['above all events', [sums, goodEvent, third]],
    ['above each group', [sums, goodEvent, third, sums, goodEvent, third]],
  ])('%s are told of, and not counted', async (_, events) => {
    const { bookings, hints } = await read(reportWorkbook(events));
    const groups = events.length / 3;
    expect(totalsOf(bookings)).toMatchObject({ events: 2 * groups, roomNights: 220 * groups });
    expect(hints).toMatchObject([{ cell: 'A2', code: 'totalRows', params: { n: groups } }]);
  });

  test('that fit no events are an event without its name', async () => {
    const { bookings } = await read(reportWorkbook([{ ...sums, commission: 1 }, goodEvent, third]));
    expect(bookings).toHaveLength(3);
  });
});

test.each([
  'No hubo reservaciones',
  'No hubo eventos este trimestre',
  'Ningún evento',
  'There were no bookings this quarter',
  'We had no bookings in Q1 2026',
  'NIL REPORT',
  'No activity',
  'No business this quarter',
  'Zero bookings',
  'Sin actividad',
  'Nous n’avons eu aucune réservation',
  'Aucune activité',
  'S/O',
])('%s is no event', async (eventName) => {
  expect(await read(reportWorkbook([{ eventName }]))).toMatchObject({ bookings: [], findings: [] });
});
