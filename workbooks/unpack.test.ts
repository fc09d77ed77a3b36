import { expect, test } from 'vitest';
import { readReport } from './reading/readReport.ts';
import { workbookRefusal } from './refusal.ts';
import { goodEvent, reportWorkbook } from './testing/reportWorkbook.ts';
import { type Item, zipArchive } from './testing/zipArchive.ts';
import { unpack } from './unpack.ts';

const quarter = '2026-Q1';
const itemsOf = async (file: Buffer): Promise<Item[]> =>
  [...((await unpack(file)).parts ?? [])].map(([name, content]) => ({ name, content }));

test('a part that is empty is nothing, whatever packing it names', async () => {
  const [stored, deflated] = [0, 8].map((method) => ({
    name: `xl/empty${method}.xml`,
    local: { method },
    directory: { method },
  })) as [Item, Item];
  const items = await itemsOf(reportWorkbook([goodEvent]));
  const { state } = await readReport(zipArchive([...items, stored, deflated]), quarter);
  expect(state).toBe('READ');
});

test('a part that is not what was packed is not read', async () => {
  const items = await itemsOf(reportWorkbook([goodEvent]));
  const changed = items.map((item) =>
    item.name === 'xl/worksheets/sheet1.xml'
      ? { ...item, local: { crc: 1 }, directory: { crc: 1 } }
      : item,
  );
  expect((await readReport(zipArchive(changed), quarter)).state).toBe('UNREADABLE');
});

const lists = (change: (content: string) => string, name: RegExp) => (item: Item) =>
  name.test(item.name) ? { ...item, content: change(String(item.content)) } : item;
const moved = (from: string | RegExp, to: string) => (item: Item) => ({
  ...item,
  name: item.name.replace(from, to),
});
const ofWorkbook = /workbook\.xml\.rels$/;
test.each<[string, (item: Item) => Item]>([
  ['as Windows writes them', moved(/\//g, '\\')],
  ['from the root', moved(/^/, '/')],
  ['in capitals', (item) => ({ ...item, name: item.name.toUpperCase() })],
  ['that begin here', lists((content) => content.replaceAll('Target="', 'Target="./'), ofWorkbook)],
  ['by way of the root', lists((c) => c.replaceAll('Target="', 'Target="../xl/'), ofWorkbook)],
  [
    'with a space, which their lists escape',
    (item) =>
      moved(
        'sheet1.',
        'sheet 1.',
      )(lists((c) => c.replace('sheet1.', 'sheet%201.'), /rels$|^\[/)(item)),
  ],
])('parts with names %s are read', async (_, change) => {
  const items = await itemsOf(reportWorkbook([goodEvent]));
  const file = zipArchive(items.map(change));
  expect(await workbookRefusal('report.xlsx', file)).toBeUndefined();
  expect(await readReport(file, quarter)).toMatchObject({ state: 'READ', bookings: [{ row: 2 }] });
});

test('of two workbooks in a file the one is read to which the file leads', async () => {
  const items = await itemsOf(reportWorkbook([goodEvent]));
  const types = lists(
    (content) =>
      content.replace(
        '<Override ',
        (first) =>
          `<Override PartName="/a.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${first}`,
      ),
    /^\[/,
  );
  const file = zipArchive([...items.map(types), { name: 'a.xml', content: '<workbook/>' }]);
  expect((await readReport(file, quarter)).state).toBe('READ');
});

test.each([
  ['a width for more columns than there are', '<cols><col min="1" max="4000000000"/></cols>'],
  [
    'widths for all columns, again and again',
    `<cols>${'<col min="1" max="16384"/>'.repeat(20_000)}</cols>`,
  ],
  [
    'a link for all cells',
    '<hyperlinks><hyperlink ref="A1:XFD1048576" location="a"/></hyperlinks>',
  ],
])('a sheet with %s is read', async (_, added) => {
  const items = await itemsOf(reportWorkbook([goodEvent]));
  const sheet = lists((content) => content.replace('<sheetData>', `${added}<sheetData>`), /sheet1/);
  expect((await readReport(zipArchive(items.map(sheet)), quarter)).state).toBe('READ');
});

test('cells are counted whatever the prefix of their names', async () => {
  const cells = `<row r="9">${'<x:c r="A9"><v>1</v></x:c>'.repeat(160_000)}</row>`;
  const items = await itemsOf(reportWorkbook([goodEvent]));
  const sheet = lists(
    (content) => content.replace('</sheetData>', `${cells}</sheetData>`),
    /sheet1/,
  );
  expect((await readReport(zipArchive(items.map(sheet)), quarter)).state).toBe('TOO_MUCH');
});
