import { expect, test } from 'vitest';
import { readReport } from './reading/readReport.ts';
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
