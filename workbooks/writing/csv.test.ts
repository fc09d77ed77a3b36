import { expect, test } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { csvOf } from './csv.ts';
import type { Column } from './table.ts';

type Row = readonly (string | number | null)[];

/** The file of rows under headings, without its byte order mark. */
async function csv(
  kinds: Column<Row>['kind'][],
  rows: readonly Row[],
  language: Language = 'en',
): Promise<string> {
  const columns = kinds.map((kind, n) => ({ heading: kind, kind, valueIn: (row: Row) => row[n] }));
  const reader = { language, timeZone: 'Asia/Tokyo' };
  let file = '';
  for await (const lines of csvOf({ name: 'Table', columns, rows: [rows] }, reader)) file += lines;
  expect(file.startsWith('\uFEFF')).toBe(true);
  return file.slice(1);
}
/** The cell of a text, in a file of a language. */
const cellOf = async (text: string, language: Language = 'en') =>
  (await csv(['text'], [[text]], language)).slice('text\r\n'.length, -'\r\n'.length);

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\tx',
  '  =1+1',
  '\r=1+1',
  '\n=1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  'a;=1+1',
  'a; ＝1+1',
  'two\n=1+1',
  'two\r\n\t@x',
];

test.each(formulas)('%j is text to a spreadsheet, whatever ends a cell to it', async (text) => {
  const formula = /^[\s\u200b]*[=+\-@＝＋－＠]|^\t/;
  const cell = await cellOf(text);
  const read = cell.replace(/^"|"$/g, '').split(/[;\r\n]/);
  expect(read.filter((part) => formula.test(part))).toEqual([]);
  expect(cell.replaceAll(/['"]/g, '')).toBe(text);
});

test.each([...formulas, 'a,=1+1', 'a,\t@x', 'a;b,=1+1'])(
  '%j is text also to one that ends cells with commas, in a file with semicolons',
  async (text) => {
    const cell = await cellOf(text, 'fr-CA');
    const read = cell.replace(/^"|"$/g, '').split(/[;,\r\n]/);
    expect(read.filter((part) => /^[\s\u200b]*[=+\-@＝＋－＠]|^\t/.test(part))).toEqual([]);
    expect(cell.replaceAll(/['"]/g, '')).toBe(text);
  },
);

test.each([
  ['plain', 'plain'],
  ['a=b', 'a=b'],
  ['Smith - Jones', 'Smith - Jones'],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['Boston, +1', '"Boston, +1"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['=a,b', '"\'=a,b"'],
])('%j becomes %s', async (value, cell) => {
  expect(await cellOf(value)).toBe(cell);
});

test.each([
  ['en', 'count,money,date,time,text\r\n-3,33000.5,2026-12-28,2026-12-29,\r\n'],
  ['es-MX', 'count,money,date,time,text\r\n-3,33000.5,2026-12-28,2026-12-29,\r\n'],
  ['fr-CA', 'count;money;date;time;text\r\n-3;33000,5;2026-12-28;2026-12-29;\r\n'],
] as const)(
  'a file in %s is opened by a spreadsheet program in that language',
  async (language, file) => {
    const row = [-3, 33_000.5, '2026-12-28', '2026-12-28T15:00:00.000Z', null];
    expect(await csv(['count', 'money', 'date', 'time', 'text'], [row], language)).toBe(file);
  },
);
