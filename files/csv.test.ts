import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
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
])('%j is text to a spreadsheet, whatever ends a cell to it', (cell) => {
  const formula = /^[\s\u200b]*[=+\-@＝＋－＠]|^\t/;
  const read = csvCell(cell)
    .replace(/^"|"$/g, '')
    .split(/[;\r\n]/);
  expect(read.filter((part) => formula.test(part))).toEqual([]);
  expect(csvCell(cell).replaceAll(/['"]/g, '')).toBe(cell);
});

test.each([
  ['plain', 'plain'],
  ['a=b', 'a=b'],
  ['Smith - Jones', 'Smith - Jones'],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['=a,b', '"\'=a,b"'],
  [-1, '-1'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
])('%j becomes %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('lines end with CR LF, as RFC 4180 demands', () => {
  expect(csvLine(['a', 1, null])).toBe('a,1,\r\n');
});
