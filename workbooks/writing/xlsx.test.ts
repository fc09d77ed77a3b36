import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { Column } from './table.ts';
import { xlsxOf } from './xlsx.ts';

type Row = readonly (string | number | null)[];

async function sheetOf(kinds: Column<Row>['kind'][], rows: Row[], name = 'Tableau') {
  const columns = kinds.map((kind, n) => ({ heading: kind, kind, valueIn: (row: Row) => row[n] }));
  const file = await xlsxOf(
    { name, columns, rows: [rows] },
    { language: 'fr-CA', timeZone: 'Pacific/Honolulu' },
  );
  const book = read(await new Response(file).arrayBuffer(), { cellNF: true });
  const [sheet = ''] = book.SheetNames;
  return { name: sheet, sheet: book.Sheets[sheet] ?? {} };
}
/** The number under which a spreadsheet keeps a day. */
const serial = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

test('days are dates and amounts are numbers, whatever the language', async () => {
  const { sheet } = await sheetOf(
    ['date', 'time', 'count', 'money', 'text'],
    [['2028-02-29', '2027-01-01T09:59:00.000Z', 3, 33_000.5, null]],
  );
  expect(sheet.A2).toMatchObject({ t: 'n', v: serial('2028-02-29'), z: 'yyyy-mm-dd' });
  expect(sheet.B2).toMatchObject({ t: 'n', v: serial('2026-12-31'), z: 'yyyy-mm-dd' });
  expect(sheet.C2).toMatchObject({ t: 'n', v: 3 });
  expect(sheet.D2).toMatchObject({ t: 'n', v: 33_000.5, z: '#,##0.00' });
  expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual([
    'date',
    'time',
    'count',
    'money',
    'text',
  ]);
});

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '＝1+1', '=HYPERLINK("x")', 'a\u0001b<&>\ud800'])(
  '%j is a text and stays one when somebody edits it',
  async (text) => {
    const { A2: cell } = (await sheetOf(['text'], [[text]])).sheet;
    expect(cell).toMatchObject({ t: 's', z: '@' });
    expect(cell.f).toBeUndefined();
  },
);

test.each([
  ['Tableau', 'Tableau'],
  ['Agencies with the most room nights', 'Agencies with the most room nig'],
  ["'L’année': 2026/27 [T1]?'", "L’année'_ 2026_27 _T1__"],
])('the table %s is on the sheet %s', async (name, sheet) => {
  expect((await sheetOf(['text'], [['a']], name)).name).toBe(sheet);
});
