import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readingStates } from '../../contract/reportReading.ts';
import { markReport } from '../marking/markReport.ts';
import { workbookRefusal } from '../refusal.ts';
import { goodEvent, reportWorkbook, serial } from '../testing/reportWorkbook.ts';
import { withParts } from '../testing/withParts.ts';
import { reportProcesses } from './inProcess.ts';
import { readReport } from './readReport.ts';

// SheetJS names what it doesn't know; its process keeps quiet about it.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const quarter = '2026-Q1';
const events = [
  goodEvent,
  { ...goodEvent, eventName: 'Wrong', departureDate: serial('2026-03-01') },
];
const xls = reportWorkbook(events, { bookType: 'biff8' });
const xlsx = reportWorkbook(events);

/** Files that differ from `file` in a byte, are cut off, or have a piece twice; evenly over the whole file. */
function* damaged(file: Buffer, count: number): Generator<[what: string, file: Buffer]> {
  for (let n = 0; n < count; n++) {
    const at = Math.floor((n * file.length) / count);
    const other = Buffer.from(file);
    other[at] = (other[at] ?? 0) ^ (n % 2 ? 0xff : 1 << (n % 8));
    yield [`byte ${at} changed`, other];
    if (n % 4 === 0) yield [`cut off at ${at}`, file.subarray(0, at)];
    if (n % 4 === 1) {
      yield [`${at} twice`, Buffer.concat([file.subarray(0, at + 64), file.subarray(at)])];
    }
  }
}

describe.each([
  ['.xls', xls],
  ['.xlsx', xlsx],
])('a damaged %s', (ending, file) => {
  test('is read or not, marked or not, and nothing else', async () => {
    for (const [what, other] of damaged(file, 150)) {
      // A server reads nothing else.
      if (await workbookRefusal(`a${ending}`, other)) continue;
      const { state } = await readReport(other, quarter);
      expect([what, readingStates.includes(state)]).toEqual([what, true]);
      const copy = await markReport({ file: other, quarter, hotels: [], language: 'en' });
      if (copy) expect([what, await workbookRefusal('a.xlsx', copy)]).toEqual([what, undefined]);
    }
  }, 120_000);
});

test('its process writes nothing, whatever it reads', async () => {
  const written = vi.spyOn(process.stderr, 'write');
  const unknown = Buffer.from(xls);
  const stream = unknown.indexOf(Buffer.from('8500', 'hex'));
  unknown.fill(0x82, stream, stream + 40);
  await reportProcesses().read(unknown, quarter);
  expect(written).not.toHaveBeenCalled();
}, 60_000);

test.each(['A99999999', 'A4294967290', 'ZZZZZ9'])(
  'a cell where no sheet can have one is not there: %s',
  async (cell) => {
    const row = `<row r="${cell.replace(/\D/g, '')}"><c r="${cell}"><v>1</v></c></row>`;
    const file = await withParts(xlsx, {
      'xl/worksheets/sheet1.xml': (sheet) => sheet.replace('</sheetData>', `${row}$&`),
    });
    expect(await readReport(file, quarter)).toEqual(await readReport(xlsx, quarter));
  },
);

describe('an .xls that claims', () => {
  /** The file with other bytes from `offset` behind the first record of a kind. */
  const claiming = (record: string, offset: number, bytes: number[]): Buffer => {
    const other = Buffer.from(xls);
    const at = other.indexOf(Buffer.from(record, 'hex'));
    expect(at, record).toBeGreaterThan(0);
    Buffer.from(bytes).copy(other, at + offset);
    return other;
  };
  const ff = [0xff, 0xff, 0xff, 0xff];

  test.each([
    ['to have four billion rows', claiming('00020e00', 8, ff)],
    ['to have four billion texts', claiming('fc00', 4, [...ff, ...ff])],
    ['that a sheet begins behind the file', claiming('8500', 4, ff)],
    ['that a sheet begins where the workbook does', claiming('8500', 4, [0, 0, 0, 0])],
    ['that a text is longer than the file', claiming('0402', 10, [0xff, 0xff])],
  ])(
    '%s is read within the limits, or not',
    async (_, file) => {
      const { state } = await reportProcesses().read(file, quarter);
      expect(readingStates).toContain(state);
    },
    60_000,
  );
});
