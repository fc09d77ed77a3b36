import { expect, test } from 'vitest';
import { goodEvent, reportWorkbook } from '../testing/reportWorkbook.ts';
import { streamed } from '../testing/streamed.ts';
import { type Item, zipArchive } from '../testing/zipArchive.ts';
import { unpack } from '../unpack.ts';
import { reportProcesses } from './inProcess.ts';

const quarter = '2026-Q1';
const file = reportWorkbook(
  Array.from({ length: 300 }, (_, n) => ({ ...goodEvent, eventName: `Event ${n}` })),
);
const tooMuch = { state: 'TOO_MUCH', bookings: [], findings: [], hints: [] };
const task = { file, quarter, hotels: ['Another house'], language: 'en' } as const;

/** The report with its parts changed, where `change` says so. */
async function altered(change: (item: Item) => Item): Promise<Buffer> {
  const { parts = [] } = await unpack(file);
  return zipArchive([...parts].map(([name, content]) => change({ name, content, deflate: true })));
}
const within = (name: RegExp, end: string, many: string) =>
  altered((item) =>
    name.test(item.name)
      ? { ...item, content: String(item.content).replace(end, () => many + end) }
      : item,
  );

test('a report is read in a process of its own, and its copy is marked in one', async () => {
  const { state, bookings, findings } = await reportProcesses().read(file, quarter);
  expect([state, bookings.length, findings]).toEqual(['READ', 300, []]);
  const copy = await reportProcesses().mark(task);
  expect(copy?.toString('latin1', 0, 2)).toBe('PK');
}, 120_000);

test('an archive whose headers leave the sizes open is read in the memory that its files take', async () => {
  const { parts = [] } = await unpack(file);
  const items = [...parts].map(([name, content]) => ({ name, content }));
  const { state } = await reportProcesses().read(
    zipArchive(streamed(items, { long: true })),
    quarter,
  );
  expect(state).toBe('READ');
}, 120_000);

test('a process that takes too much memory of any kind ends, and this one goes on', async () => {
  expect(await reportProcesses({ heapMb: 6 }).read(file, quarter)).toEqual(tooMuch);
  expect(await reportProcesses({ heapMb: 6 }).mark(task)).toBeUndefined();
  const spaces = await within(/sheet1\.xml$/, '<sheetData>', ' '.repeat(40_000_000));
  const { state } = await reportProcesses({ memoryMb: 224 }).read(spaces, quarter);
  expect(['TOO_MUCH', 'UNREADABLE']).toContain(state);
}, 120_000);

test('a copy whose styles are too many to be marked ends its process, and this one goes on', async () => {
  const many = '<numFmt numFmtId="200" formatCode="0"/>'.repeat(150_000);
  const styles = await within(/styles\.xml$/, '<cellXfs', `<numFmts>${many}</numFmts>`);
  expect(
    await reportProcesses({ heapMb: 64 }).mark({ ...task, file: styles, quarter: '2026-Q2' }),
  ).toBeUndefined();
}, 120_000);

test('a process that takes too much of a processor ends', async () => {
  const names = '<definedName name="a">A1</definedName>'.repeat(1_000_000);
  const defined = await within(
    /workbook\.xml$/,
    '</workbook>',
    `<definedNames>${names}</definedNames>`,
  );
  expect(await reportProcesses({ processorSeconds: 1 }).read(defined, quarter)).toEqual(tooMuch);
}, 120_000);

test('a process that is not done in time ends, however little of a processor it got', async () => {
  expect(await reportProcesses({ passedMs: 1 }).read(file, quarter)).toEqual(tooMuch);
}, 120_000);
