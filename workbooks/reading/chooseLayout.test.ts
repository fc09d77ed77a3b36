import { utils } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import type { ReportField } from '../../contract/reportColumns.ts';
import { openPackage } from '../marking/package.ts';
import {
  type EventCells,
  goodEvent,
  reportSheet,
  reportWorkbook,
  serial,
} from '../testing/reportWorkbook.ts';
import { unpack } from '../unpack.ts';
import { readReport } from './readReport.ts';

interface Page {
  name: string;
  events?: readonly EventCells[];
  fields?: readonly ReportField[];
  hidden?: 0 | 1 | 2;
}

/** A workbook of these sheets. */
const workbook = (pages: readonly Page[], bookType: 'xlsx' | 'biff8' = 'xlsx') =>
  reportWorkbook([], {
    bookType,
    change(_, book) {
      book.SheetNames = [];
      for (const { name, events = [goodEvent], fields } of pages) {
        utils.book_append_sheet(book, reportSheet(events, fields && { fields }), name);
      }
      book.Workbook = { Sheets: pages.map(({ hidden = 0 }) => ({ Hidden: hidden })) };
    },
  });
const read = async (file: Buffer, quarter = '2026-Q1') => {
  const { sheet, hints } = await readReport(file, quarter);
  return { sheet, told: hints.map(({ cell, code, params }) => ({ cell, code, ...params })) };
};
const at = (arrival: string, departure: string): EventCells => ({
  ...goodEvent,
  arrivalDate: serial(arrival),
  departureDate: serial(departure),
});
const spring = at('2026-05-04', '2026-05-06');
const summer = at('2026-07-06', '2026-07-09');

describe('the sheet that is read', () => {
  test('says that there was no event, before one with the events of another quarter', async () => {
    const pages = [
      { name: 'Q2', events: [spring] },
      { name: 'Q1', events: [{ eventName: 'No bookings' }] },
    ];
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const file = workbook(pages, bookType);
      expect((await read(file)).sheet).toBe('Q1');
      expect((await read(file, '2026-Q2')).sheet).toBe('Q2');
    }
  });

  test.each([1, 2] as const)('is shown, and not hidden in way %s', async (hidden) => {
    const file = workbook([
      { name: 'Old', hidden },
      { name: 'New', events: [summer] },
    ]);
    expect(await read(file)).toEqual({
      sheet: 'New',
      told: [{ cell: 'A1', code: 'otherSheets', sheets: 'Old' }],
    });
    const xls = workbook(
      [
        { name: 'Old', hidden },
        { name: 'New', events: [summer] },
      ],
      'biff8',
    );
    expect((await read(xls)).sheet).toBe('New');
  });

  test('is a hidden one only where there is no other', async () => {
    const file = workbook([
      { name: 'Cover', fields: ['hotel'] },
      { name: 'Old', hidden: 1 },
    ]);
    expect(await read(file)).toEqual({
      sheet: 'Old',
      told: [{ cell: 'A1', code: 'hiddenSheet' }],
    });
  });

  test('has its days in the quarter, most of them if others have some', async () => {
    const straddling = at('2026-06-29', '2026-07-02');
    const file = workbook([
      { name: 'Bookings', events: [goodEvent, spring, straddling] },
      { name: 'Q3', events: [summer, { ...summer, eventName: 'Other' }, spring] },
    ]);
    expect((await read(file, '2026-Q3')).sheet).toBe('Q3');
    expect((await read(file, '2026-Q1')).sheet).toBe('Bookings');
    expect((await read(file, '2026-Q2')).sheet).toBe('Bookings');
  });

  test('was open when the file was saved, where days tell nothing', async () => {
    const pages = [
      { name: 'Bookings', events: [spring] },
      { name: 'Mine', events: [summer] },
    ];
    expect((await read(workbook(pages))).sheet).toBe('Bookings');

    const book = openPackage((await unpack(workbook(pages))).parts ?? new Map());
    const part = 'xl/workbook.xml';
    const view = '<bookViews><workbookView activeTab="1"/></bookViews>';
    book.put(part, book.text(part).replace('<sheets>', `${view}<sheets>`));
    expect((await read(await book.pack())).sheet).toBe('Mine');

    const xls = workbook(pages, 'biff8');
    expect((await read(xls)).sheet).toBe('Bookings');
    const window = xls.indexOf(Buffer.from([0x3d, 0, 0x12, 0]));
    xls.writeUInt16LE(1, window + 4 + 10);
    expect((await read(xls)).sheet).toBe('Mine');
  });

  test('has all columns that are needed, and the most', async () => {
    const some: readonly ReportField[] = ['eventName', 'hotel', 'arrivalDate', 'status', 'country'];
    const file = workbook([{ name: 'Calendar', fields: some }, { name: 'Mine' }]);
    expect((await read(file)).sheet).toBe('Mine');
  });

  test('is told, with all others that have events, and not those that have none', async () => {
    const file = workbook([
      { name: 'Bookings' },
      { name: 'Bookings (2)' },
      { name: 'Empty', events: [] },
      { name: 'Spring', events: [spring] },
    ]);
    expect(await read(file)).toEqual({
      sheet: 'Bookings',
      told: [{ cell: 'A1', code: 'otherSheets', sheets: 'Bookings (2), Spring' }],
    });
    expect(await read(workbook([{ name: 'Bookings' }]))).toEqual({ sheet: 'Bookings', told: [] });
  });

  test('is one of the first twenty; that others are left out is told', async () => {
    const pages = Array.from({ length: 23 }, (_, n) => ({ name: `S${n}`, events: [] }));
    expect((await read(workbook(pages))).told).toEqual([
      { cell: 'A1', code: 'manySheets', max: 20, n: 3 },
    ]);
  });
});
