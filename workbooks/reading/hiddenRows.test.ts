import { describe, expect, test } from 'vitest';
import { changedXls } from '../testing/changedXls.ts';
import { record } from '../testing/plainXls.ts';
import { goodEvent, reportWorkbook } from '../testing/reportWorkbook.ts';
import { withParts } from '../testing/withParts.ts';
import { readReport } from './readReport.ts';

const events = [1, 2, 3].map((n) => ({ ...goodEvent, eventName: `Event ${n}` }));
const hiddenIn = async (file: Buffer) => {
  const { bookings, hints } = await readReport(file, '2026-Q1');
  expect(bookings).toHaveLength(3);
  return hints.map(({ cell, code, params }) => `${cell} ${code} ${params?.n}`);
};

describe('rows that a sheet hides unless they say otherwise', () => {
  const hiding = (format: string, change = (sheet: string) => sheet) =>
    withParts(reportWorkbook(events), {
      'xl/worksheets/sheet1.xml': (sheet) => change(sheet.replace('<sheetData>', `${format}$&`)),
    });

  test.each(['1', 'true'])('count, with a hint (%s)', async (value) => {
    const format = `<sheetFormatPr defaultRowHeight="15" zeroHeight="${value}"/>`;
    expect(await hiddenIn(await hiding(format))).toEqual(['A2 hiddenRows 3']);
  });

  test('are not those with a height of their own', async () => {
    const file = hiding('<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>', (sheet) =>
      sheet.replace(/<row r="[23]"/g, '$& ht="15"'),
    );
    expect(await hiddenIn(await file)).toEqual(['A4 hiddenRows 1']);
  });

  test.each(['<sheetFormatPr defaultRowHeight="15"/>', '<sheetFormatPr zeroHeight="0"/>'])(
    'are none in a sheet with %s',
    async (format) => {
      expect(await hiddenIn(await hiding(format))).toEqual([]);
    },
  );

  /** An .xls with records at the beginning of its sheet. */
  const xlsWith = (...records: Buffer[]): Buffer =>
    changedXls(reportWorkbook(events, { bookType: 'biff8' }), (stream) => {
      const sheet = stream.lastIndexOf(Buffer.from('09081000', 'hex')) + 4 + 0x10;
      return Buffer.concat([stream.subarray(0, sheet), ...records, stream.subarray(sheet)]);
    });
  const defaultHeight = (flags: number) => record(0x0225, Buffer.from([flags, 0, 0xff, 0]));
  const shownRow = (row: number) => {
    const data = Buffer.alloc(16);
    data.writeUInt16LE(row, 0);
    return record(0x0208, data);
  };

  test('are told of in an .xls too', async () => {
    expect(await hiddenIn(xlsWith(defaultHeight(2)))).toEqual(['A2 hiddenRows 3']);
    expect(await hiddenIn(xlsWith(defaultHeight(2), shownRow(1), shownRow(2)))).toEqual([
      'A4 hiddenRows 1',
    ]);
    expect(await hiddenIn(xlsWith(defaultHeight(0)))).toEqual([]);
  });
});
