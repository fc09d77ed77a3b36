import { describe, expect, it } from 'vitest';
import { englishText } from './messages.ts';
import { megabytes, uploadRefusal } from './uploads.ts';

const said = (...files: { name: string; size: number }[]) => {
  const refusal = uploadRefusal(files);
  return refusal && englishText(refusal);
};

describe('uploadRefusal', () => {
  it.each([
    'report.xls',
    'report.xlsx',
    'Q1 report.final.XLSX',
    '報告.xls',
    'Q1.xlsx\u200e',
    'Q1.xlsx\u00a0',
  ])('takes %s', (name) => {
    expect(said({ name, size: 1 })).toBeUndefined();
  });

  it.each([
    ['report.xlsm', 'This workbook contains macros'],
    ['report.csv', 'This is a web page or a text file'],
    ['Report.HTML', 'This is a web page or a text file'],
    ['report.xls.png', 'If this file is a spreadsheet'],
    ['report', 'If this file is a spreadsheet'],
    ['xlsx', 'If this file is a spreadsheet'],
  ])('refuses %s with the text of the specification, and says what to do', (name, known) => {
    const [first, second, ...more] = said({ name, size: 1 })?.split(/(?<=\.) /) ?? [];
    expect([first, more]).toEqual(['Only .xls and .xlsx files are allowed.', []]);
    expect(second?.startsWith(known)).toBe(true);
    expect(second).toMatch(/open it in your spreadsheet program and save it as .xlsx/);
  });

  it('accepts 1,048,576 bytes and refuses one more, with the text of the specification', () => {
    expect(said({ name: 'a.xlsx', size: 1_048_576 })).toBeUndefined();
    expect(said({ name: 'a.xlsx', size: 1_048_577 })).toBe(
      'Allowed file size is 1MB. Your file(s) has/have size 1.00MB',
    );
    expect(said({ name: 'a.xlsx', size: 1_310_720 })).toBe(
      'Allowed file size is 1MB. Your file(s) has/have size 1.25MB',
    );
  });

  it('lists the sizes of all files that are too large', () => {
    expect(
      said(
        { name: 'a.xls', size: 1_310_720 },
        { name: 'b.xls', size: 5 },
        { name: 'c.xls', size: 3_145_728 },
      ),
    ).toBe('Allowed file size is 1MB. Your file(s) has/have size 1.25MB, 3.00MB');
  });

  it('demands exactly one file', () => {
    expect(said()).toBe('Please choose a file.');
    expect(said({ name: 'a.xls', size: 1 }, { name: 'b.xls', size: 1 })).toBe(
      'Please upload one file at a time.',
    );
  });
});

it('writes sizes in MB with two decimals', () => {
  expect([0, 1024, 1_048_576, 10_485_760].map(megabytes)).toEqual([
    '0.00MB',
    '0.00MB',
    '1.00MB',
    '10.00MB',
  ]);
});
